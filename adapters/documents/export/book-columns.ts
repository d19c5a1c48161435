import type { JourB2cExporte, RecetteNumerotee } from '#application/export/extraits-comptables'
import { CATEGORIE_TVA } from '#domain/comptabilite/b2c'
import { estUnReport } from '#domain/facturation/report'
import { centimes, type Montant } from '#domain/shared/montant'
import { type Cellule, csvDay } from './csv-cell.ts'

const texte = (valeur: string): Cellule => ({ genre: 'texte', valeur })
const montant = (valeur: Montant): Cellule => ({ genre: 'montant', valeur })
const jour = (valeur: string): Cellule => ({ genre: 'jour', valeur })

const RIEN: Cellule = { genre: 'rien' }

export const MODES = { especes: 'Espèces', virement: 'Virement', paypal: 'PayPal' } as const

export const TYPES = { particulier: 'Particulier', professionnel: 'Professionnel' } as const

/** A transfer of money from one invoice to another has no payment method. */
const mode = (recette: RecetteNumerotee): string => (estUnReport(recette) ? 'Report' : MODES[recette.mode])

/** The undone entry: its line, or its day when the line is in another book. */
const annulee = ({ annuleLaLigne, ecritureAnnulee }: RecetteNumerotee): Cellule => {
  if (annuleLaLigne !== null) return { genre: 'nombre', valeur: annuleLaLigne }
  return ecritureAnnulee === null ? RIEN : texte(`écriture du ${csvDay(ecritureAnnulee.le)}`)
}

/** The book of receipts, with the columns that the tax office expects. */
export const RECETTES = [
  ['Ligne', ({ ligne }: RecetteNumerotee): Cellule => ({ genre: 'nombre', valeur: ligne })],
  ['Date', ({ le }: RecetteNumerotee) => jour(le)],
  ['Client', ({ client }: RecetteNumerotee) => texte(client)],
  ['Type', ({ type }: RecetteNumerotee) => texte(TYPES[type])],
  ['Nature', ({ nature }: RecetteNumerotee) => texte(nature)],
  ['Facture', ({ facture, reference }: RecetteNumerotee) => texte(facture ?? reference)],
  [
    'Facture d’acompte ou avoir',
    ({ pieces }: RecetteNumerotee) => (pieces.length === 0 ? RIEN : texte(pieces.join(', '))),
  ],
  ['Mode', (ligne: RecetteNumerotee) => texte(mode(ligne))],
  ['Montant (€)', (ligne: RecetteNumerotee) => montant(ligne.montant)],
  ['Dont services (€)', ({ repartition }: RecetteNumerotee) => montant(repartition.services)],
  ['Dont ventes (€)', ({ repartition }: RecetteNumerotee) => montant(repartition.ventes)],
  ['Note', ({ note }: RecetteNumerotee) => texte(note)],
  ['Saisie le', ({ saisieLe }: RecetteNumerotee) => jour(saisieLe)],
  ['Annulée le', ({ annuleeLe }: RecetteNumerotee) => (annuleeLe === null ? RIEN : jour(annuleeLe))],
  ['Annule la ligne n°', annulee],
] as const

/** Sales to consumers by day, as they will be reported: amounts without VAT, exempt. */
export const B2C = [
  ['Période du', ({ periode }: JourB2cExporte) => jour(periode.du)],
  ['Période au', ({ periode }: JourB2cExporte) => jour(periode.au)],
  ['Jour', (ligne: JourB2cExporte) => jour(ligne.jour)],
  ['Transactions', ({ transactions }: JourB2cExporte): Cellule => ({ genre: 'nombre', valeur: transactions })],
  ['Services facturés (€)', ({ facture }: JourB2cExporte) => montant(facture.services)],
  ['Ventes facturées (€)', ({ facture }: JourB2cExporte) => montant(facture.ventes)],
  ['Total facturé (€)', ({ facture }: JourB2cExporte) => montant(facture.total)],
  ['Catégorie de TVA', () => texte(CATEGORIE_TVA)],
  ['TVA (€)', () => montant(centimes(0))],
  ['Services encaissés (€)', ({ encaisse }: JourB2cExporte) => montant(encaisse.services)],
  ['Ventes encaissées (€)', ({ encaisse }: JourB2cExporte) => montant(encaisse.ventes)],
  ['Total encaissé (€)', ({ encaisse }: JourB2cExporte) => montant(encaisse.total)],
] as const
