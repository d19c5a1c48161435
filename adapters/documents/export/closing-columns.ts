import type { FactureDuDossier } from '#application/export/extraits-du-dossier'
import { type FactureALaCloture, type LigneDeCloture, soldeALaCloture } from '#domain/comptabilite/cloture'
import type { Montant } from '#domain/shared/montant'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { TYPES } from './book-columns.ts'
import type { Cellule } from './csv-cell.ts'

const RIEN: Cellule = { genre: 'rien' }

const texte = (valeur: string): Cellule => ({ genre: 'texte', valeur })
const montant = (valeur: Montant): Cellule => ({ genre: 'montant', valeur })
const jour = (valeur: string): Cellule => ({ genre: 'jour', valeur })
const texteOuRien = (valeur: string | null): Cellule => (valeur === null ? RIEN : texte(valeur))

/** Document numbers, separated. */
export const numeros = (pieces: readonly NumeroPiece[]): Cellule =>
  pieces.length === 0 ? RIEN : texte(pieces.join(', '))

const NATURES = {
  creance: 'Créance',
  a_rembourser: 'À rembourser',
  acompte: 'Acompte reçu',
} as const

/** What followed an invoice: credits, payments, balance. */
export const SUITES = [
  ['Avoirs', ({ avoirs }: FactureDuDossier) => numeros(avoirs)],
  ['Remplacée par', ({ remplaceePar }: FactureDuDossier) => texteOuRien(remplaceePar)],
] as const

/** Invoices of other years that money or a credit note of this year concerns. */
export const AUTRES_FACTURES = [
  ['Numéro', ({ numero }: FactureALaCloture) => texte(numero)],
  ['Émise le', ({ date }: FactureALaCloture) => jour(date)],
  ['Prestation', ({ reference }: FactureALaCloture) => texte(reference)],
  ['Client', ({ client }: FactureALaCloture) => texte(client)],
  ['Contact', ({ contact }: FactureALaCloture) => texteOuRien(contact)],
  ['Type', ({ type }: FactureALaCloture) => texte(TYPES[type])],
  ['Total (€)', ({ total }: FactureALaCloture) => montant(total)],
  ['Encaissé dans l’année (€)', (facture: FactureALaCloture) => montant(facture.regleDansLaPeriode)],
  ['Avoirs de l’année (€)', (facture: FactureALaCloture) => montant(facture.crediteDansLaPeriode)],
  ['Avoirs', ({ avoirs }: FactureALaCloture) => numeros(avoirs)],
  ['Solde à la clôture (€)', (facture: FactureALaCloture) => montant(soldeALaCloture(facture))],
  ['Remplacée par', ({ remplaceePar }: FactureALaCloture) => texteOuRien(remplaceePar)],
] as const

const deLaFacture =
  (cellule: (facture: FactureALaCloture) => Cellule) =>
  ({ facture }: LigneDeCloture): Cellule =>
    facture === null ? RIEN : cellule(facture)

/** What was owed at the end of a day, either way. */
export const CLOTURE = [
  ['Nature', ({ nature }: LigneDeCloture) => texte(NATURES[nature])],
  ['Facture', deLaFacture(({ numero }) => texte(numero))],
  ['Factures d’acompte', ({ facturesDAcompte }: LigneDeCloture) => numeros(facturesDAcompte)],
  ['Émise le', deLaFacture(({ date }) => jour(date))],
  ['Échéance', ({ echeance }: LigneDeCloture) => (echeance === null ? RIEN : jour(echeance))],
  ['Prestation', ({ reference }: LigneDeCloture) => texte(reference)],
  ['Client', ({ client }: LigneDeCloture) => texte(client)],
  ['Contact', ({ contact }: LigneDeCloture) => texteOuRien(contact)],
  ['Type', ({ type }: LigneDeCloture) => texte(TYPES[type])],
  ['Total (€)', deLaFacture(({ total }) => montant(total))],
  ['Avoirs (€)', deLaFacture(({ credite }) => montant(credite))],
  ['Encaissé (€)', deLaFacture(({ regle }) => montant(regle))],
  ['Solde (€)', ({ solde }: LigneDeCloture) => montant(solde)],
] as const
