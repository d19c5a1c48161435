/** A canned answer goes after what was already written, which it never replaces. */
export const ajouterModele = (texte: string, modele: string): string =>
  texte.trim() === '' ? modele : `${texte.trimEnd()}\n\n${modele}`
