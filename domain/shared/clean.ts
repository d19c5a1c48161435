import * as E from '#fp/Either'

/** Invisible characters that make equal texts differ after a paste: lone surrogates, soft hyphens, direction marks, zero-width spaces. */
const INVISIBLES = /[\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

export const cleanLine = (input: string): string =>
  input
    .replace(INVISIBLES, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

export const cleanText = (input: string): string =>
  input
    .replace(INVISIBLES, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .normalize('NFC')
    .trim()

export const comparable = (texte: string): string =>
  texte
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const LIEN = /:\/\/|www\./i

const REFUS = 'Retirez l’adresse internet de ce champ.'

/** Refuses a text that a mail program would turn into a link: the site mails such texts to other people. */
export const sansLien = <A extends string>(lu: E.Either<string, A>): E.Either<string, A> =>
  E.isRight(lu) && LIEN.test(lu.right) ? E.left(REFUS) : lu
