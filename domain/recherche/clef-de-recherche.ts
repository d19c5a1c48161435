import { plier } from './plier-texte.ts'
import { lireTerme } from './terme-recherche.ts'

/** Words of a search that are read; it bounds the time of a search. */
export const MOTS_MAX = 8

/** Lons-le-Saunier and Wi-Fi are one word each, and so is a reference. */
const TRAITS = /[-']/g

const INDICATIF = /(?<![\p{L}\p{N}])(?:\+33|0033)[ .]*(?:\(0\))?[ .]*(?=\d)/gu

/** A telephone as people write one, whole or in part: `06 12 34`, `0612 34.56`, `56 78`. */
const NUMERO = /(?<![\p{L}\p{N}])(?:0\d*(?:[ .]\d+)+|\d{1,2}(?:[ .]\d{2})+(?:[ .]\d)?)(?![\p{L}\p{N}])/gu

/** A text as searches compare it: folded, hyphens and apostrophes away, telephones in one piece as they are dialled here. */
const normaliser = (texte: string): string =>
  plier(texte)
    .replace(TRAITS, '')
    .replace(INDICATIF, '0')
    .replace(NUMERO, (numero) => numero.replace(/[ .]/g, ''))

/** The text that a record is found by. */
export const clefDeRecherche = (textes: readonly string[]): string =>
  textes
    .map((texte) => normaliser(texte).trim())
    .filter((texte) => texte !== '')
    .join(' ')

/** The words of a search, all of which a record must have. Nothing when there is nothing to look for. */
export const motsCherches = (saisie: string): readonly string[] =>
  normaliser(lireTerme(saisie))
    .split(' ')
    .filter((mot) => mot !== '')
    .slice(0, MOTS_MAX)

/** Whether a record is among what is searched for: each word stands in its text, be it in the middle of another. */
export const correspond = (clef: string, mots: readonly string[]): boolean => mots.every((mot) => clef.includes(mot))
