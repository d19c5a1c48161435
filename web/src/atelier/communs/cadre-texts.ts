import { DATE_A_PROPOSER } from '#domain/rendez-vous/situation'
import { fr } from '../../contents/typographie.ts'

/** What every screen of the owner says. */
export const ADMIN_TEXTS = fr({
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

export const CHIFFRES_TEXTS = fr({
  enRetard: 'En retard',
  aContacter: 'À contacter',
  aReproposer: DATE_A_PROPOSER,
  sansReponse: 'Réponses attendues',
  messagesNonLus: 'Messages non lus',
  courrielsEchoues: 'Courriels en échec',
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
