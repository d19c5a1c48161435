import * as t from 'io-ts'
import { CodecDateCivile, type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { TypeClient } from '#domain/client/acheteur'
import { JOURS_RETRACTATION } from '#domain/conditions/regles'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { FactureDAcompteSuivie } from '#domain/facturation/reglement'
import { Reference } from '#domain/prestation/reference'
import { additionner, centimes, CodecMontant, type Montant, multiplier } from '#domain/shared/montant'
import { orNull } from '#domain/shared/value'
import type { Ecriture } from './livre.ts'

/** An order as the book of receipts names it. */
const COMMANDE = {
  reference: Reference,
  /** The business that bought, or the person. */
  client: t.string,
  /** Whom to speak to in that business, by its last invoice; `null` for a consumer, or without any. */
  contact: orNull(t.string),
  type: TypeClient,
}

/** An invoice as it stood at the end of the last day of a period, whatever came after. */
export const FactureALaCloture = t.readonly(
  t.strict({
    ...COMMANDE,
    numero: NumeroPiece,
    date: CodecDateCivile,
    echeance: CodecDateCivile,
    total: CodecMontant,
    /** Whether it had been issued by then: money may come before. */
    emise: t.boolean,
    /** Its credit notes issued by then; of one that was replaced, all of them. */
    avoirs: t.readonlyArray(NumeroPiece),
    /** The invoice of the same order that was issued after it was given back whole, whenever that was. */
    remplaceePar: orNull(NumeroPiece),
    /** What credit notes had given back and what had come in by then, and of these what is of the period. */
    credite: CodecMontant,
    regle: CodecMontant,
    crediteDansLaPeriode: CodecMontant,
    regleDansLaPeriode: CodecMontant,
  }),
)

export type FactureALaCloture = t.TypeOf<typeof FactureALaCloture>

/** Money that had come in for an order which was billed later, or not yet. */
export const AcompteALaCloture = t.readonly(
  t.strict({
    ...COMMANDE,
    recu: CodecMontant,
    /** The invoices for deposits that tell of it, but for those given back whole by then. */
    facturesDAcompte: t.readonlyArray(NumeroPiece),
    /** Whether the order was ended by then; and the day on which the client withdrew from it, when that is why. */
    annulee: t.boolean,
    retracteeLe: orNull(CodecDateCivile),
  }),
)

export type AcompteALaCloture = t.TypeOf<typeof AcompteALaCloture>

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

const { facture, avoirs } = FactureDAcompteSuivie.type.type.props

/** An invoice for a deposit, with its credit notes and the invoices that deduct it: two when the first was given back whole. */
export const AcompteFacture = t.readonly(t.strict({ facture, avoirs, deduitPar: t.readonlyArray(NumeroPiece) }))

export type AcompteFacture = t.TypeOf<typeof AcompteFacture>
