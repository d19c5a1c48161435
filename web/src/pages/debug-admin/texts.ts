import { fr } from '../../contents/typographie.ts'

export const DEBUG_TEXTS = fr({
  titre: 'Debug admin',
  description: 'État de la connexion et essai des appels de l’administration.',
  etat: 'Connexion',
  appels: 'Appels de l’administration',
  appelsAide: 'Chaque lecture réservée à l’administration est essayée avec votre session. Rien n’est modifié.',
  lancer: 'Essayer les appels',
  enCours: 'Essai en cours…',
  echec: 'La liste des appels n’a pas pu être lue.',
  demo: 'Démonstration',
  demoAide: 'Ce site est une démonstration : un compte d’administration y est ouvert à tous.',
  demoBouton: 'Se connecter au compte de démonstration',
  demoEchec: 'La connexion au compte de démonstration a échoué.',
  demoOuverte: 'Vous êtes connecté au compte de démonstration.',
  administration: 'Ouvrir l’administration',
  table: 'Résultat de chaque appel',
})

export const ETAT_TEXTS = fr({
  jeton: 'Jeton',
  jetonPresent: 'Présent',
  jetonAbsent: 'Absent',
  client: 'Compte',
  role: 'Rôle dans le navigateur',
  admin: 'Administrateur',
  simple: 'Client',
  profil: 'Rôle selon le serveur',
  profilAttente: 'Vérification…',
  profilEchec: 'Le serveur n’a pas répondu',
  expire: 'Fin de la session',
  inconnue: 'Inconnue',
})

export const APPEL_TEXTS = fr({
  appel: 'Appel',
  statut: 'Réponse',
  duree: 'Durée',
  reseau: 'Sans réponse',
})

export const dureeMsTexte = (ms: number): string => fr(`${Math.round(ms)} ms`)

/** A status in words: what an admin's call may well answer, or must not. */
export const statutTexte = (statut: number, ok: boolean): string => fr(`${statut} ${ok ? 'correct' : 'en échec'}`)

export const bilanTexte = (corrects: number, total: number): string =>
  fr(corrects === total ? `Les ${total} appels répondent.` : `${corrects} appels sur ${total} répondent.`)
