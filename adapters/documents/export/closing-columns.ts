import { type FactureALaCloture, type LigneDeCloture, soldeALaCloture } from '#domain/comptabilite/cloture'
import type { Montant } from '#domain/shared/montant'
import type { Cellule } from './csv-cell.ts'

const RIEN: Cellule = { genre: 'rien' }

const texte = (valeur: string): Cellule => ({ genre: 'texte', valeur })
const montant = (valeur: Montant): Cellule => ({ genre: 'montant', valeur })
const jour = (valeur: string): Cellule => ({ genre: 'jour', valeur })

const TYPES = { particulier: 'Particulier', professionnel: 'Professionnel' } as const

const NATURES = {
  creance: 'Créance',
  a_rembourser: 'À rembourser',
  acompte: 'Acompte reçu',
} as const

/** Invoices of other years that money or a credit note of this one concerns. */
export const AUTRES_FACTURES = [
  ['Numéro', ({ numero }: FactureALaCloture) => texte(numero)],
  ['Émise le', ({ date }: FactureALaCloture) => jour(date)],
  ['Prestation', ({ reference }: FactureALaCloture) => texte(reference)],
  ['Client', ({ client }: FactureALaCloture) => texte(client)],
  ['Type', ({ type }: FactureALaCloture) => texte(TYPES[type])],
  ['Total (€)', ({ total }: FactureALaCloture) => montant(total)],
  ['Encaissé dans l’année (€)', (facture: FactureALaCloture) => montant(facture.regleDansLaPeriode)],
  ['Avoirs de l’année (€)', (facture: FactureALaCloture) => montant(facture.crediteDansLaPeriode)],
  ['Reste dû à la clôture (€)', (facture: FactureALaCloture) => montant(soldeALaCloture(facture))],
] as const

const deLaFacture =
  (cellule: (facture: FactureALaCloture) => Cellule) =>
  ({ facture }: LigneDeCloture): Cellule =>
    facture === null ? RIEN : cellule(facture)

/** What was owed at the end of a day, either way. */
export const CLOTURE = [
  ['Nature', ({ nature }: LigneDeCloture) => texte(NATURES[nature])],
  ['Facture', deLaFacture(({ numero }) => texte(numero))],
  ['Émise le', deLaFacture(({ date }) => jour(date))],
  ['Échéance', ({ echeance }: LigneDeCloture) => (echeance === null ? RIEN : jour(echeance))],
  ['Prestation', ({ reference }: LigneDeCloture) => texte(reference)],
  ['Client', ({ client }: LigneDeCloture) => texte(client)],
  ['Type', ({ type }: LigneDeCloture) => texte(TYPES[type])],
  ['Total (€)', deLaFacture(({ total }) => montant(total))],
  ['Avoirs (€)', deLaFacture(({ credite }) => montant(credite))],
  ['Encaissé (€)', deLaFacture(({ regle }) => montant(regle))],
  ['Solde (€)', ({ solde }: LigneDeCloture) => montant(solde)],
] as const
