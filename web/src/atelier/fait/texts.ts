import { fr } from '../../contents/typographie.ts'

export const FAIT_TEXTS = fr({
  titre: 'Ce qui vient d’être fait',
  annuler: 'Annuler',
  fermer: 'Fermer',
  reessayer: 'Réessayer',
  reseau: 'Le site n’a pas répondu : rien n’a été confirmé, et ce qui était affiché est remis.',
})

/** Whom a mail goes to; the line adds when. */
export const courrielATexte = (nom: string): string => fr(`Le courriel à ${nom} part`)

/** Said in a form before its press: whom the mail goes to, and that it can still be stopped. */
export const courrielPartTexte = (nom: string, email: string): string =>
  fr(`Un courriel part à ${nom} (${email}), dix secondes après : « Annuler » l’arrête d’ici là.`)

export const dansTexte = (texte: string, secondes: number): string => fr(`${texte} dans ${secondes} s`)
