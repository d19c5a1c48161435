import { fr } from './typographie.ts'

/** Wording fixed by the owner. */
export const CONNEXION_REQUISE = 'Vous devez vous connecter pour accéder à votre compte.'
export const CHARGEMENT_ECHOUE = 'Erreur lors du chargement de vos informations.'

export const ESPACE_TEXTS = fr({
  titre: 'Espace client',
  onglets: 'Parties de l’espace client',
  prestations: 'Mes Prestations',
  compte: 'Mon Compte',
  descriptionPrestations: 'Vos commandes, leurs rendez-vous et leurs documents.',
  descriptionCompte: 'Vos coordonnées, vos messages et vos données.',
  nouvelle: 'Nouvelle commande',
  deconnexion: 'Se déconnecter',
  connexion: 'Se connecter',
  commander: 'Commander une prestation',
  accueil: 'Retour à l’accueil',
  connexionAide: 'Votre compte est créé à votre première commande ; son mot de passe temporaire est dans le courriel.',
  reessayer: 'Réessayer',
  echecAide: 'Rien n’est perdu. Vérifiez votre connexion, puis réessayez.',
  attente: 'Chargement de vos informations…',
})

export const ADIEU_TEXTS = fr({
  titre: 'Votre compte est effacé',
  texte: 'Vous êtes déconnecté. Merci de votre confiance, et à bientôt peut-être.',
})
