import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { TypeClient } from '#domain/client/acheteur'
import type { AFacturer } from '#domain/facturation/a-facturer'
import { piecesDeLEcriture } from '#domain/facturation/facture-d-acompte-suivie'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { NOTE_MAX } from '#domain/facturation/saisie'
import { PrestationId } from '#domain/prestation/reference'
import { Statut } from '#domain/prestation/statut'
import { json, NO_INPUT, route } from '../route.ts'
import { Euros, optionalText, orNull } from '../values/lenient.ts'
import { MentionManquanteReply } from '../values/facture-reply.ts'
import { AcompteEcritReply, MontantDetenuReply, ReglementReply } from '../values/prestation-reply.ts'

/** Money received before the invoice, or, below zero, given back. Euros. */
export const AcompteBody = t.strict({
  mode: ModeDeReglement,
  le: CodecDateCivile,
  montant: Euros,
  note: optionalText(NOTE_MAX),
  /** What was received when it was read: nothing is written once it is another. */
  recuAttendu: orNull(Euros),
})

export type AcompteBody = t.TypeOf<typeof AcompteBody>

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

const ADMIN = { ...NO_INPUT, access: 'admin' } as const

const DE_PRESTATION = t.strict({ id: t.string })

/** Every entry of the prestation that no invoice has taken over, in the order of writing. */
const Ecritures = t.readonlyArray(ReglementReply)

export const lireAcomptesRoute = route({
  ...ADMIN,
  method: 'GET',
  path: '/api/admin/prestations/{id}/acomptes',
  summary: 'Money of an order before its invoice, and what may still come',
  params: DE_PRESTATION,
  reply: json(AcomptesReply),
  refusals: ['PrestationInconnue'],
})

export const enregistrerAcompteRoute = route({
  ...ADMIN,
  method: 'POST',
  path: '/api/admin/prestations/{id}/acomptes',
  summary: 'Writes money received before the invoice, or given back, in the book of receipts',
  params: DE_PRESTATION,
  body: AcompteBody,
  reply: json(Ecritures, 201),
  refusals: [
    'PrestationInconnue',
    'HorlogeEnArriere',
    'MentionsManquantes',
    'CommandeFacturee',
    'AcomptesChanges',
    'MontantDAcompteRefuse',
    'DateDAcompteRefusee',
    'PlafondDAcompteEnEspeces',
  ],
})

export const annulerAcompteRoute = route({
  ...ADMIN,
  method: 'POST',
  path: '/api/admin/prestations/{id}/acomptes/{acompteId}/annulation',
  summary: 'Undoes such an entry by a contrary one: what was written stays',
  params: t.strict({ id: t.string, acompteId: t.string }),
  body: t.strict({ note: optionalText(NOTE_MAX) }),
  reply: json(Ecritures, 201),
  refusals: [
    'PrestationInconnue',
    'HorlogeEnArriere',
    'MentionsManquantes',
    'AcompteRepris',
    'AcompteInconnu',
    'AcompteRendu',
  ],
})
