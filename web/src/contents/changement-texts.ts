import type { Force } from '#domain/compte/force-mot-de-passe'
import { fr } from './typographie.ts'

/** Wording fixed by the owner. */
export const CHANGEMENT_TITRE = 'Changement de mot de passe requis'

/** Wording fixed by the owner. */
export const CHANGEMENT_ERREURS = {
  echec: 'Erreur lors du changement de mot de passe',
  connexion: 'Erreur de connexion au serveur',
} as const

/** Wording fixed by the owner. */
export const MOT_DE_PASSE_CHANGE = 'Mot de passe changé avec succès !'

export const CHANGEMENT_TEXTS = fr({
  titreLibre: 'Changer de mot de passe',
  description: 'Choisir son mot de passe.',
  chapeau: 'Le mot de passe reçu par courriel n’ouvre que cette page. Choisissez le vôtre : il le remplace.',
  chapeauLibre: 'Les autres appareils où vous êtes connecté seront déconnectés.',
  ancienTemporaire: 'Mot de passe temporaire actuel',
  ancien: 'Mot de passe actuel',
  ancienAide: 'Celui du courriel. Il se colle tel quel.',
  nouveau: 'Nouveau mot de passe',
  confirmation: 'Confirmation du nouveau mot de passe',
  exigences: 'Votre mot de passe doit avoir :',
  satisfaite: 'fait',
  manquante: 'manque',
  recommandation:
    'Un caractère spécial (! ? € #…) est recommandé, pas obligatoire. Une phrase longue est encore mieux.',
  force: 'Solidité :',
  vide: 'à saisir',
  changer: 'Changer mon mot de passe',
  enCours: 'Changement…',
  reste: 'Rien n’est perdu : vos saisies sont restées dans la page. Réessayez dans un instant.',
  suite: 'Ouverture de votre espace…',
  continuer: 'Continuer',
  requiseTexte: 'Connectez-vous avec le mot de passe reçu par courriel : vous choisirez le vôtre aussitôt après.',
  connexion: 'Se connecter',
  nouveauDemande: 'Demander un autre mot de passe',
})

/** All three fields are required. */
export const CHAMPS_REQUIS = fr({
  ancienMotDePasse: 'Saisissez votre mot de passe actuel.',
  nouveauMotDePasse: 'Choisissez un nouveau mot de passe.',
  confirmation: 'Saisissez une seconde fois le nouveau mot de passe.',
})

export const forceTexte = (force: Force | null): string => `${CHANGEMENT_TEXTS.force} ${force ?? CHANGEMENT_TEXTS.vide}`
