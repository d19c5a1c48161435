import { cleanLine } from '#domain/shared/clean'

type TextePlie = { readonly plie: string; readonly debuts: readonly number[]; readonly fins: readonly number[] }

/** Characters without width: combining accents, soft hyphens and other invisible characters. */
const SANS_LARGEUR = /[\p{M}\p{Cf}]/gu

const EQUIVALENTS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  '‐': '-',
  '–': '-',
  '—': '-',
}

const A_REMPLACER = new RegExp(`[${Object.keys(EQUIVALENTS).join('')}]`, 'gu')

const plierSignes = (texte: string): string =>
  texte
    .normalize('NFKD')
    .toLowerCase()
    .replace(SANS_LARGEUR, '')
    .replace(A_REMPLACER, (signe) => EQUIVALENTS[signe] ?? signe)
    .replace(/\s/gu, ' ')

const plierCaractere = (caractere: string): string =>
  /[!-~]/.test(caractere) ? caractere.toLowerCase() : plierSignes(caractere)

/** Folds a text for comparison, and keeps the original position of each character. Several spaces become one. */
export const plierTexte = (texte: string): TextePlie => {
  const ajouts: string[] = []
  const debuts: number[] = []
  const fins: number[] = []
  let dernier = ''
  let debut = 0
  for (const caractere of texte) {
    const fin = debut + caractere.length
    const brut = plierCaractere(caractere)
    const ajout = dernier === ' ' && brut === ' ' ? '' : brut
    for (let unite = 0; unite < ajout.length; unite += 1) {
      debuts.push(debut)
      fins.push(fin)
    }
    if (ajout === '' && fins.length > 0) fins[fins.length - 1] = fin
    dernier = ajout.at(-1) ?? dernier
    ajouts.push(ajout)
    debut = fin
  }
  return { plie: ajouts.join(''), debuts, fins }
}

const SANS_ACCENT = /^(?!.*  )[ -~]*$/

/** Folds a text, without the original positions. Plain ASCII is only put in lower case. */
export const plier = (texte: string): string =>
  SANS_ACCENT.test(texte) ? texte.toLowerCase() : plierSignes(texte).replace(/ {2,}/g, ' ')

export const TERME_LONGUEUR_MAX = 100

export const lireTerme = (saisie: string): string =>
  Array.from(cleanLine(saisie.slice(0, 10 * TERME_LONGUEUR_MAX)))
    .slice(0, TERME_LONGUEUR_MAX)
    .join('')
    .trim()

export const plierTerme = (terme: string): string => plierTexte(terme).plie.trim()
