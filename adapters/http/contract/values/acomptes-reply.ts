import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { TypeClient } from '#domain/client/acheteur'
import type { AFacturer } from '#domain/facturation/a-facturer'
import { PrestationId } from '#domain/prestation/reference'
import { Statut } from '#domain/prestation/statut'
import { Euros } from './euros.ts'
import { MontantDetenuReply } from './montant-detenu-reply.ts'
import { ReglementReply } from './reglement-reply.ts'

/** Money of an order before its invoice. Amounts in euros. */
export const AcomptesReply = t.readonly(
  t.strict({
    prestationId: PrestationId,
    statut: Statut,
    type: TypeClient,
    /** The day of the order: none came before. */
    des: CodecDateCivile,
    /** In the order of writing; none that an invoice has taken over. */
    acomptes: t.readonlyArray(ReglementReply),
    /** What may still come. */
    acompteMax: Euros,
    /** What invoices that were given back whole still hold: the next one takes it over. */
    detenus: t.readonlyArray(MontantDetenuReply),
  }),
)

export type AcomptesReply = t.TypeOf<typeof AcomptesReply>

export const acomptesReply = ({
  prestation: { id, statut, engagement },
  dateExecutionDes,
  acomptes,
  acompteMax,
  detenus,
}: AFacturer): AcomptesReply => ({
  prestationId: id,
  statut,
  type: engagement.acheteur.type,
  des: dateExecutionDes,
  acomptes,
  acompteMax,
  detenus,
})
