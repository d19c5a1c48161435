import * as t from 'io-ts'
import { cleanText } from '#domain/shared/clean'
import { described } from '../openapi/json-schema.ts'

/** A text that must say something, cleaned, limited in length. */
export const texteRequis = (longueurMax: number, message: string): t.Type<string, string> =>
  described(
    new t.Type<string, string>(
      'TexteRequis',
      (u): u is string => typeof u === 'string' && u !== '',
      (u, context) => {
        const texte = typeof u === 'string' ? cleanText(u) : ''
        if (texte === '') return t.failure(u, context, message)
        return texte.length <= longueurMax
          ? t.success(texte)
          : t.failure(u, context, `Ce texte est limité à ${longueurMax} caractères.`)
      },
      (texte) => texte,
    ),
    { type: 'string', minLength: 1, maxLength: longueurMax },
  )
