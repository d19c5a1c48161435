import type { LignesDExtrait, LignesEcrites, QuoiEcrit } from '#application/export/extraits'
import { formaterTelephone, Telephone } from '#domain/client/telephone'
import type { StatutMessage } from '#domain/message/statut-message'
import { formaterCreneau } from '#domain/prestation/creneau'
import type { Priorite, Statut } from '#domain/prestation/statut'
import type { Montant } from '#domain/shared/montant'
import { ACOMPTES_FACTURES, AUTRES_FACTURES, CLOTURE, SUITES, B2C, RECETTES, TYPES } from './columns.ts'
import { csvAmount, csvDay, csvInstant, csvNumber, csvOrNothing, csvText } from './csv-cell.ts'

type Colonne<L> = readonly [titre: string, cellule: (ligne: L) => string]

type Colonnes = { readonly [Q in QuoiEcrit]: readonly Colonne<LignesEcrites[Q]>[] }

const montantOuRien = (valeur: Montant | null): string => (valeur === null ? '' : csvAmount(valeur))

/** Written with spaces, so that a spreadsheet does not read a number and drop the leading zero. */
const telephone = (valeur: string): string => csvText(Telephone.is(valeur) ? formaterTelephone(valeur) : valeur)

type Coordonnees = Pick<LignesDExtrait['clients'], 'nom' | 'email' | 'telephone' | 'adresse' | 'codePostal' | 'ville'>

// The postcode stands with its town, for the same reason.
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
