import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { TypeClient } from '#domain/client/acheteur'
import type { AFacturer } from '#domain/facturation/a-facturer'
import { soldeDeCommande } from '#domain/facturation/compte-de-commande'
import type { CompteOuvert } from '#domain/facturation/encaisser'
import { documentsDuReglement } from '#domain/facturation/reglement'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { NOTE_MAX } from '#domain/facturation/saisie'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { Statut } from '#domain/prestation/statut'
import { json, route } from '../route.ts'
import { Euros, optionalText, orNull } from '../values/codecs.ts'
import { struct } from '../values/struct.ts'
import { MentionManquanteReply } from '../values/facture-reply.ts'
import { AcompteEcritReply, MontantDetenuReply, ReglementReply } from '../values/prestation-reply.ts'

/** Money received for an order, or, below zero, given back. Euros. */
export const ReglementBody = t.strict({
  mode: ModeDeReglement,
  le: CodecDateCivile,
  montant: Euros,
  note: optionalText(NOTE_MAX),
  /** The balance of the order that was read: nothing is written once it is another. */
  soldeAttendu: orNull(Euros),
})

export type ReglementBody = t.TypeOf<typeof ReglementBody>

/** Money of an order before its invoice. Amounts in euros. */
export const AcomptesReply = struct({
  prestationId: PrestationId,
  reference: Reference,
  statut: Statut,
  type: TypeClient,
  /** The day of the order: none came before. */
  des: CodecDateCivile,
  /** In the order of writing; none that an invoice deducts. */
  acomptes: t.readonlyArray(AcompteEcritReply),
  /** What may still come. */
  acompteMax: Euros,
  /** What is billed less all that was received: no invoice stands, so it is never above zero. */
  solde: Euros,
  /** What invoices that were given back whole still hold: the next one deducts it. */
  detenus: t.readonlyArray(MontantDetenuReply),
  /** What the settings of the business lack to issue what a professional gets for it: nothing is written before. */
  mentionsManquantes: t.readonlyArray(MentionManquanteReply),
})

export type AcomptesReply = t.TypeOf<typeof AcomptesReply>

export const acomptesReply = (aFacturer: AFacturer): AcomptesReply => {
  const { prestation, acomptes, facturesDAcompte, mentionsManquantes } = aFacturer
  const { type } = prestation.engagement.acheteur
  return {
    ...aFacturer,
    ...prestation,
    prestationId: prestation.id,
    type,
    des: aFacturer.dateExecutionDes,
    acomptes: acomptes.map((ecriture) => ({
      ...ecriture,
      pieces: documentsDuReglement(facturesDAcompte, ecriture.id).map(({ numero }) => numero),
    })),
    mentionsManquantes: type === 'professionnel' ? mentionsManquantes : [],
  }
}

export const lireAcomptesRoute = route('GET', '/api/admin/prestations/{id}/acomptes', {
  summary: 'Money of an order before its invoice, and what may still come',
  access: 'admin',
  params: t.strict({ id: t.string }),
  reply: json(AcomptesReply),
  refusals: ['PrestationInconnue'],
})

/** The ledger of an order: invoices less credit notes less payments, and these as they were written. Amounts in euros. */
export const CompteReply = struct({ solde: Euros, reglements: t.readonlyArray(ReglementReply) })

export const compteReply = (compte: CompteOuvert): t.TypeOf<typeof CompteReply> => ({
  solde: soldeDeCommande(compte),
  reglements: compte.reglements,
})

const A_L_ECRITURE = ['PrestationInconnue', 'HorlogeEnArriere', 'MentionsManquantes'] as const

export const enregistrerReglementRoute = route('POST', '/api/admin/commandes/{reference}/reglements', {
  summary: 'Writes money received for an order, before its invoice or after, or given back',
  access: 'admin',
  params: t.strict({ reference: Reference }),
  body: ReglementBody,
  reply: json(CompteReply, 201),
  refusals: [...A_L_ECRITURE, 'SoldeChange', 'MontantDeReglementRefuse', 'DateDeReglementRefusee', 'PlafondEspeces'],
})

export const annulerReglementRoute = route('POST', '/api/admin/commandes/{reference}/reglements/{id}/annulation', {
  summary: 'Undoes a payment by a contrary one: what was written stays',
  access: 'admin',
  params: t.strict({ reference: Reference, id: t.string }),
  body: t.strict({ note: optionalText(NOTE_MAX) }),
  reply: json(CompteReply, 201),
  refusals: [...A_L_ECRITURE, 'ReglementInconnu', 'AcompteRendu', 'AnnulationRefusee', 'AcompteDeduit'],
})
