import type { JourB2cExporte, RecetteExportee } from '#application/export/extraits-comptables'
import { CATEGORIE_TVA } from '#domain/comptabilite/b2c'
import { centimes, type Montant } from '#domain/shared/montant'
import type { Cellule } from './csv-cell.ts'

const texte = (valeur: string): Cellule => ({ genre: 'texte', valeur })
const montant = (valeur: Montant): Cellule => ({ genre: 'montant', valeur })
const jour = (valeur: string): Cellule => ({ genre: 'jour', valeur })

const RIEN: Cellule = { genre: 'rien' }

export const MODES = { especes: 'Espèces', virement: 'Virement', paypal: 'PayPal' } as const

/** The book of receipts, as an inspector asks for it. */
export const RECETTES = [
  ['Date', ({ le }: RecetteExportee) => jour(le)],
  ['Client', ({ client }: RecetteExportee) => texte(client)],
  ['Nature', ({ nature }: RecetteExportee) => texte(nature)],
  ['Facture', ({ facture, reference }: RecetteExportee) => texte(facture ?? reference)],
  [
    'Facture d’acompte ou avoir',
    ({ pieces }: RecetteExportee) => (pieces.length === 0 ? RIEN : texte(pieces.join(', '))),
  ],
  ['Mode', ({ mode }: RecetteExportee) => texte(MODES[mode])],
  ['Montant (€)', (ligne: RecetteExportee) => montant(ligne.montant)],
  ['Dont services (€)', ({ repartition }: RecetteExportee) => montant(repartition.services)],
  ['Dont ventes (€)', ({ repartition }: RecetteExportee) => montant(repartition.ventes)],
  ['Note', ({ note }: RecetteExportee) => texte(note)],
  ['Saisie le', ({ saisieLe }: RecetteExportee) => jour(saisieLe)],
  ['Annulée le', ({ annuleeLe }: RecetteExportee) => (annuleeLe === null ? RIEN : jour(annuleeLe))],
] as const

/** Sales to consumers day by day, as they will be reported: amounts without VAT, exempt. */
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
