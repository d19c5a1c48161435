import { fr } from '../../contents/typographie.ts'

export const FAIT_TEXTS = fr({
  titre: 'Ce qui vient d’être fait',
  annuler: 'Annuler',
  fermer: 'Fermer',
  reessayer: 'Réessayer',
  reseau: 'Le site n’a pas répondu : rien n’a été confirmé, et ce qui était affiché est remis.',
})

export const dansTexte = (texte: string, secondes: number): string => fr(`${texte} dans ${secondes} s`)
