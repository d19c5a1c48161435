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

/** A payment of an order; below zero, a refund. Euros. */
export const ReglementBody = t.strict({
  mode: ModeDeReglement,
  le: CodecDateCivile,
  montant: Euros,
  note: optionalText(NOTE_MAX),
  /** The balance of the order that was shown; the payment is refused if it changed. */
  soldeAttendu: orNull(Euros),
})

export type ReglementBody = t.TypeOf<typeof ReglementBody>

/** The deposits of an order before its invoice. Amounts in euros. */
export const AcomptesReply = struct({
  prestationId: PrestationId,
  reference: Reference,
  statut: Statut,
  type: TypeClient,
  /** The first possible day of a payment: that of the order. */
  des: CodecDateCivile,
  /** Deposits in order of recording, without those that an invoice deducts. */
  acomptes: t.readonlyArray(AcompteEcritReply),
  /** The most that may still be received. */
  acompteMax: Euros,
  /** Invoices minus payments: never above zero here, since no invoice is in force. */
  solde: Euros,
  /** Money on fully credited invoices; the next invoice deducts it. */
  detenus: t.readonlyArray(MontantDetenuReply),
  /** Mentions that the settings lack for the documents of a professional: until then no payment can be recorded. */
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

/** The ledger of an order: its balance (invoices minus credit notes minus payments), and its payments in order of recording. Euros. */
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
