import * as t from 'io-ts'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { estDAcompte, type FactureDuRegistre } from '#domain/facturation/facture-du-registre'
import { FactureDAcompteDuClientReply, FactureDAcompteReply, factureDAcompteReply } from './facture-d-acompte-reply.ts'
import { FactureDuClientReply, FactureReply, factureReply } from './facture-reply.ts'

/** An invoice for work or for a deposit, told apart by `genre`. Amounts in euros. */
export const FactureDuRegistreReply = t.union([FactureReply, FactureDAcompteReply])

/** The same for its client. */
export const MaFactureReply = t.union([FactureDuClientReply, FactureDAcompteDuClientReply])

export type MaFactureReply = t.TypeOf<typeof MaFactureReply>

export type FactureDuRegistreReply = t.TypeOf<typeof FactureDuRegistreReply>

/** Either as it stands on a civil day. */
export const factureDuRegistreReply = (suivie: FactureDuRegistre, jour: DateCivile): FactureDuRegistreReply =>
  estDAcompte(suivie) ? factureDAcompteReply(suivie, jour) : factureReply(suivie, jour)
