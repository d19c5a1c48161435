import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'
import { JOURS_RETRACTATION } from '#domain/conditions/regles'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Reference } from '#domain/prestation/reference'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import type { FactureDAcompteSuivie } from '#domain/facturation/reglement'
import type { Ecriture } from './livre.ts'

/** An invoice as it stood at the end of the last day of a period, whatever came after. */
export type FactureALaCloture = {
  readonly numero: NumeroPiece
  readonly date: DateCivile
  readonly echeance: DateCivile
  readonly reference: Reference
  /** As the book of receipts names them: the business that bought, or the person. */
  readonly client: string
  /** Whom to speak to in that business; `null` for a consumer. */
  readonly contact: string | null
  readonly type: TypeClient
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

/** Money that had come in for an order which was billed later, or not yet. */
export type AcompteALaCloture = {
  readonly reference: Reference
  readonly client: string
  /** Whom the last of these invoices was made out to in a business; `null` for a consumer, or without any. */
  readonly contact: string | null
  readonly type: TypeClient
  readonly recu: Montant
  /** The invoices for deposits that tell of it, but for those given back whole by then. */
  readonly facturesDAcompte: readonly NumeroPiece[]
  /** Whether the order was ended by then; and the day on which the client withdrew from it, when that is why. */
  readonly annulee: boolean
  readonly retracteeLe: DateCivile | null
}

/** Owed to the business; owed by it for what was given back, paid twice or cancelled; owed by it as work to be done. */
export type NatureDeCloture = 'creance' | 'a_rembourser' | 'acompte'

/** What was owed at the end of a day: above zero to the business, below by it. */
export type LigneDeCloture = Pick<FactureALaCloture, 'reference' | 'client' | 'contact' | 'type'> & {
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

export const ligneDAcompte = ({ recu, annulee, retracteeLe, ...commande }: AcompteALaCloture): LigneDeCloture => ({
  ...commande,
  nature: annulee ? 'a_rembourser' : 'acompte',
  facture: null,
  echeance: retracteeLe === null ? null : plusJours(retracteeLe, JOURS_RETRACTATION),
  solde: multiplier(recu, -1),
})

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

/** An invoice for a deposit, with its credit notes and the invoices that deduct it: two when the first was given back whole. */
export type AcompteFacture = Pick<FactureDAcompteSuivie, 'facture' | 'avoirs'> & {
  readonly deduitPar: readonly NumeroPiece[]
}
