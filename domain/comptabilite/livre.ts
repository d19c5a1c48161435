import * as t from 'io-ts'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { FactureCreditee, situerReglements } from '#domain/facturation/compte-de-commande'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { origineDe, OrigineDeReglement } from '#domain/facturation/encaisser'
import { type LigneDePartage, partager } from '#domain/facturation/ventes'
import { documentsDuReglement, FactureDAcompteSuivie, Reglement } from '#domain/facturation/reglement'
import { Fait } from '#domain/prestation/evenement'
import { Reference } from '#domain/prestation/reference'
import { centimes, type Montant } from '#domain/shared/montant'
import { CodecDateCivile, type DateCivile } from '#domain/calendrier/date-civile'
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
export const repartir = ({ montant, ventes }: Pick<Ecriture, 'montant' | 'ventes'>): Repartition => ({
  services: centimes(montant - ventes),
  ventes,
  total: montant,
})

const ReglementDuLivre = t.intersection([
  Reglement,
  t.strict({
    origine: OrigineDeReglement,
    /** Its rank among all payments, as they were written. */
    ordre: t.number,
  }),
])

/** The ledger of an order, with what the book tells of it. */
export const CompteDuLivre = t.readonly(
  t.strict({
    reference: Reference,
    factures: t.readonlyArray(FactureCreditee),
    facturesDAcompte: t.readonlyArray(FactureDAcompteSuivie),
    reglements: t.readonlyArray(ReglementDuLivre),
    /** What ended the order or changed its statut, oldest first; nothing is known of one that was erased. */
    fins: t.readonlyArray(t.strict({ le: CodecDateCivile, fait: Fait })),
  }),
)

export type CompteDuLivre = t.TypeOf<typeof CompteDuLivre>

/** A line of the book, and where it stands among those of its day. */
export type LigneDuLivre = { readonly ecriture: Ecriture; readonly ordre: number }

const deReglement = (
  { factures, facturesDAcompte, reglements, reference }: CompteDuLivre,
  { id, le, mode, montant, note, annule, enregistreLe, origine, ordre }: t.TypeOf<typeof ReglementDuLivre>,
  numero: NumeroPiece | null,
  ventes: Montant,
): LigneDuLivre => {
  const facture = factures.find((une) => une.facture.numero === numero)?.facture
  const visee = reglements.find((un) => un.id === annule)
  const ecriture = {
    // As the invoice names who paid, and for what, or, while there is none, the order.
    ...(facture === undefined ? origine : origineDe(facture)),
    id,
    le,
    facture: numero,
    mode,
    montant,
    ventes,
    note,
    reference,
    pieces: documentsDuReglement(facturesDAcompte, id).map((document) => document.numero),
    annule: annule !== null,
    ecritureAnnulee: visee === undefined ? null : { id: visee.id, le: visee.le },
    saisieLe: dateParis(new Date(enregistreLe)),
    annuleeLe: reglements.find((un) => un.annule === id)?.le ?? null,
  }
  return { ordre, ecriture }
}

/** No money moved: a document says that more of it, or less, is for goods, after the payment that came before. */
const dePiece = (
  { ordre, ecriture }: LigneDuLivre,
  { piece, creditee: { facture } }: NonNullable<LigneDePartage['selon']>,
): LigneDuLivre => ({
  ordre: ordre + 0.5,
  ecriture: {
    ...ecriture,
    ...origineDe(facture),
    id: piece.numero,
    le: piece.date,
    facture: facture.numero,
    montant: centimes(0),
    note: `Répartition entre services et pièces selon ${piece.genre === 'facture' ? 'la facture' : 'l’avoir'} ${piece.numero}`,
    pieces: [],
    annule: false,
    ecritureAnnulee: null,
    saisieLe: piece.date,
    annuleeLe: null,
  },
})

/** What the book says of an order: its payments, and what documents change of their split, each on its day. */
const lignesDuLivre = (compte: CompteDuLivre): readonly LigneDuLivre[] => {
  const situes = new Map(situerReglements(compte).map((situe) => [situe.reglement.id, situe]))
  return partager(compte).flatMap(({ reglement: { id }, ventes, selon }) => {
    const situe = situes.get(id)
    if (situe === undefined) return []
    const ligne = deReglement(compte, situe.reglement, situe.facture, ventes)
    return [selon === null ? ligne : dePiece(ligne, selon)]
  })
}

/** What a ledger says of a period. */
export const lignesDeLaPeriode = (compte: CompteDuLivre, periode: Periode): readonly LigneDuLivre[] =>
  lignesDuLivre(compte).filter(({ ecriture }) => estDans(periode, ecriture.le))

/** The book of receipts: by the day on which the money moved, then as it was written. */
export const livreDesRecettes = (lignes: readonly LigneDuLivre[]): readonly Ecriture[] =>
  lignes
    .toSorted((une, autre) =>
      une.ecriture.le === autre.ecriture.le ? une.ordre - autre.ordre : une.ecriture.le < autre.ecriture.le ? -1 : 1,
    )
    .map(({ ecriture }) => ecriture)
