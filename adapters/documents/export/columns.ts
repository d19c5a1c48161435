import type { FactureDuDossier, JourB2cExporte, RecetteNumerotee } from '#application/export/extraits'
import { formaterSiren } from '#domain/client/acheteur'
import {
  type AcompteFacture,
  type FactureALaCloture,
  type LigneDeCloture,
  soldeALaCloture,
} from '#domain/comptabilite/cloture'
import { CATEGORIE_TVA } from '#domain/comptabilite/b2c'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { additionner, centimes, type Montant } from '#domain/shared/montant'
import { csvAmount, csvDay, csvNumber, csvOrNothing, csvText } from './csv-cell.ts'

/** The buyer: only professionals get deposit invoices. */
const acheteur = ({ facture: { acheteur: qui, contact } }: AcompteFacture) =>
  qui.type === 'professionnel'
    ? { nom: qui.raisonSociale, siren: formaterSiren(qui.siren) }
    : { nom: contact.nom, siren: '' }

export const rendu = ({ avoirs }: Pick<AcompteFacture, 'avoirs'>): Montant =>
  additionner(...avoirs.map(({ total }) => total))

const numeros = (pieces: readonly NumeroPiece[]): string => (pieces.length === 0 ? '' : csvText(pieces.join(', ')))

const MODES = { especes: 'Espèces', virement: 'Virement', paypal: 'PayPal' } as const

export const TYPES = { particulier: 'Particulier', professionnel: 'Professionnel' } as const

export const ACOMPTES_FACTURES = [
  ['Numéro', ({ facture }: AcompteFacture) => csvText(facture.numero)],
  ['Émise le', ({ facture }: AcompteFacture) => csvDay(facture.date)],
  ['Client', (ligne: AcompteFacture) => csvText(acheteur(ligne).nom)],
  ['Contact', (ligne: AcompteFacture) => csvText(ligne.facture.contact.nom)],
  ['SIREN', (ligne: AcompteFacture) => csvText(acheteur(ligne).siren)],
  ['Prestation', ({ facture }: AcompteFacture) => csvText(facture.reference)],
  ['Acompte facturé (€)', ({ facture }: AcompteFacture) => csvAmount(facture.total)],
  ['Mode', ({ facture }: AcompteFacture) => csvText(MODES[facture.recu.mode])],
  ['Reçu le', ({ facture }: AcompteFacture) => csvDay(facture.recu.le)],
  ['Avoirs', ({ avoirs }: AcompteFacture) => numeros(avoirs.map(({ numero }) => numero))],
  ['Rendu par avoir (€)', (ligne: AcompteFacture) => csvAmount(rendu(ligne))],
  ['Déduit par', ({ deduitPar }: AcompteFacture) => numeros(deduitPar)],
  ['Rétablit', ({ facture: { retablit } }: AcompteFacture) => numeros(retablit === null ? [] : [retablit])],
] as const

const NATURES = {
  creance: 'Créance',
  a_rembourser: 'À rembourser',
  acompte: 'Acompte reçu',
} as const

export const SUITES = [
  ['Avoirs', ({ avoirs }: FactureDuDossier) => numeros(avoirs)],
  ['Remplacée par', ({ remplaceePar }: FactureDuDossier) => csvOrNothing(remplaceePar)],
] as const

/** Invoices of other years that money or a credit note of this year concerns. */
export const AUTRES_FACTURES = [
  ['Numéro', ({ numero }: FactureALaCloture) => csvText(numero)],
  ['Émise le', ({ date }: FactureALaCloture) => csvDay(date)],
  ['Prestation', ({ reference }: FactureALaCloture) => csvText(reference)],
  ['Client', ({ client }: FactureALaCloture) => csvText(client)],
  ['Contact', ({ contact }: FactureALaCloture) => csvOrNothing(contact)],
  ['Type', ({ type }: FactureALaCloture) => csvText(TYPES[type])],
  ['Total (€)', ({ total }: FactureALaCloture) => csvAmount(total)],
  ['Encaissé dans l’année (€)', (facture: FactureALaCloture) => csvAmount(facture.regleDansLaPeriode)],
  ['Avoirs de l’année (€)', (facture: FactureALaCloture) => csvAmount(facture.crediteDansLaPeriode)],
  ['Avoirs', ({ avoirs }: FactureALaCloture) => numeros(avoirs)],
  ['Solde à la clôture (€)', (facture: FactureALaCloture) => csvAmount(soldeALaCloture(facture))],
  ['Remplacée par', ({ remplaceePar }: FactureALaCloture) => csvOrNothing(remplaceePar)],
] as const

const deLaFacture =
  (cellule: (facture: FactureALaCloture) => string) =>
  ({ facture }: LigneDeCloture): string =>
    facture === null ? '' : cellule(facture)

export const CLOTURE = [
  ['Nature', ({ nature }: LigneDeCloture) => csvText(NATURES[nature])],
  ['Facture', deLaFacture(({ numero }) => csvText(numero))],
  ['Factures d’acompte', ({ facturesDAcompte }: LigneDeCloture) => numeros(facturesDAcompte)],
  ['Émise le', deLaFacture(({ date }) => csvDay(date))],
  ['Échéance', ({ echeance }: LigneDeCloture) => (echeance === null ? '' : csvDay(echeance))],
  ['Prestation', ({ reference }: LigneDeCloture) => csvText(reference)],
  ['Client', ({ client }: LigneDeCloture) => csvText(client)],
  ['Contact', ({ contact }: LigneDeCloture) => csvOrNothing(contact)],
  ['Type', ({ type }: LigneDeCloture) => csvText(TYPES[type])],
  ['Total (€)', deLaFacture(({ total }) => csvAmount(total))],
  ['Avoirs (€)', deLaFacture(({ credite }) => csvAmount(credite))],
  ['Encaissé (€)', deLaFacture(({ regle }) => csvAmount(regle))],
  ['Solde (€)', ({ solde }: LigneDeCloture) => csvAmount(solde)],
] as const

const annulee = ({ annuleLaLigne, ecritureAnnulee }: RecetteNumerotee): string => {
  if (annuleLaLigne !== null) return csvNumber(annuleLaLigne)
  return ecritureAnnulee === null ? '' : csvText(`écriture du ${csvDay(ecritureAnnulee.le)}`)
}

/** The book of receipts, with the columns that the tax office expects. */
export const RECETTES = [
  ['Ligne', ({ ligne }: RecetteNumerotee): string => csvNumber(ligne)],
  ['Date', ({ le }: RecetteNumerotee) => csvDay(le)],
  ['Client', ({ client }: RecetteNumerotee) => csvText(client)],
  ['Type', ({ type }: RecetteNumerotee) => csvText(TYPES[type])],
  ['Nature', ({ nature }: RecetteNumerotee) => csvText(nature)],
  ['Facture', ({ facture, reference }: RecetteNumerotee) => csvText(facture ?? reference)],
  ['Facture d’acompte ou avoir', ({ pieces }: RecetteNumerotee) => numeros(pieces)],
  ['Mode', ({ mode }: RecetteNumerotee) => csvText(MODES[mode])],
  ['Montant (€)', (ligne: RecetteNumerotee) => csvAmount(ligne.montant)],
  ['Dont services (€)', ({ repartition }: RecetteNumerotee) => csvAmount(repartition.services)],
  ['Dont ventes (€)', ({ repartition }: RecetteNumerotee) => csvAmount(repartition.ventes)],
  ['Note', ({ note }: RecetteNumerotee) => csvText(note)],
  ['Saisie le', ({ saisieLe }: RecetteNumerotee) => csvDay(saisieLe)],
  ['Annulée le', ({ annuleeLe }: RecetteNumerotee) => (annuleeLe === null ? '' : csvDay(annuleeLe))],
  ['Annule la ligne n°', annulee],
] as const

/** Sales to consumers by day, as they will be reported: amounts without VAT, exempt. */
export const B2C = [
  ['Période du', ({ periode }: JourB2cExporte) => csvDay(periode.du)],
  ['Période au', ({ periode }: JourB2cExporte) => csvDay(periode.au)],
  ['Jour', (ligne: JourB2cExporte) => csvDay(ligne.jour)],
  ['Transactions', ({ transactions }: JourB2cExporte): string => csvNumber(transactions)],
  ['Services facturés (€)', ({ facture }: JourB2cExporte) => csvAmount(facture.services)],
  ['Ventes facturées (€)', ({ facture }: JourB2cExporte) => csvAmount(facture.ventes)],
  ['Total facturé (€)', ({ facture }: JourB2cExporte) => csvAmount(facture.total)],
  ['Catégorie de TVA', () => csvText(CATEGORIE_TVA)],
  ['TVA (€)', () => csvAmount(centimes(0))],
  ['Services encaissés (€)', ({ encaisse }: JourB2cExporte) => csvAmount(encaisse.services)],
  ['Ventes encaissées (€)', ({ encaisse }: JourB2cExporte) => csvAmount(encaisse.ventes)],
  ['Total encaissé (€)', ({ encaisse }: JourB2cExporte) => csvAmount(encaisse.total)],
] as const
