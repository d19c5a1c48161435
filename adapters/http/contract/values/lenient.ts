import * as t from 'io-ts'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { cleanLine, cleanText } from '#domain/shared/clean'
import { sansLien } from '#domain/shared/lien'
import { described } from '../openapi/json-schema.ts'

/** A field that may be absent, null or empty; anything else than text or number is refused. */
const written = (u: unknown): string | null => {
  if (u === undefined || u === null) return ''
  return typeof u === 'string' || typeof u === 'number' ? String(u) : null
}

/** An optional text of several lines, cleaned, limited in length; absent reads as empty. */
export const optionalText = (longueurMax: number): t.Type<string, string> =>
  described(
    new t.Type<string, string>(
      'OptionalText',
      t.string.is,
      (u, context) => {
        const texte = written(u)
        if (texte === null) return t.failure(u, context, 'Texte attendu.')
        return texte.length <= longueurMax
          ? t.success(cleanText(texte))
          : t.failure(u, context, `Ce texte est limité à ${longueurMax} caractères.`)
      },
      (texte) => texte,
    ),
    { type: 'string', maxLength: longueurMax },
  )

/** The same, without a link: mails repeat it to whoever is named. */
export const optionalTextWithoutLink = (longueurMax: number): t.Type<string, string> => {
  const texte = optionalText(longueurMax)
  return described(
    new t.Type<string, string>(
      'OptionalTextWithoutLink',
      t.string.is,
      (u, context) =>
        pipe(
          texte.validate(u, context),
          E.flatMap((lu) =>
            pipe(
              sansLien(E.right(lu)),
              E.mapLeft((message) => [{ value: u, context, message }]),
            ),
          ),
        ),
      texte.encode,
    ),
    {},
    texte,
  )
}

/** An optional id written as a number or a text; absent or empty reads as `null`. */
export const OptionalId: t.Type<string | null, string | null> = described(
  new t.Type<string | null, string | null>(
    'OptionalId',
    (u): u is string | null => u === null || typeof u === 'string',
    (u, context) => {
      const texte = written(u)
      if (texte === null || texte.length > 40) return t.failure(u, context, 'Identifiant invalide.')
      return t.success(cleanLine(texte) === '' ? null : cleanLine(texte))
    },
    (id) => id,
  ),
  { type: ['string', 'number', 'null'] },
)

/** Optional whole hours; absent or empty reads as `null`, the package. */
export const OptionalHeures: t.Type<number | null, number | null> = described(
  new t.Type<number | null, number | null>(
    'OptionalHeures',
    (u): u is number | null => u === null || typeof u === 'number',
    (u, context) => {
      const texte = written(u)?.trim()
      if (texte === '') return t.success(null)
      return texte !== undefined && /^\d{1,2}$/.test(texte)
        ? t.success(Number(texte))
        : t.failure(u, context, 'Choisissez une durée de la liste.')
    },
    (heures) => heures,
  ),
  { type: ['integer', 'string', 'null'] },
)

/** A value of a closed list that may be absent. */
export const withDefault = <A>(codec: t.Type<A, unknown>, valeur: A): t.Type<A, unknown> =>
  described(
    new t.Type<A, unknown>(
      codec.name,
      codec.is,
      (u, context) => (u === undefined || u === null || u === '' ? t.success(valeur) : codec.validate(u, context)),
      (a) => codec.encode(a),
    ),
    { default: valeur },
    codec,
  )

/** A value that may be absent or empty, which reads as `null`. */
export const orNull = <A>(codec: t.Type<A, unknown>): t.Type<A | null, unknown> =>
  described(
    new t.Type<A | null, unknown>(
      codec.name,
      (u): u is A | null => u === null || codec.is(u),
      (u, context) => (u === undefined || u === null || u === '' ? t.success(null) : codec.validate(u, context)),
      (a) => (a === null ? '' : codec.encode(a)),
    ),
    {},
    codec,
  )
