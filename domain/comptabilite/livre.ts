import * as t from 'io-ts'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { FactureCreditee, factureDuReglement } from '#domain/facturation/compte-de-commande'
import { origineDe, OrigineDeReglement } from '#domain/facturation/encaisser'
import { type LigneDePartage, partager } from '#domain/facturation/ventes'
import { documentsDuReglement, FactureDAcompteSuivie, Reglement, totalDes } from '#domain/facturation/reglement'
import { Fait } from '#domain/prestation/evenement'
import { Reference } from '#domain/prestation/reference'
import { additionner, centimes, type Montant } from '#domain/shared/montant'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { estDans, type Periode } from './periode.ts'

/** An entry of the book of receipts (CGI, art. 50-0; Code de commerce, L. 123-28): a payment, and whose it is. Money paid back is below zero. */
export type Ecriture = LigneDuLivre['ecriture']

/** An amount and its two parts: services and goods. */
export type Repartition = { readonly services: Montant; readonly ventes: Montant; readonly total: Montant }

export const sommer = (parts: readonly Repartition[]): Repartition => ({
  services: additionner(...parts.map(({ services }) => services)),
  ventes: additionner(...parts.map(({ ventes }) => ventes)),
  total: totalDes(parts),
})

export const RIEN = sommer([])

export const repartir = ({ montant, ventes }: Pick<Ecriture, 'montant' | 'ventes'>): Repartition => ({
  services: centimes(montant - ventes),
  ventes,
  total: montant,
})

/** The documents and payments of an order, as the book of receipts needs them. */
export const CompteDuLivre = t.readonly(
  t.strict({
    reference: Reference,
    factures: t.readonlyArray(FactureCreditee),
    facturesDAcompte: t.readonlyArray(FactureDAcompteSuivie),
    /** `ordre`: the rank of the payment among all payments, in order of recording. */
    reglements: t.readonlyArray(
      t.intersection([Reglement, t.strict({ origine: OrigineDeReglement, ordre: t.number })]),
    ),
    /** Events that ended the order or changed its statut, oldest first; empty once the order is erased. */
    fins: t.readonlyArray(t.strict({ le: CodecDateCivile, fait: Fait })),
  }),
)

export type CompteDuLivre = t.TypeOf<typeof CompteDuLivre>

/** A line of the book, and its rank among the lines of its day. */
export type LigneDuLivre = Readonly<ReturnType<typeof deReglement>>

const deReglement = (
  compte: CompteDuLivre,
  { reglement, montant, ventes }: LigneDePartage<CompteDuLivre['reglements'][number]>,
) => {
  const { id, le, mode, note, annule, enregistreLe, origine, ordre } = reglement
  const facture = factureDuReglement(compte, reglement)
  const visee = compte.reglements.find((un) => un.id === annule)
  const ecriture = {
    // The client and the nature come from the invoice, or from the order if there is no invoice yet.
    ...(facture === null ? origine : origineDe(facture)),
    id,
    le,
    /** `null` until an invoice is issued. */
    facture: facture?.numero ?? null,
    mode,
    montant,
    /** The part of the amount that is goods. */
    ventes,
    note,
    reference: compte.reference,
    /** The deposit invoices, or credit notes for them, that a professional received for this payment. */
    pieces: documentsDuReglement(compte.facturesDAcompte, id).map(({ numero }) => numero),
    /** True if it undoes another entry. */
    annule: annule !== null,
    /** The entry undone, and the day of its money, perhaps in another year; `null` if this entry undoes none. */
    ecritureAnnulee: visee === undefined ? null : { id: visee.id, le: visee.le },
    /** The day of recording; the money may have moved earlier. */
    saisieLe: dateParis(new Date(enregistreLe)),
    /** The day of the entry that undoes this one; `null` if there is none. */
    annuleeLe: compte.reglements.find((un) => un.annule === id)?.le ?? null,
  }
  return { ordre, ecriture }
}

/** A line of 0 €: a document changes the split between services and goods of earlier payments. */
const dePiece = (
  { ordre, ecriture }: LigneDuLivre,
  { piece, facture }: NonNullable<LigneDePartage['selon']>,
): LigneDuLivre => ({
  ordre: ordre + 0.5,
  ecriture: {
    ...ecriture,
    ...origineDe(facture),
    id: piece.numero,
    le: piece.date,
    facture: facture.numero,
    note: `Répartition entre services et pièces selon ${piece.genre === 'facture' ? 'la facture' : 'l’avoir'} ${piece.numero}`,
    pieces: [],
    annule: false,
    ecritureAnnulee: null,
    saisieLe: piece.date,
    annuleeLe: null,
  },
})

/** The lines of an order within a period: its payments, and the corrections of their split by later documents, each on its day. */
export const lignesDeLaPeriode = (compte: CompteDuLivre, periode: Periode): readonly LigneDuLivre[] =>
  partager(compte)
    .map((ligne) => {
      const payee = deReglement(compte, ligne)
      return ligne.selon === null ? payee : dePiece(payee, ligne.selon)
    })
    .filter(({ ecriture }) => estDans(periode, ecriture.le))

/** The entries by the day on which the money moved, then in order of recording. */
export const livreDesRecettes = (lignes: readonly LigneDuLivre[]): readonly Ecriture[] =>
  lignes
    .toSorted((une, autre) =>
      une.ecriture.le === autre.ecriture.le ? une.ordre - autre.ordre : une.ecriture.le < autre.ecriture.le ? -1 : 1,
    )
    .map(({ ecriture }) => ecriture)
