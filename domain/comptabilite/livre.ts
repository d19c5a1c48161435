import { dateParis } from '#domain/calendrier/heure-de-paris'
import {
  type CompteDeCommande,
  type FactureCreditee,
  type ReglementSitue,
  situerReglements,
} from '#domain/facturation/compte-de-commande'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { OrigineDeReglement } from '#domain/facturation/encaisser'
import { type LigneDePartage, partager } from '#domain/facturation/partage'
import type { Avoir } from '#domain/facturation/piece'
import type { Reglement } from '#domain/facturation/reglement'
import type { Reference } from '#domain/prestation/reference'
import { centimes, type Montant } from '#domain/shared/montant'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'
import type { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { estDans, type Periode } from './periode.ts'

/** Money that moved, as the book of receipts tells it (CGI, art. 50-0; Code de commerce, L. 123-28); below zero when it went back. */
export type Ecriture = {
  readonly id: string
  readonly le: DateCivile
  readonly client: string
  readonly type: TypeClient
  /** What was sold. */
  readonly nature: string
  readonly reference: Reference
  /** `null` while the money came without one. */
  readonly facture: NumeroPiece | null
  /** What a professional got for it when it came, or went back, before the invoice. */
  readonly pieces: readonly NumeroPiece[]
  readonly mode: ModeDeReglement
  readonly montant: Montant
  /** The goods in it. */
  readonly ventes: Montant
  readonly note: string
  /** It undoes another one. */
  readonly annule: boolean
  /** That one, and the day of its money, which may be of another year; `null` when it undoes none. */
  readonly ecritureAnnulee: { readonly id: string; readonly le: DateCivile } | null
  /** The day of recording, which may be later than the money. */
  readonly saisieLe: DateCivile
  /** The day of the entry that undoes it; `null` while none does. */
  readonly annuleeLe: DateCivile | null
}

/** An amount, the work and the goods in it. */
export type Repartition = { readonly services: Montant; readonly ventes: Montant; readonly total: Montant }

export const RIEN: Repartition = { services: centimes(0), ventes: centimes(0), total: centimes(0) }

export const ajouter = (a: Repartition, b: Repartition): Repartition => ({
  services: centimes(a.services + b.services),
  ventes: centimes(a.ventes + b.ventes),
  total: centimes(a.total + b.total),
})

/** An amount split between the work and the goods in it. */
export const repartirMontant = (montant: Montant, ventes: Montant): Repartition => ({
  services: centimes(montant - ventes),
  ventes,
  total: montant,
})

export const repartir = ({ montant, ventes }: Pick<Ecriture, 'montant' | 'ventes'>): Repartition =>
  repartirMontant(montant, ventes)

type FactureDuLivre = {
  readonly facture: FactureCreditee['facture'] & OrigineDeReglement
  readonly avoirs: FactureCreditee['avoirs']
}

/** The ledger of an order, with what the book tells of it. */
export type CompteDuLivre = CompteDeCommande<
  FactureDuLivre,
  Reglement & {
    readonly origine: OrigineDeReglement
    /** Its rank among all payments, as they were written. */
    readonly ordre: number
  },
  { readonly avoirs: readonly Pick<Avoir, 'total' | 'ventes' | 'ecriture'>[] }
> & {
  readonly reference: Reference
  /** What was issued for deposits, oldest first, by the payments that it tells of. */
  readonly pieces: readonly { readonly numero: NumeroPiece; readonly ecriture: string }[]
}

type ReglementDuLivre = CompteDuLivre['reglements'][number]

/** A line of the book, and where it stands among those of its day. */
export type LigneDuLivre = { readonly ecriture: Ecriture; readonly ordre: number }

type Ligne = LigneDePartage<ReglementDuLivre>

/** Who paid, for what: as the invoice names them, or, while there is none, the order. */
const originePour = (
  { factures }: CompteDuLivre,
  numero: NumeroPiece | null,
  { origine }: ReglementDuLivre,
): OrigineDeReglement => {
  const { client, type, nature } = factures.find(({ facture }) => facture.numero === numero)?.facture ?? origine
  return { client, type, nature }
}

const deReglement = (
  compte: CompteDuLivre,
  { reglement, facture }: ReglementSitue<ReglementDuLivre>,
  ventes: Ecriture['ventes'],
): LigneDuLivre => {
  const { id, le, mode, montant, note, annule, enregistreLe } = reglement
  const visee = compte.reglements.find((un) => un.id === annule)
  return {
    ordre: reglement.ordre,
    ecriture: {
      ...originePour(compte, facture, reglement),
      id,
      le,
      facture,
      mode,
      montant,
      ventes,
      note,
      reference: compte.reference,
      pieces: compte.pieces.filter(({ ecriture }) => ecriture === id).map(({ numero }) => numero),
      annule: annule !== null,
      ecritureAnnulee: visee === undefined ? null : { id: visee.id, le: visee.le },
      saisieLe: dateParis(new Date(enregistreLe)),
      annuleeLe: compte.reglements.find((un) => un.annule === id)?.le ?? null,
    },
  }
}

/** No money moved: a document says that more of it, or less, is for goods. */
const deRepartition = (
  compte: CompteDuLivre,
  { piece, facture, dernier, ventes }: Extract<Ligne, { readonly piece: unknown }>,
): LigneDuLivre => ({
  // After the payment that came before the document.
  ordre: dernier.ordre + 0.5,
  ecriture: {
    ...originePour(compte, facture.numero, dernier),
    id: piece.numero,
    le: piece.date,
    facture: facture.numero,
    mode: dernier.mode,
    montant: centimes(0),
    ventes,
    note: `Répartition entre services et pièces selon ${piece.numero === facture.numero ? 'la facture' : 'l’avoir'} ${piece.numero}`,
    reference: compte.reference,
    pieces: [],
    annule: false,
    ecritureAnnulee: null,
    saisieLe: piece.date,
    annuleeLe: null,
  },
})

/** What the book says of an order: its payments, and what documents change of their split, each on its day. */
export const lignesDuLivre = (compte: CompteDuLivre): readonly LigneDuLivre[] => {
  const situes = new Map(situerReglements(compte).map((situe) => [situe.reglement.id, situe]))
  return partager(compte).flatMap((ligne) => {
    if ('piece' in ligne) return [deRepartition(compte, ligne)]
    const situe = situes.get(ligne.reglement.id)
    return situe === undefined ? [] : [deReglement(compte, situe, ligne.ventes)]
  })
}

/** The book of receipts of a period: by the day on which the money moved, then as it was written. */
export const livreDesRecettes = (comptes: readonly CompteDuLivre[], periode: Periode): readonly Ecriture[] =>
  comptes
    .flatMap(lignesDuLivre)
    .filter(({ ecriture }) => estDans(periode, ecriture.le))
    .toSorted((une, autre) =>
      une.ecriture.le === autre.ecriture.le ? une.ordre - autre.ordre : une.ecriture.le < autre.ecriture.le ? -1 : 1,
    )
    .map(({ ecriture }) => ecriture)
