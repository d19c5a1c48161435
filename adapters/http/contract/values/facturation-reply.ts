import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { TypeClient } from '#domain/client/acheteur'
import type { AFacturer } from '#domain/facturation/a-facturer'
import { GenreDeFrais } from '#domain/facturation/frais'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { Statut } from '#domain/prestation/statut'
import { IssueDeRetractation } from '#domain/retractation/verdict'
import { EstimationReply, estimationReply } from './estimation-reply.ts'
import { Euros } from './euros.ts'
import { FactureReply, factureReply } from './facture-reply.ts'
import { LigneFactureeReply } from './ligne-facturee-reply.ts'
import { MentionManquanteReply } from './mention-manquante-reply.ts'
import { MontantDetenuReply } from './montant-detenu-reply.ts'
import { ReglementReply } from './reglement-reply.ts'

const OrNull = <A>(codec: t.Type<A, unknown>) => t.union([codec, t.null])

const FraisReply = t.readonly(t.strict({ genre: GenreDeFrais, montant: Euros }))

/** What the work done before a withdrawal may cost: the share of the price for the minutes done of those foreseen. */
const ProrataReply = t.readonly(
  t.strict({ total: Euros, minutesPrevues: t.number, minutesFaites: OrNull(t.number), montant: OrNull(Euros) }),
)

/** What the form of an invoice needs to know of a prestation. Amounts in euros. */
export const FacturationReply = t.readonly(
  t.strict({
    prestationId: PrestationId,
    reference: Reference,
    statut: Statut,
    version: t.number,
    client: t.readonly(t.strict({ nom: t.string, email: t.string, type: TypeClient })),
    /** The quote in force: with it and `majore`, a browser computes the lines as the server will. */
    estimation: EstimationReply,
    /** Whether the work counts double on the agreed day; `null` when no day was agreed. */
    majore: OrNull(t.boolean),
    /** The price that the client accepted; more asks for a word on how they agreed. */
    totalAccepte: Euros,
    /** What the accepted quote would bill, unchanged. */
    lignesDuDevis: t.readonlyArray(LigneFactureeReply),
    /** The agreed visit when it is past, else today; from the day of the order to today. */
    dateExecution: CodecDateCivile,
    dateExecutionDes: CodecDateCivile,
    dateExecutionAu: CodecDateCivile,
    fraisProposes: t.readonlyArray(FraisReply),
    /** The most that each kind of fees may cost. */
    plafonds: t.readonlyArray(FraisReply),
    /** Oldest first. */
    factures: t.readonlyArray(FactureReply),
    /** Money that came, or went back, without an invoice, in the order of writing; what may still come so. */
    acomptes: t.readonlyArray(ReglementReply),
    acompteMax: Euros,
    /** What invoices that were given back whole still hold: the next one takes it over. */
    detenus: t.readonlyArray(MontantDetenuReply),
    /** The invoice that stands; a credit note comes before another. */
    factureEnCours: OrNull(NumeroPiece),
    /** What the settings of the business lack: nothing is issued before. */
    mentionsManquantes: t.readonlyArray(MentionManquanteReply),
    /** The last withdrawal that took effect: no fee may be asked, and of the work, its share alone. */
    retractation: OrNull(t.readonly(t.strict({ issue: IssueDeRetractation, prorata: OrNull(ProrataReply) }))),
  }),
)

export type FacturationReply = t.TypeOf<typeof FacturationReply>

/** As it stands on a civil day. */
export const facturationReply = (aFacturer: AFacturer, jour: DateCivile): FacturationReply => {
  const { prestation, factures, ...reste } = aFacturer
  const { contact, engagement } = prestation
  return {
    ...reste,
    prestationId: prestation.id,
    reference: prestation.reference,
    statut: prestation.statut,
    version: prestation.version,
    client: { nom: contact.nom, email: contact.email, type: engagement.acheteur.type },
    estimation: estimationReply(prestation.estimation),
    factures: factures.map((suivie) => factureReply(suivie, jour)),
  }
}
