import type { FacturationReply } from '#adapters/http/contract/routes/factures-admin'
import type { AcomptesReply } from '#adapters/http/contract/routes/reglements'
import { estimationDeReply } from '#adapters/http/contract/values/estimation-reply'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Frais, GenreDeFrais } from '#domain/facturation/frais'
import { prorataDu } from '#domain/facturation/travail-facture'
import type { Prorata } from '#domain/retractation/prorata'
import { additionner, centimes, type Montant } from '#domain/shared/montant'
import type { Estimation } from '#domain/tarification/estimation'

/** What was received before the invoice, less what went back. */
export const recuDe = ({ acomptes }: { readonly acomptes: readonly { readonly montant: Montant }[] }): Montant =>
  additionner(...acomptes.map(({ montant }) => montant))

/** What invoices that were given back whole still hold. */
export const detenuDe = ({ detenus }: Pick<AcomptesReply, 'detenus'>): Montant =>
  additionner(...detenus.map(({ montant }) => montant))

/** What an invoice of `total` deducts: what was received, and of what earlier ones hold, as much as there is room for. */
export const deduitDe = (
  total: Montant,
  { recu, detenu }: { readonly recu: Montant; readonly detenu: Montant },
): Montant => centimes(recu + Math.min(detenu, Math.max(0, total - recu)))

type Lue = Pick<FacturationReply, 'statut' | 'factureEnCours' | 'retractation'>

/** Work that is done, the fees of a cancelled order, or the share of one that was withdrawn from once begun. */
export const estFacturable = ({ statut, factureEnCours, retractation }: Lue): boolean => {
  if (factureEnCours !== null) return false
  if (retractation !== null) return prorataDu({ statut }, retractation) !== null
  return statut === 'annulé' || statut === 'terminé'
}

/** What an invoice starts from: the order as the client accepted it. */
export type Cadre = {
  readonly estimation: Estimation
  /** Whether the work counts double on the agreed day; `null` when no day was agreed. */
  readonly majore: boolean | null
  readonly totalAccepte: Montant
  readonly plafonds: Readonly<Record<GenreDeFrais, Montant>>
  /** What the history suggests to charge. */
  readonly proposes: readonly Frais[]
  /** The day that is proposed, and the first and last that are possible. */
  readonly jours: { readonly propose: DateCivile; readonly des: DateCivile; readonly au: DateCivile }
  /** Of a cancelled order, fees alone. */
  readonly fraisSeuls: boolean
  /** Of an order that was withdrawn from once begun: the share of its price alone. */
  readonly prorata: Prorata | null
  /** Received before the invoice, which deducts it. */
  readonly recu: Montant
  /** Held by earlier invoices that were given back whole, and carried to this one. */
  readonly detenu: Montant
  /** Once the client withdrew, no fee may be asked. */
  readonly sansFrais: boolean
}

export const cadreDe = (reply: FacturationReply): Cadre => {
  const prorata = prorataDu(reply, reply.retractation)
  const plafond = (genre: GenreDeFrais): Montant =>
    reply.plafonds.find((frais) => frais.genre === genre)?.montant ?? centimes(0)
  return {
    estimation: estimationDeReply(reply.estimation),
    majore: reply.majore,
    totalAccepte: reply.totalAccepte,
    plafonds: { diagnostic: plafond('diagnostic'), absence: plafond('absence'), preavis: plafond('preavis') },
    proposes: reply.fraisProposes,
    jours: { propose: reply.dateExecution, des: reply.dateExecutionDes, au: reply.dateExecutionAu },
    fraisSeuls: reply.statut === 'annulé' && prorata === null,
    prorata,
    recu: recuDe(reply),
    detenu: detenuDe(reply),
    sansFrais: reply.retractation !== null,
  }
}
