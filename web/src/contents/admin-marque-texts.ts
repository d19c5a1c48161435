import { fr } from './typographie.ts'

/** Being done with a declaration of withdrawal. */
export const MARQUE_TEXTS = fr({
  faite: 'C’est fait',
  confirmer: 'Confirmer la rétractation',
  ecarter: 'Écarter',
  rouvrir: 'Rouvrir',
  titre: 'Il reste quelque chose à régler',
  quandMeme: 'C’est fait quand même',
  pasEncore: 'Pas encore',
  reseau: 'Rien n’a été noté. Vérifiez votre connexion, puis réessayez.',
})
