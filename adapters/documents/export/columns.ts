import type { JourB2cExporte, RecetteNumerotee } from '#application/export/extraits-comptables'
import type { FactureDuDossier } from '#application/export/extraits-du-dossier'
import { formaterSiren } from '#domain/client/siren'
import type { AcompteFacture } from '#domain/comptabilite/acompte-facture'
import { CATEGORIE_TVA } from '#domain/comptabilite/b2c'
import { type FactureALaCloture, type LigneDeCloture, soldeALaCloture } from '#domain/comptabilite/cloture'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { additionner, type Montant, centimes } from '#domain/shared/montant'
import { type Cellule, csvDay } from './csv-cell.ts'

const texte = (valeur: string): Cellule => ({ genre: 'texte', valeur })
const montant = (valeur: Montant): Cellule => ({ genre: 'montant', valeur })
const jour = (valeur: string): Cellule => ({ genre: 'jour', valeur })

/** The buyer: only professionals get deposit invoices. */
const acheteur = ({ facture: { acheteur: qui, contact } }: AcompteFacture) =>
  qui.type === 'professionnel'
    ? { nom: qui.raisonSociale, siren: formaterSiren(qui.siren) }
    : { nom: contact.nom, siren: '' }

export const rendu = ({ avoirs }: Pick<AcompteFacture, 'avoirs'>): Montant =>
  additionner(...avoirs.map(({ total }) => total))

const RIEN: Cellule = { genre: 'rien' }

const numeros = (pieces: readonly NumeroPiece[]): Cellule => (pieces.length === 0 ? RIEN : texte(pieces.join(', ')))

const MODES = { especes: 'Espèces', virement: 'Virement', paypal: 'PayPal' } as const

export const TYPES = { particulier: 'Particulier', professionnel: 'Professionnel' } as const

export const ACOMPTES_FACTURES = [
  ['Numéro', ({ facture }: AcompteFacture) => texte(facture.numero)],
  ['Émise le', ({ facture }: AcompteFacture) => jour(facture.date)],
  ['Client', (ligne: AcompteFacture) => texte(acheteur(ligne).nom)],
  ['Contact', (ligne: AcompteFacture) => texte(ligne.facture.contact.nom)],
  ['SIREN', (ligne: AcompteFacture) => texte(acheteur(ligne).siren)],
  ['Prestation', ({ facture }: AcompteFacture) => texte(facture.reference)],
  ['Acompte facturé (€)', ({ facture }: AcompteFacture) => montant(facture.total)],
  ['Mode', ({ facture }: AcompteFacture) => texte(MODES[facture.recu.mode])],
  ['Reçu le', ({ facture }: AcompteFacture) => jour(facture.recu.le)],
  ['Avoirs', ({ avoirs }: AcompteFacture) => numeros(avoirs.map(({ numero }) => numero))],
  ['Rendu par avoir (€)', (ligne: AcompteFacture) => montant(rendu(ligne))],
  ['Déduit par', ({ deduitPar }: AcompteFacture) => numeros(deduitPar)],
  ['Rétablit', ({ facture: { retablit } }: AcompteFacture) => numeros(retablit === null ? [] : [retablit])],
] as const

const texteOuRien = (valeur: string | null): Cellule => (valeur === null ? RIEN : texte(valeur))

const NATURES = {
  creance: 'Créance',
  a_rembourser: 'À rembourser',
  acompte: 'Acompte reçu',
} as const

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
  ['Mode', ({ mode }: RecetteNumerotee) => texte(MODES[mode])],
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
