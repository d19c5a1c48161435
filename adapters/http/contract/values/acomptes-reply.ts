import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { TypeClient } from '#domain/client/acheteur'
import type { AFacturer } from '#domain/facturation/a-facturer'
import { piecesDeLEcriture } from '#domain/facturation/facture-d-acompte-suivie'
import { PrestationId } from '#domain/prestation/reference'
import { Statut } from '#domain/prestation/statut'
import { Euros } from './euros.ts'
import { MontantDetenuReply } from './montant-detenu-reply.ts'
import { MentionManquanteReply } from './mention-manquante-reply.ts'
import { AcompteEcritReply } from './reglement-reply.ts'

/** Money of an order before its invoice. Amounts in euros. */
export const AcomptesReply = t.readonly(
  t.strict({
    prestationId: PrestationId,
    statut: Statut,
    type: TypeClient,
    /** The day of the order: none came before. */
    des: CodecDateCivile,
    /** In the order of writing; none that an invoice has taken over. */
    acomptes: t.readonlyArray(AcompteEcritReply),
    /** What may still come. */
    acompteMax: Euros,
    /** What invoices that were given back whole still hold: the next one takes it over. */
    detenus: t.readonlyArray(MontantDetenuReply),
    /** What the settings of the business lack to issue what a professional gets for it: nothing is written before. */
    mentionsManquantes: t.readonlyArray(MentionManquanteReply),
  }),
)

export type AcomptesReply = t.TypeOf<typeof AcomptesReply>

export const acomptesReply = ({
  prestation: { id, statut, engagement },
  dateExecutionDes,
  acomptes,
  facturesDAcompte,
  acompteMax,
  detenus,
  mentionsManquantes,
}: AFacturer): AcomptesReply => ({
  prestationId: id,
  statut,
  type: engagement.acheteur.type,
  des: dateExecutionDes,
  acomptes: acomptes.map((ecriture) => ({ ...ecriture, pieces: piecesDeLEcriture(facturesDAcompte, ecriture.id) })),
  acompteMax,
  detenus,
  mentionsManquantes: engagement.acheteur.type === 'professionnel' ? mentionsManquantes : [],
})
