import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { closedList } from '#domain/shared/closed-list'
import { CodecMontant } from '#domain/shared/codec-montant'
import { additionner, centimes, euros, type Montant, multiplier } from '#domain/shared/montant'
import * as E from '#fp/Either'
import type { Avoir, Facture } from './piece.ts'

/** Section 9: cash, transfer or PayPal, no cheque. */
export const ModeDeReglement = closedList(
  'ModeDeReglement',
  ['especes', 'virement', 'paypal'] as const,
  'Choisissez un mode de règlement.',
)

export type ModeDeReglement = t.TypeOf<typeof ModeDeReglement>

/** Cash between a business and a resident (Code monétaire et financier, L. 112-6 and D. 112-3). */
export const PLAFOND_ESPECES = euros(1_000)

/** Money that came in; what goes back to the client, or undoes a slip, is a line of its own with an amount below zero. */
export const Reglement = t.readonly(
  t.strict({
    id: t.string,
    mode: ModeDeReglement,
    /** The civil day on which the money moved. */
    le: CodecDateCivile,
    montant: CodecMontant,
    note: t.string,
    /** The entry that this one undoes. */
    annule: t.union([t.string, t.null]),
    /** ISO 8601. */
    enregistreLe: t.string,
  }),
)

export type Reglement = t.TypeOf<typeof Reglement>

/** An invoice and everything that came after it. */
export type FactureSuivie = {
  readonly facture: Facture
  readonly avoirs: readonly Avoir[]
  readonly reglements: readonly Reglement[]
  /** The account it belongs to; `null` once that was erased. */
  readonly clientId: string | null
}

export const totalCredite = ({ avoirs }: Pick<FactureSuivie, 'avoirs'>): Montant =>
  additionner(...avoirs.map(({ total }) => total))

export const totalRegle = ({ reglements }: Pick<FactureSuivie, 'reglements'>): Montant =>
  additionner(...reglements.map(({ montant }) => montant))

/** What is still owed; below zero, what is owed back to the client. */
export const solde = (suivie: Pick<FactureSuivie, 'facture' | 'avoirs' | 'reglements'>): Montant =>
  centimes(suivie.facture.total - totalCredite(suivie) - totalRegle(suivie))

/** Credit notes gave all of it back. */
export const estEntierementCreditee = (suivie: FactureSuivie): boolean => totalCredite(suivie) >= suivie.facture.total

export const EtatDeFacture = closedList(
  'EtatDeFacture',
  ['a_payer', 'en_retard', 'payee', 'a_rembourser', 'annulee'] as const,
  'État inconnu.',
)

export type EtatDeFacture = t.TypeOf<typeof EtatDeFacture>

/** Where an invoice stands on a civil day; `annulee` when credit notes gave all of it back and nobody owes anything. */
export const etatDeFacture = (suivie: FactureSuivie, jour: DateCivile): EtatDeFacture => {
  const reste = solde(suivie)
  if (reste < 0) return 'a_rembourser'
  if (reste === 0)
    return totalCredite(suivie) === suivie.facture.total && suivie.facture.total > 0 ? 'annulee' : 'payee'
  return suivie.facture.echeance < jour ? 'en_retard' : 'a_payer'
}

export type SaisieDeReglement = Pick<Reglement, 'mode' | 'le' | 'montant' | 'note'>

/** Nothing, more than is owed, or more back than was paid. */
export type MontantDeReglementRefuse = { readonly _tag: 'MontantDeReglementRefuse'; readonly solde: Montant }

/** The day is to come, or long before the work: before `des`. */
export type DateDeReglementRefusee = { readonly _tag: 'DateDeReglementRefusee'; readonly des: DateCivile }

/** More in cash than the law allows for one invoice. */
export type PlafondEspeces = { readonly _tag: 'PlafondEspeces'; readonly plafond: Montant }

export type RefusDeReglement = MontantDeReglementRefuse | DateDeReglementRefusee | PlafondEspeces

/** Remote work is paid before it is done, and its day may be put off: nothing is paid longer before. */
const AVANCE_MAX_JOURS = 60

export const premierJourDeReglement = ({ dateExecution }: Pick<Facture, 'dateExecution'>): DateCivile =>
  plusJours(dateExecution, -AVANCE_MAX_JOURS)

/** The invoice changed since its balance was read: what was to be written may be written already. */
export type SoldeChange = { readonly _tag: 'SoldeChange'; readonly solde: Montant }

/** `attendu` is the balance that was read; `null` when nobody says. */
export const exigerSolde = (suivie: FactureSuivie, attendu: Montant | null): E.Either<SoldeChange, FactureSuivie> => {
  const reste = solde(suivie)
  return attendu === null || attendu === reste ? E.right(suivie) : E.left({ _tag: 'SoldeChange', solde: reste })
}

const estAdmis = (montant: Montant, reste: Montant): boolean =>
  montant > 0 ? montant <= reste : montant < 0 && montant >= Math.min(0, reste)

const enEspeces = ({ reglements }: FactureSuivie): Montant =>
  additionner(...reglements.filter(({ mode }) => mode === 'especes').map(({ montant }) => montant))

/** Money received up to what is owed, or, below zero, given back up to what is owed to the client. */
export const enregistrerReglement = (
  suivie: FactureSuivie,
  saisie: SaisieDeReglement,
  { id, instant, jour }: { readonly id: string; readonly instant: Date; readonly jour: DateCivile },
): E.Either<RefusDeReglement, Reglement> => {
  const reste = solde(suivie)
  if (!estAdmis(saisie.montant, reste)) return E.left({ _tag: 'MontantDeReglementRefuse', solde: reste })
  const des = premierJourDeReglement(suivie.facture)
  if (saisie.le > jour || saisie.le < des) return E.left({ _tag: 'DateDeReglementRefusee', des })
  if (saisie.mode === 'especes' && enEspeces(suivie) + saisie.montant > PLAFOND_ESPECES) {
    return E.left({ _tag: 'PlafondEspeces', plafond: PLAFOND_ESPECES })
  }
  return E.right({ ...saisie, id, annule: null, enregistreLe: instant.toISOString() })
}

/** No such entry, or one that was undone already, or undoes another. */
export type ReglementInconnu = { readonly _tag: 'ReglementInconnu' }

/** A credit note gave the whole invoice back, and its payment was refunded: nothing may be owed for it again. */
export type AnnulationRefusee = { readonly _tag: 'AnnulationRefusee' }

export type RefusDAnnulation = ReglementInconnu | AnnulationRefusee

export type Annulation = {
  readonly id: string
  readonly instant: Date
  readonly jour: DateCivile
  readonly note: string
}

/** A slip is undone by a contrary entry of today, which names it: what was written stays, and so does a month that is over. */
export const annulerReglement = (
  suivie: FactureSuivie,
  reglementId: string,
  { id, instant, jour, note }: Annulation,
): E.Either<RefusDAnnulation, Reglement> => {
  const vise = suivie.reglements.find((reglement) => reglement.id === reglementId)
  const defait = suivie.reglements.some(({ annule }) => annule === reglementId)
  if (vise === undefined || vise.annule !== null || defait) return E.left({ _tag: 'ReglementInconnu' })
  if (estEntierementCreditee(suivie) && solde(suivie) + vise.montant > 0) return E.left({ _tag: 'AnnulationRefusee' })
  return E.right({
    ...vise,
    id,
    le: jour,
    montant: multiplier(vise.montant, -1),
    note,
    annule: reglementId,
    enregistreLe: instant.toISOString(),
  })
}
