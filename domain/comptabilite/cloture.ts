import * as t from 'io-ts'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'
import { JOURS_RETRACTATION } from '#domain/conditions/regles'
import { type FactureCreditee, type ReglementSitue, situerReglements } from '#domain/facturation/compte-de-commande'
import { origineDe } from '#domain/facturation/encaisser'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import type { FactureDAcompte } from '#domain/facturation/piece'
import { FactureDAcompteSuivie, totalRecu } from '#domain/facturation/reglement'
import type { Reference } from '#domain/prestation/reference'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import type { CompteDuLivre, Ecriture } from './livre.ts'
import { estDans, type Periode } from './periode.ts'

/** An order as the book of receipts names it. */
type Commande = {
  readonly reference: Reference
  /** The business that bought, or the person. */
  readonly client: string
  /** Whom to speak to in that business, by its last invoice; `null` for a consumer, or without any. */
  readonly contact: string | null
  readonly type: TypeClient
}

/** An invoice as it stood at the end of the last day of a period, whatever came after. */
export type FactureALaCloture = Commande & {
  readonly numero: NumeroPiece
  readonly date: DateCivile
  readonly echeance: DateCivile
  readonly total: Montant
  /** Whether it had been issued by then: money may come before. */
  readonly emise: boolean
  /** Its credit notes issued by then; of one that was replaced, all of them. */
  readonly avoirs: readonly NumeroPiece[]
  /** The invoice of the same order that was issued after it was given back whole, whenever that was. */
  readonly remplaceePar: NumeroPiece | null
  /** What credit notes had given back and what had come in by then, and of these what is of the period. */
  readonly credite: Montant
  readonly regle: Montant
  readonly crediteDansLaPeriode: Montant
  readonly regleDansLaPeriode: Montant
}

/** Owed to the business; owed by it for what was given back, paid twice or cancelled; owed by it as work to be done. */
export type NatureDeCloture = 'creance' | 'a_rembourser' | 'acompte'

/** What was owed at the end of a day: above zero to the business, below by it. */
export type LigneDeCloture = Commande & {
  readonly nature: NatureDeCloture
  readonly facture: FactureALaCloture | null
  readonly facturesDAcompte: readonly NumeroPiece[]
  /** The last day of the client to pay, or, of an order that was withdrawn from, of the business to give back; `null` where nothing says one. */
  readonly echeance: DateCivile | null
  readonly solde: Montant
}

/** What was still owed of an invoice; below zero, what was owed to the client, be it work that was not billed yet. */
export const soldeALaCloture = ({ emise, total, credite, regle }: FactureALaCloture): Montant =>
  emise ? centimes(total - credite - regle) : multiplier(regle, -1)

export const ligneDeFacture = (facture: FactureALaCloture): LigneDeCloture => {
  const { reference, client, contact, type, echeance } = facture
  const solde = soldeALaCloture(facture)
  const commun = { reference, client, contact, type, facture, facturesDAcompte: [], solde }
  return solde > 0 ? { ...commun, nature: 'creance', echeance } : { ...commun, nature: 'a_rembourser', echeance: null }
}

const totalDe = (pieces: readonly { readonly total: Montant }[]): Montant =>
  additionner(...pieces.map(({ total }) => total))

/** What had come in for an invoice by the end of a day: money counts on the last one issued by then, or on its own until that is. */
const regleAu = (compte: CompteDuLivre, numero: NumeroPiece, jour: DateCivile): Montant => {
  const emises = compte.factures.filter(({ facture }) => facture.date <= jour).map(({ facture }) => facture.numero)
  const compteSur = (facture: NumeroPiece | null) =>
    facture !== null && emises.includes(facture) ? emises.at(-1) : facture
  return totalRecu(
    situerReglements(compte)
      .filter(({ reglement, facture }) => reglement.le <= jour && compteSur(facture) === numero)
      .map(({ reglement }) => reglement),
  )
}

const factureALaCloture = (
  compte: CompteDuLivre,
  { facture, avoirs }: FactureCreditee,
  suivante: FactureCreditee | undefined,
  { du, au }: Periode,
): FactureALaCloture => {
  const { numero, date, echeance, total, contact } = facture
  const { client, type } = origineDe(facture)
  const crediteAu = (jour: DateCivile) => totalDe(avoirs.filter((avoir) => avoir.date <= jour))
  const [veille, credite, regle] = [plusJours(du, -1), crediteAu(au), regleAu(compte, numero, au)]
  return {
    reference: compte.reference,
    client,
    contact: type === 'professionnel' ? contact.nom : null,
    type,
    numero,
    date,
    echeance,
    total,
    emise: date <= au,
    avoirs: avoirs.filter((avoir) => avoir.date <= au || suivante !== undefined).map((avoir) => avoir.numero),
    remplaceePar: suivante?.facture.numero ?? null,
    credite,
    regle,
    crediteDansLaPeriode: centimes(credite - crediteAu(veille)),
    regleDansLaPeriode: centimes(regle - regleAu(compte, numero, veille)),
  }
}

const facturesALaCloture = (compte: CompteDuLivre, periode: Periode): readonly FactureALaCloture[] =>
  compte.factures.map((creditee, rang) => factureALaCloture(compte, creditee, compte.factures[rang + 1], periode))

/** Invoices of other periods that an entry or a credit note of this one concerns; none for deposits. */
export const autresFactures = (compte: CompteDuLivre, periode: Periode): readonly FactureALaCloture[] => {
  const mouvements = situerReglements(compte).filter(({ reglement }) => estDans(periode, reglement.le))
  const payees = new Set(mouvements.map(({ facture }) => facture))
  return facturesALaCloture(compte, periode).filter(
    ({ numero, date, crediteDansLaPeriode, regleDansLaPeriode }) =>
      !estDans(periode, date) && (payees.has(numero) || crediteDansLaPeriode !== 0 || regleDansLaPeriode !== 0),
  )
}

/** The deposit invoices that tell of payments, but for those given back whole by a day: they count when the money moved. */
const facturesDAcompteAu = (
  { facturesDAcompte, reglements }: CompteDuLivre,
  attendus: readonly ReglementSitue[],
  au: DateCivile,
): readonly FactureDAcompte[] => {
  const recus = new Set(attendus.map(({ reglement }) => reglement.id))
  const verses = new Set<string | null>(reglements.filter(({ le }) => le <= au).map(({ id }) => id))
  return facturesDAcompte
    .filter(({ facture, avoirs }) => {
      const rendu = totalDe(avoirs.filter(({ ecriture }) => verses.has(ecriture)))
      return recus.has(facture.ecriture) && facture.total > rendu
    })
    .map(({ facture }) => facture)
}

/** Whether the order had ended by a day, by the last of what ended it or changed its statut; and when the client withdrew, if that is why. */
const finAu = ({ fins }: CompteDuLivre, au: DateCivile) => {
  const fin = fins.findLast(({ le }) => le <= au)
  return {
    annulee: fin !== undefined && (fin.fait.genre !== 'statut' || fin.fait.vers === 'annulé'),
    retracteeLe: fin?.fait.genre === 'retractation' ? fin.le : null,
  }
}

/** Money that had come in for an order which was billed later, or not yet. */
const acompteALaCloture = (compte: CompteDuLivre, { au }: Periode): readonly LigneDeCloture[] => {
  const aVenir = compte.factures.map(({ facture }) => facture).filter(({ date }) => date > au)
  const suivante = (numero: NumeroPiece | null) => aVenir.find((facture) => facture.numero === numero)
  const attendus = situerReglements(compte).filter(
    ({ reglement, facture }) => reglement.le <= au && (facture === null || suivante(facture) !== undefined),
  )
  const [recu, dernier] = [totalRecu(attendus.map(({ reglement }) => reglement)), attendus.at(-1)]
  if (recu === 0 || dernier === undefined) return []
  const facture = suivante(dernier.facture)
  const { client, type } = facture === undefined ? dernier.reglement.origine : origineDe(facture)
  const documents = facturesDAcompteAu(compte, attendus, au)
  const { annulee, retracteeLe } = finAu(compte, au)
  const ligne: LigneDeCloture = {
    reference: compte.reference,
    client,
    contact: documents.at(-1)?.contact.nom ?? null,
    type,
    nature: annulee ? 'a_rembourser' : 'acompte',
    facture: null,
    facturesDAcompte: documents.map(({ numero }) => numero),
    echeance: retracteeLe === null ? null : plusJours(retracteeLe, JOURS_RETRACTATION),
    solde: multiplier(recu, -1),
  }
  return [ligne]
}

/** What was owed of an order at the end of the last day of a period: of each invoice, then of deposits. */
export const cloturer = (compte: CompteDuLivre, periode: Periode): readonly LigneDeCloture[] => [
  ...facturesALaCloture(compte, periode)
    .filter((facture) => facture.emise && soldeALaCloture(facture) !== 0)
    .map(ligneDeFacture),
  ...acompteALaCloture(compte, periode),
]

// The number of an invoice, `FAC-…`, comes before the reference of an order, `PREST-…`.
const clefDeCloture = ({ facture, reference }: LigneDeCloture): string => facture?.numero ?? reference

/** As the archive lists what was owed: invoices by number, then orders by reference. */
export const ordonnerCloture = (lignes: readonly LigneDeCloture[]): readonly LigneDeCloture[] =>
  lignes.toSorted((une, autre) => (clefDeCloture(une) < clefDeCloture(autre) ? -1 : 1))

/** Number and total of the entries. */
export type Decompte = { readonly nombre: number; readonly total: Montant }

/** Entries of a year that were recorded, or undone, once it was over: whoever had its book before does not know them. */
export type ApresCloture = { readonly saisies: Decompte; readonly annulees: Decompte }

const AUCUNE: Decompte = { nombre: 0, total: centimes(0) }

export const RIEN_APRES: ApresCloture = { saisies: AUCUNE, annulees: AUCUNE }

const compter = ({ nombre, total }: Decompte, ecritures: readonly Ecriture[]): Decompte => ({
  nombre: nombre + ecritures.length,
  total: additionner(total, ...ecritures.map(({ montant }) => montant)),
})

/** Adds entries of a year whose last day is `cloture`. */
export const noterApresCloture = (
  { saisies, annulees }: ApresCloture,
  ecritures: readonly Ecriture[],
  cloture: DateCivile,
): ApresCloture => ({
  saisies: compter(
    saisies,
    ecritures.filter(({ saisieLe }) => saisieLe > cloture),
  ),
  annulees: compter(
    annulees,
    ecritures.filter(({ annuleeLe }) => annuleeLe !== null && annuleeLe > cloture),
  ),
})

const { facture, avoirs } = FactureDAcompteSuivie.type.type.props

/** An invoice for a deposit, with its credit notes and the invoices that deduct it: two when the first was given back whole. */
export const AcompteFacture = t.readonly(t.strict({ facture, avoirs, deduitPar: t.readonlyArray(NumeroPiece) }))

export type AcompteFacture = t.TypeOf<typeof AcompteFacture>
