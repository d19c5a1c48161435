import { fr } from './typographie.ts'

export const CONNEXION_TEXTS = fr({
  titre: 'Connexion',
  description: 'Se connecter à son espace client : commandes, rendez-vous, devis et factures.',
  chapeau: 'Retrouvez vos commandes, vos rendez-vous et vos documents.',
  email: 'Adresse email',
  emailAide: 'Celle de votre commande.',
  motDePasse: 'Mot de passe',
  motDePasseAide: 'Le mot de passe temporaire se recopie ou se colle tel quel.',
  oublie: 'Mot de passe oublié ?',
  connecter: 'Se connecter',
  enCours: 'Connexion…',
  reussi: 'Connexion réussie',
  continuer: 'Continuer',
  premiereTitre: 'Première commande ?',
  premiere:
    'Rien à créer : votre compte s’ouvre automatiquement à votre première commande, et un mot de passe temporaire vous arrive par courriel.',
  commander: 'Voir les services',
  sansScript: 'La connexion a besoin de JavaScript. Sans lui, appelez-nous : nous suivons votre commande avec vous.',
  expiree: 'Votre session a expiré',
  expireeTexte: 'Reconnectez-vous pour continuer.',
  dejaTitre: 'Vous êtes déjà connecté',
  changer: 'Changer de mot de passe',
  deconnexion: 'Se déconnecter',
})

/** Wording fixed by the owner. */
export const ECHEC_DE_CONNEXION = 'Erreur lors de la connexion. Veuillez réessayer.'

export const RECONNEXION_TEXTS = fr({
  titre: 'Votre session a expiré',
  chapeau: 'Rien n’est perdu : donnez votre mot de passe, et la page reprend où elle en était.',
  reprendre: 'Reprendre',
  autre: 'Ce n’est pas vous ?',
})

/** Names of the buttons that show a password. */
export const AFFICHER = fr('Afficher :')

export const dejaConnecteTexte = (nom: string): string =>
  fr(nom === '' ? 'Une session est ouverte sur cet appareil.' : `Une session est ouverte au nom de ${nom}.`)

/** What opens next. */
export const suiteTexte = (destination: string): string => fr(`Ouverture : ${destination}…`)

export const DESTINATIONS = fr({
  changement: 'choix de votre mot de passe',
  admin: 'Administration',
  prestations: 'Mes Prestations',
  retour: 'la page que vous aviez demandée',
})

/** An hour in words. */
export const reessayerTexte = (heure: string): string => fr(`Nouvel essai possible à ${heure}.`)
