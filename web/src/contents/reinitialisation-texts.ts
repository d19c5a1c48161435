import { fr } from './typographie.ts'

export const REINITIALISATION_TEXTS = fr({
  titre: 'Mot de passe oublié',
  description: 'Recevoir un nouveau mot de passe temporaire par courriel.',
  chapeau: 'Donnez l’adresse de votre commande : un mot de passe temporaire vous y attend en quelques minutes.',
  email: 'Adresse email',
  envoyer: 'Recevoir un mot de passe temporaire',
  enCours: 'Envoi…',
  sansScript: 'Cette page a besoin de JavaScript. Sans lui, appelez-nous.',
  suite: 'Et maintenant ?',
  etapes: [
    'Ouvrez le courriel que nous venons d’envoyer ; regardez aussi dans les indésirables.',
    'Connectez-vous avec le mot de passe temporaire qu’il contient.',
    'Choisissez aussitôt votre propre mot de passe.',
  ],
  ancien: 'Votre ancien mot de passe reste valable tant que vous n’avez pas utilisé le nouveau.',
  connexion: 'Se connecter',
  retour: 'Retour à la connexion',
  rien: 'Rien reçu ?',
  rienTexte: 'Vérifiez l’adresse, puis recommencez. Si cela ne suffit pas, appelez-nous au',
  autre: 'Essayer une autre adresse',
})

/** Hours during which the password of a mail opens the account. */
export const validiteTexte = (heures: number): string => fr(`Le mot de passe temporaire est valable ${heures} h.`)

/** Wording fixed by the owner. */
export const ECHEC_DE_REINITIALISATION = 'Erreur de connexion. Veuillez réessayer.'
