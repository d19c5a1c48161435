import { DATE_A_PROPOSER } from '#domain/rendez-vous/date-a-proposer'
import { fr } from './typographie.ts'

/** Frame of the owner's side. The names of the tabs are fixed by the owner. */
export const ADMIN_TEXTS = fr({
  titre: 'Administration',
  description: 'Le travail du jour, les commandes, les messages et les clients.',
  onglets: 'Parties de l’administration',
  chiffres: 'Ce qui attend',
  attente: 'Chargement…',
  echecTitre: 'Ces informations n’ont pas pu être chargées.',
  echecAide: 'Rien n’est perdu. Vérifiez votre connexion, puis réessayez.',
  reessayer: 'Réessayer',
  perime: 'Affichage d’avant la coupure : la mise à jour a échoué.',
  incertainTitre: 'Votre accès n’a pas pu être vérifié.',
  incertainAide: 'Le site ne répond pas pour le moment. Réessayez dans un instant.',
})

/** Asks whether a near spelling was meant; the button that says it searches it. */
export const procheTexte = (mot: string): string => fr(`Vouliez-vous dire ${mot} ?`)

export const ONGLET_TEXTS = fr({
  aujourdhui: 'Aujourd’hui',
  prestations: 'Prestations',
  factures: 'Factures',
  agenda: 'Agenda',
  estimations: 'Estimations Tarifaires',
  messages: 'Messages',
  clients: 'Clients',
  comptabilite: 'Comptabilité',
  diagnostics: 'Diagnostics',
})

export const CHIFFRES_TEXTS = fr({
  enRetard: 'En retard',
  aContacter: 'À contacter',
  aReproposer: DATE_A_PROPOSER,
  sansReponse: 'Réponses attendues',
  messagesNonLus: 'Messages non lus',
  courrielsEchoues: 'Courriels en échec',
})

/** Whether the news come. */
export const DIRECT_TEXTS = fr({
  ouvert: 'En direct',
  connexion: 'Connexion…',
  coupe: 'Hors direct',
})

/** The whole of the house, beside what waits. */
export const BANDEAU_TEXTS = fr({
  titre: 'En tout',
  en_attente: 'en attente',
  en_cours: 'en cours',
  terminé: 'terminée',
  annulé: 'annulée',
  clients: 'client',
  messages: 'message',
})

/** A kind of things as many of them are called. */
export const enNombre = (nom: string, nombre: number): string => (nombre < 2 || nom.startsWith('en ') ? nom : `${nom}s`)

/** A tab with what waits behind it. */
export const ongletTexte = (nom: string, nombre: number): string => (nombre === 0 ? nom : fr(`${nom} (${nombre})`))
