import type { LignesDExtrait } from '#application/export/extrait'
import type { LignesEcrites, QuoiEcrit } from '#application/export/extraits-comptables'
import { formaterTelephone, Telephone } from '#domain/client/telephone'
import type { StatutMessage } from '#domain/message/statut-message'
import { formaterCreneau } from '#domain/prestation/creneau'
import type { Priorite, Statut } from '#domain/prestation/statut'
import type { Montant } from '#domain/shared/montant'
import { ACOMPTES_FACTURES, AUTRES_FACTURES, CLOTURE, SUITES, B2C, RECETTES, TYPES } from './columns.ts'
import { type Cellule, csvCell, csvText } from './csv-cell.ts'

type Colonne<L> = readonly [titre: string, cellule: (ligne: L) => Cellule]

type Colonnes = { readonly [Q in QuoiEcrit]: readonly Colonne<LignesEcrites[Q]>[] }

const texte = (valeur: string): Cellule => ({ genre: 'texte', valeur })
const nombre = (valeur: number): Cellule => ({ genre: 'nombre', valeur })
const montant = (valeur: Montant): Cellule => ({ genre: 'montant', valeur })
const montantOuRien = (valeur: Montant | null): Cellule => (valeur === null ? { genre: 'rien' } : montant(valeur))
const instant = (valeur: Date): Cellule => ({ genre: 'instant', valeur })

/** Written with spaces, so that a spreadsheet does not read a number and drop the leading zero. */
const telephone = (valeur: string): Cellule => texte(Telephone.is(valeur) ? formaterTelephone(valeur) : valeur)

type Coordonnees = Pick<LignesDExtrait['clients'], 'nom' | 'email' | 'telephone' | 'adresse' | 'codePostal' | 'ville'>

// The postcode stands with its town, for the same reason.
const COORDONNEES: readonly Colonne<Coordonnees>[] = [
  ['Nom', ({ nom }) => texte(nom)],
  ['Email', ({ email }) => texte(email)],
  ['Téléphone', (ligne) => telephone(ligne.telephone)],
  ['Adresse', ({ adresse }) => texte(adresse)],
  ['Commune', ({ codePostal, ville }) => texte(`${codePostal} ${ville}`)],
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
  ['Référence', ({ reference }) => texte(reference)],
  ['Devis', ({ numeroDevis }) => texte(numeroDevis)],
  ['Commandée le', ({ creeLe }) => instant(creeLe)],
  ['Statut', ({ statut }) => texte(STATUTS[statut])],
  ['Priorité', ({ priorite }) => texte(PRIORITES[priorite])],
  ['Service', ({ service }) => texte(service)],
  ['Modalité', ({ modalite }) => texte(MODALITES[modalite])],
  ['Total (€)', ({ totalNet }) => montant(totalNet)],
  ...COORDONNEES,
  ['Créneau', ({ creneau }) => texte(formaterCreneau(creneau))],
  ['À contacter avant le', ({ contactAvant }) => instant(contactAvant)],
  [
    'Rendez-vous',
    ({ rendezVous }) => (rendezVous === null ? { genre: 'rien' } : { genre: 'jour', valeur: rendezVous.date }),
  ],
  ['Heure', ({ rendezVous }) => (rendezVous === null ? { genre: 'rien' } : texte(rendezVous.heure))],
  ['Réponse', ({ rendezVous }) => (rendezVous === null ? { genre: 'rien' } : texte(REPONSES[rendezVous.statut]))],
  ['Description', ({ description }) => texte(description)],
  ['Notes', ({ notes }) => texte(notes)],
]

const CLIENTS: Colonnes['clients'] = [
  ...COORDONNEES,
  ['Rôle', ({ role }) => texte(role)],
  ['Compte créé le', ({ creeLe }) => instant(creeLe)],
  ['Prestations', ({ prestations }) => nombre(prestations)],
]

const MESSAGES: Colonnes['messages'] = [
  ['Reçu le', ({ creeLe }) => instant(creeLe)],
  ['Origine', ({ type }) => texte(type === 'client' ? 'Espace client' : 'Formulaire')],
  ['Nom', ({ nom }) => texte(nom)],
  ['Email', ({ email }) => texte(email)],
  ['Sujet', ({ sujet }) => (sujet === null ? { genre: 'rien' } : texte(sujet))],
  ['Message', (ligne) => texte(ligne.texte)],
  ['Statut', ({ statut }) => texte(STATUTS_DE_MESSAGE[statut])],
  ['Suites', ({ reponses }) => nombre(reponses)],
]

const NATURES = {
  facture: 'Facture',
  acompte: 'Facture d’acompte',
  avoir: 'Avoir',
  avoir_d_acompte: 'Avoir sur acompte',
} as const

const FACTURES: Colonnes['factures'] = [
  ['Numéro', ({ numero }) => texte(numero)],
  ['Nature', ({ genre }) => texte(NATURES[genre])],
  ['Émise le', ({ emiseLe }) => instant(emiseLe)],
  ['Prestation', ({ reference }) => texte(reference)],
  ['Client', ({ nom, raisonSociale }) => texte(raisonSociale === '' ? nom : raisonSociale)],
  ['Contact', ({ nom, raisonSociale }) => (raisonSociale === '' ? { genre: 'rien' } : texte(nom))],
  ['Type', ({ type }) => texte(TYPES[type])],
  ['Total (€)', ({ total }) => montantOuRien(total)],
  ['Dont services (€)', ({ services }) => montantOuRien(services)],
  ['Dont ventes (€)', ({ ventes }) => montantOuRien(ventes)],
  ['Acompte facturé (€)', ({ acompte }) => montantOuRien(acompte)],
  ['Réglé (€)', ({ regle }) => montantOuRien(regle)],
  ['Reste dû (€)', ({ solde }) => montantOuRien(solde)],
  ['Facture corrigée', ({ corrige }) => (corrige === null ? { genre: 'rien' } : texte(corrige))],
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
  lignes.map((ligne) => csvLine(COLONNES[quoi].map(([, cellule]) => csvCell(cellule(ligne))))).join('')
