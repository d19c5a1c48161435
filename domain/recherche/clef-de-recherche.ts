import { plier } from './plier-texte.ts'
import { lireTerme } from './terme-recherche.ts'

/** Further words of a search are ignored, which bounds its time. */
export const MOTS_MAX = 8

/** Lons-le-Saunier and Wi-Fi are one word each; so is a reference. */
const TRAITS = /[-']/g

const INDICATIF = /(?<![\p{L}\p{N}])(?:\+33|0033)[ .]*(?:\(0\))?[ .]*(?=\d)/gu

/** A telephone number as people type it, whole or in part: `06 12 34`, `0612 34.56`, `56 78`. */
const NUMERO = /(?<![\p{L}\p{N}])(?:0\d*(?:[ .]\d+)+|\d{1,2}(?:[ .]\d{2})+(?:[ .]\d)?)(?![\p{L}\p{N}])/gu

/** Folded, without hyphens and apostrophes, telephone numbers in one piece in national form. */
const normaliser = (texte: string): string =>
  plier(texte)
    .replace(TRAITS, '')
    .replace(INDICATIF, '0')
    .replace(NUMERO, (numero) => numero.replace(/[ .]/g, ''))

export const clefDeRecherche = (textes: readonly string[]): string =>
  textes
    .map((texte) => normaliser(texte).trim())
    .filter((texte) => texte !== '')
    .join(' ')

export const motsCherches = (saisie: string): readonly string[] =>
  normaliser(lireTerme(saisie))
    .split(' ')
    .filter((mot) => mot !== '')
    .slice(0, MOTS_MAX)

export const correspond = (clef: string, mots: readonly string[]): boolean => mots.every((mot) => clef.includes(mot))
