import type {
  FactureDuDossier,
  JourB2cExporte,
  LignesDExtrait,
  LignesEcrites,
  QuoiEcrit,
  RecetteNumerotee,
} from '#application/export/extraits'
import { formaterTelephone, Telephone } from '#domain/client/telephone'
import type { StatutMessage } from '#domain/message/statut-message'
import { formaterCreneau } from '#domain/prestation/creneau'
import type { Priorite, Statut } from '#domain/prestation/statut'
import { additionner, centimes, enEuros, type Montant } from '#domain/shared/montant'
import { formaterSiren } from '#domain/client/acheteur'
import {
  type AcompteFacture,
  type FactureALaCloture,
  type LigneDeCloture,
  soldeALaCloture,
} from '#domain/comptabilite/cloture'
import { CATEGORIE_TVA } from '#domain/comptabilite/b2c'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { aParis } from '#domain/calendrier/heure-de-paris'

// Such texts would run as formulas (OWASP, CSV injection); a leading apostrophe makes them texts.
const FORMULE = /^[=+\-@＝＋－＠\t\r]/

export const csvText = (texte: string): string => {
  const lignes = texte.replaceAll('\0', '').replaceAll('\r\n', '\n')
  const sur = FORMULE.test(lignes) ? `'${lignes}` : lignes
  return `"${sur.replaceAll('"', '""')}"`
}

const deuxChiffres = (n: number): string => String(n).padStart(2, '0')

const csvDay = (jour: string): string => jour.split('-').toReversed().join('/')

/** For a French Excel: `20/11/2026 10:00` in Paris time. */
const csvInstant = (instant: Date): string => {
  const { date, minutes } = aParis(instant)
  return `${csvDay(date)} ${deuxChiffres(Math.floor(minutes / 60))}:${deuxChiffres(minutes % 60)}`
}

export const csvNumber = (n: number): string => String(n).replace('.', ',')

export const csvAmount = (montant: Montant): string => enEuros(montant).toFixed(2).replace('.', ',')

const csvOrNothing = (texte: string | null): string => (texte === null ? '' : csvText(texte))

/** The buyer: only professionals get deposit invoices. */
const acheteur = ({ facture: { acheteur: qui, contact } }: AcompteFacture) =>
  qui.type === 'professionnel'
    ? { nom: qui.raisonSociale, siren: formaterSiren(qui.siren) }
    : { nom: contact.nom, siren: '' }

const rendu = ({ avoirs }: Pick<AcompteFacture, 'avoirs'>): Montant => additionner(...avoirs.map(({ total }) => total))

const numeros = (pieces: readonly NumeroPiece[]): string => (pieces.length === 0 ? '' : csvText(pieces.join(', ')))

const MODES = { especes: 'Espèces', virement: 'Virement', paypal: 'PayPal' } as const

const TYPES = { particulier: 'Particulier', professionnel: 'Professionnel' } as const

const ACOMPTES_FACTURES = [
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

const NATURES_DE_CLOTURE = {
  creance: 'Créance',
  a_rembourser: 'À rembourser',
  acompte: 'Acompte reçu',
} as const

const SUITES = [
  ['Avoirs', ({ avoirs }: FactureDuDossier) => numeros(avoirs)],
  ['Remplacée par', ({ remplaceePar }: FactureDuDossier) => csvOrNothing(remplaceePar)],
] as const

/** Invoices of other years that money or a credit note of this year concerns. */
const AUTRES_FACTURES = [
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

const CLOTURE = [
  ['Nature', ({ nature }: LigneDeCloture) => csvText(NATURES_DE_CLOTURE[nature])],
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

const RECETTES = [
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
const B2C = [
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

type Colonne<L> = readonly [titre: string, cellule: (ligne: L) => string]

type Colonnes = { readonly [Q in QuoiEcrit]: readonly Colonne<LignesEcrites[Q]>[] }

const montantOuRien = (valeur: Montant | null): string => (valeur === null ? '' : csvAmount(valeur))

/** Written with spaces, so that a spreadsheet does not read a number and drop the leading zero. */
const telephone = (valeur: string): string => csvText(Telephone.is(valeur) ? formaterTelephone(valeur) : valeur)

type Coordonnees = Pick<LignesDExtrait['clients'], 'nom' | 'email' | 'telephone' | 'adresse' | 'codePostal' | 'ville'>

// One column for postcode and town: alone, a postcode would lose its leading zero in a spreadsheet.
const COORDONNEES: readonly Colonne<Coordonnees>[] = [
  ['Nom', ({ nom }) => csvText(nom)],
  ['Email', ({ email }) => csvText(email)],
  ['Téléphone', (ligne) => telephone(ligne.telephone)],
  ['Adresse', ({ adresse }) => csvText(adresse)],
  ['Commune', ({ codePostal, ville }) => csvText(`${codePostal} ${ville}`)],
]

const STATUTS: Readonly<Record<Statut, string>> = {
  en_attente: 'En attente',
  en_cours: 'En cours',
  terminé: 'Terminé',
  annulé: 'Annulé',
}

const STATUTS_DE_MESSAGE: Readonly<Record<StatutMessage, string>> = { nouveau: 'Nouveau', lu: 'Lu', traité: 'Traité' }

const PRIORITES: Readonly<Record<Priorite, string>> = {
  normale: 'Normale',
  importante: 'Importante',
  urgente: 'Urgente',
}

const MODALITES = { sur_place: 'Sur place', a_distance: 'À distance' } as const

const REPONSES = { en_attente: 'En attente', accepte: 'Accepté', refuse: 'Refusé' } as const

const PRESTATIONS: Colonnes['prestations'] = [
  ['Référence', ({ reference }) => csvText(reference)],
  ['Devis', ({ numeroDevis }) => csvText(numeroDevis)],
  ['Commandée le', ({ creeLe }) => csvInstant(creeLe)],
  ['Statut', ({ statut }) => csvText(STATUTS[statut])],
  ['Priorité', ({ priorite }) => csvText(PRIORITES[priorite])],
  ['Service', ({ service }) => csvText(service)],
  ['Modalité', ({ modalite }) => csvText(MODALITES[modalite])],
  ['Total (€)', ({ totalNet }) => csvAmount(totalNet)],
  ...COORDONNEES,
  ['Créneau', ({ creneau }) => csvText(formaterCreneau(creneau))],
  ['À contacter avant le', ({ contactAvant }) => csvInstant(contactAvant)],
  ['Rendez-vous', ({ rendezVous }) => (rendezVous === null ? '' : csvDay(rendezVous.date))],
  ['Heure', ({ rendezVous }) => (rendezVous === null ? '' : csvText(rendezVous.heure))],
  ['Réponse', ({ rendezVous }) => (rendezVous === null ? '' : csvText(REPONSES[rendezVous.statut]))],
  ['Description', ({ description }) => csvText(description)],
  ['Notes', ({ notes }) => csvText(notes)],
]

const CLIENTS: Colonnes['clients'] = [
  ...COORDONNEES,
  ['Rôle', ({ role }) => csvText(role)],
  ['Compte créé le', ({ creeLe }) => csvInstant(creeLe)],
  ['Prestations', ({ prestations }) => csvNumber(prestations)],
]

const MESSAGES: Colonnes['messages'] = [
  ['Reçu le', ({ creeLe }) => csvInstant(creeLe)],
  ['Origine', ({ type }) => csvText(type === 'client' ? 'Espace client' : 'Formulaire')],
  ['Nom', ({ nom }) => csvText(nom)],
  ['Email', ({ email }) => csvText(email)],
  ['Sujet', ({ sujet }) => csvOrNothing(sujet)],
  ['Message', (ligne) => csvText(ligne.texte)],
  ['Statut', ({ statut }) => csvText(STATUTS_DE_MESSAGE[statut])],
  ['Suites', ({ reponses }) => csvNumber(reponses)],
]

const NATURES = {
  facture: 'Facture',
  acompte: 'Facture d’acompte',
  avoir: 'Avoir',
  avoir_d_acompte: 'Avoir sur acompte',
} as const

const FACTURES: Colonnes['factures'] = [
  ['Numéro', ({ numero }) => csvText(numero)],
  ['Nature', ({ genre }) => csvText(NATURES[genre])],
  ['Émise le', ({ emiseLe }) => csvInstant(emiseLe)],
  ['Prestation', ({ reference }) => csvText(reference)],
  ['Client', ({ nom, raisonSociale }) => csvText(raisonSociale === '' ? nom : raisonSociale)],
  ['Contact', ({ nom, raisonSociale }) => (raisonSociale === '' ? '' : csvText(nom))],
  ['Type', ({ type }) => csvText(TYPES[type])],
  ['Total (€)', ({ total }) => montantOuRien(total)],
  ['Dont services (€)', ({ services }) => montantOuRien(services)],
  ['Dont ventes (€)', ({ ventes }) => montantOuRien(ventes)],
  ['Acompte facturé (€)', ({ acompte }) => montantOuRien(acompte)],
  ['Réglé (€)', ({ regle }) => montantOuRien(regle)],
  ['Reste dû (€)', ({ solde }) => montantOuRien(solde)],
  ['Facture corrigée', ({ corrige }) => csvOrNothing(corrige)],
]

const COLONNES: Colonnes = {
  prestations: PRESTATIONS,
  clients: CLIENTS,
  messages: MESSAGES,
  factures: FACTURES,
  recettes: RECETTES,
  b2c: B2C,
  facturesEmises: [...FACTURES, ...SUITES],
  autresFactures: AUTRES_FACTURES,
  acomptesFactures: ACOMPTES_FACTURES,
  cloture: CLOTURE,
}

/** The byte order mark: without it, Excel does not recognise UTF-8. */
export const MARQUE = '\uFEFF'

export const csvLine = (cellules: readonly string[]): string => `${cellules.join(';')}\r\n`

export const csvHead = (quoi: QuoiEcrit): string =>
  `${MARQUE}${csvLine(COLONNES[quoi].map(([titre]) => csvText(titre)))}`

export const csvLines = <Q extends QuoiEcrit>(quoi: Q, lignes: readonly LignesEcrites[Q][]): string =>
  lignes.map((ligne) => csvLine(COLONNES[quoi].map(([, cellule]) => cellule(ligne)))).join('')
