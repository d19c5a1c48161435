import * as t from 'io-ts'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { cleanLine, cleanText, sansLien } from '#domain/shared/clean'
import { enEuros, euros, type Montant } from '#domain/shared/montant'
import { described, type JsonSchema } from '../openapi/json-schema.ts'

type Read<A> = (u: unknown, context: t.Context) => t.Validation<A>

/** A hand-made codec with the schema of its input. */
export const readBy = <A, O = A>(
  name: string,
  is: t.Is<A>,
  read: Read<A>,
  schema: JsonSchema,
  encode: t.Encode<A, O> = t.identity as t.Encode<A, O>,
): t.Type<A, O> => described(new t.Type<A, O>(name, is, read, encode), schema)

/** A codec that reads another one differently, with the schema of that one and these additions. */
export const readLike = <A, O>(
  like: t.Type<A, O>,
  read: Read<A>,
  schema: JsonSchema = {},
  is: t.Is<A> = like.is,
): t.Type<A, O> => described(new t.Type<A, O>(like.name, is, read, like.encode), schema, like)

export const isAbsent = (u: unknown): boolean => u === undefined || u === null || u === ''

export const isStringOrNull = (u: unknown): u is string | null => u === null || typeof u === 'string'

const isNumberOrNull = (u: unknown): u is number | null => u === null || typeof u === 'number'

/** The text of an optional field, empty if absent; `null` if it is neither text nor number. */
const written = (u: unknown): string | null => {
  if (u === undefined || u === null) return ''
  return typeof u === 'string' || typeof u === 'number' ? String(u) : null
}

const texteBorne = (texte: string, longueurMax: number, u: unknown, context: t.Context): t.Validation<string> =>
  texte.length <= longueurMax
    ? t.success(cleanText(texte))
    : t.failure(u, context, `Ce texte est limité à ${longueurMax} caractères.`)

/** An optional text of several lines, cleaned and limited in length; absent means empty. */
export const optionalText = (longueurMax: number): t.Type<string, string> =>
  readBy(
    'OptionalText',
    t.string.is,
    (u, context) => {
      const texte = written(u)
      return texte === null ? t.failure(u, context, 'Texte attendu.') : texteBorne(texte, longueurMax, u, context)
    },
    { type: 'string', maxLength: longueurMax },
  )

/** `optionalText` without links, for texts that mails repeat to other people. */
export const optionalTextWithoutLink = (longueurMax: number): t.Type<string, string> => {
  const texte = optionalText(longueurMax)
  return readLike(texte, (u, context) =>
    pipe(
      texte.validate(u, context),
      E.flatMap((lu) =>
        pipe(
          sansLien(E.right(lu)),
          E.mapLeft((message) => [{ value: u, context, message }]),
        ),
      ),
    ),
  )
}

/** An optional id, given as number or text; absent or empty means `null`. */
export const OptionalId = readBy<string | null>(
  'OptionalId',
  isStringOrNull,
  (u, context) => {
    const texte = written(u)
    if (texte === null || texte.length > 40) return t.failure(u, context, 'Identifiant invalide.')
    return t.success(cleanLine(texte) === '' ? null : cleanLine(texte))
  },
  { type: ['string', 'number', 'null'] },
)

/** Optional whole hours; absent or empty means `null`, the package. */
export const OptionalHeures = readBy<number | null>(
  'OptionalHeures',
  isNumberOrNull,
  (u, context) => {
    const texte = written(u)?.trim()
    if (texte === '') return t.success(null)
    return texte !== undefined && /^\d{1,2}$/.test(texte)
      ? t.success(Number(texte))
      : t.failure(u, context, 'Choisissez une durée de la liste.')
  },
  { type: ['integer', 'string', 'null'] },
)

/** A value that may be absent; then `valeur` is used. */
export const withDefault = <A>(codec: t.Type<A, unknown>, valeur: A): t.Type<A, unknown> =>
  readLike(codec, (u, context) => (isAbsent(u) ? t.success(valeur) : codec.validate(u, context)), { default: valeur })

/** A value that may be absent or empty; then it is `null`. */
export const orNull = <A>(codec: t.Type<A, unknown>): t.Type<A | null, unknown> =>
  described(
    new t.Type<A | null, unknown>(
      codec.name,
      (u): u is A | null => u === null || codec.is(u),
      (u, context) => (isAbsent(u) ? t.success(null) : codec.validate(u, context)),
      (a) => (a === null ? '' : codec.encode(a)),
    ),
    {},
    codec,
  )

/** A required text, cleaned and limited in length. */
export const texteRequis = (longueurMax: number, message: string): t.Type<string, string> =>
  readBy(
    'TexteRequis',
    (u): u is string => typeof u === 'string' && u !== '',
    (u, context) => {
      const texte = typeof u === 'string' ? cleanText(u) : ''
      return texte === '' ? t.failure(u, context, message) : texteBorne(texte, longueurMax, u, context)
    },
    { type: 'string', minLength: 1, maxLength: longueurMax },
  )

/** The most elements read if a domain rule sets the true maximum: longer lists come from no form of ours. */
const ELEMENTS_MAX = 20

/** A list whose length is checked before its elements: the time to read wrong elements grows with the square of their number. */
export const listeBornee = <A>(element: t.Type<A, unknown>, max = ELEMENTS_MAX): t.Type<readonly A[], unknown> => {
  const liste: t.Type<readonly A[], unknown> = t.readonlyArray(element)
  return readLike(
    liste,
    (u, context) =>
      Array.isArray(u) && u.length > max
        ? t.failure(u, context, `${max} éléments au plus.`)
        : liste.validate(u, context),
    { maxItems: max },
    (u): u is readonly A[] => Array.isArray(u) && u.length <= max && liste.is(u),
  )
}

/** From `min` to `max`, both included, with at most `decimales` decimals. */
type Bornes = { readonly min: number; readonly max: number; readonly decimales: number }

const ecrit = (nombre: number): string => String(nombre).replace('.', ',')

const arrondi = (nombre: number, decimales: number): number => Number(nombre.toFixed(decimales))

export const nombreBorne = ({ min, max, decimales }: Bornes): t.Type<number, number> => {
  const is = (u: unknown): u is number => typeof u === 'number' && u >= min && u <= max && arrondi(u, decimales) === u
  return readBy(
    'NombreBorne',
    is,
    (u, context) =>
      is(u) ? t.success(u) : t.failure(u, context, `Saisissez un nombre entre ${ecrit(min)} et ${ecrit(max)}.`),
    { type: decimales === 0 ? 'integer' : 'number', minimum: min, maximum: max },
  )
}

/** The version of a record, as a 32-bit counter of the database. */
export const Version = nombreBorne({ min: 1, max: 2 ** 31 - 1, decimales: 0 })

/** The version of the record that was read; without it the last write wins. */
export const VersionLue = t.union([Version, t.undefined])

/** A version of a quote in the query; absent or empty means `null`, the one in force. */
export const VersionDemandee = readBy<number | null, unknown>(
  'VersionDemandee',
  isNumberOrNull,
  (u, context) => {
    if (isAbsent(u)) return t.success(null)
    return typeof u === 'string' && /^\d{1,4}$/.test(u)
      ? t.success(Number(u))
      : t.failure(u, context, 'Version de devis inconnue.')
  },
  { type: 'integer', minimum: 1 },
  (version) => version ?? undefined,
)

const isAmount = (u: unknown): u is number => typeof u === 'number' && Number.isFinite(u) && Math.abs(u) < 1e9

/** More than two decimals are refused, since rounding would change the amount. */
const lire = (u: unknown, context: t.Context): t.Validation<Montant> => {
  if (!isAmount(u)) return t.failure(u, context, 'Montant invalide.')
  const montant = euros(u)
  return enEuros(montant) === u ? t.success(montant) : t.failure(u, context, 'Un montant a deux décimales au plus.')
}

/** Whole cents inside, euros with two decimals outside. */
export const Euros = readBy<Montant, number>(
  'Euros',
  (u): u is Montant => isAmount(u) && Number.isInteger(u),
  lire,
  { type: 'number', description: 'Euros, at most two decimals', examples: [64.5] },
  enEuros,
)
