import { enregistrer } from '../../features/telechargement/enregistrer.ts'

/** A column of a file: what it is called, and what a row says in it. */
export type ColonneDeFichier<A> = { readonly nom: string; readonly texte: (ligne: A) => string }

// Such texts would run as formulas (OWASP, CSV injection); a leading apostrophe makes them texts.
const FORMULE = /^[=+\-@＝＋－＠\t\r]/

const cellule = (texte: string): string => `"${texte.replace(FORMULE, "'$&").replaceAll('"', '""')}"`

/** The rows as a French spreadsheet reads them: semicolons, and the mark of UTF-8 first. */
export const enCsv = <A>(colonnes: readonly ColonneDeFichier<A>[], lignes: readonly A[]): string => {
  const rangees = [colonnes.map(({ nom }) => nom), ...lignes.map((ligne) => colonnes.map(({ texte }) => texte(ligne)))]
  return `\uFEFF${rangees.map((rangee) => rangee.map(cellule).join(';')).join('\r\n')}\r\n`
}

/** Saves the rows as `nom`.csv. */
export const exporter = <A>(nom: string, colonnes: readonly ColonneDeFichier<A>[], lignes: readonly A[]): void =>
  enregistrer({ contenu: new Blob([enCsv(colonnes, lignes)], { type: 'text/csv;charset=utf-8' }), nom: `${nom}.csv` })
