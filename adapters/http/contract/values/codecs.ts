import * as t from 'io-ts'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { cleanLine, cleanText, sansLien } from '#domain/shared/clean'
import { enEuros, euros, type Montant } from '#domain/shared/montant'
import { described, type JsonSchema } from '../openapi/json-schema.ts'

type Read<A> = (u: unknown, context: t.Context) => t.Validation<A>

/** A codec made by hand, with the schema of what it accepts. */
export const readBy = <A, O = A>(
  name: string,
  is: t.Is<A>,
  read: Read<A>,
  schema: JsonSchema,
  encode: t.Encode<A, O> = t.identity as t.Encode<A, O>,
): t.Type<A, O> => described(new t.Type<A, O>(name, is, read, encode), schema)

/** Another codec that is read in another way; its schema is that of the other, with what is said here. */
export const readLike = <A, O>(
  like: t.Type<A, O>,
  read: Read<A>,
  schema: JsonSchema = {},
  is: t.Is<A> = like.is,
): t.Type<A, O> => described(new t.Type<A, O>(like.name, is, read, like.encode), schema, like)

export const isAbsent = (u: unknown): boolean => u === undefined || u === null || u === ''

export const isStringOrNull = (u: unknown): u is string | null => u === null || typeof u === 'string'

const isNumberOrNull = (u: unknown): u is number | null => u === null || typeof u === 'number'

/** A field that may be absent, null or empty; anything else than text or number is refused. */
const written = (u: unknown): string | null => {
  if (u === undefined || u === null) return ''
  return typeof u === 'string' || typeof u === 'number' ? String(u) : null
}

const texteBorne = (texte: string, longueurMax: number, u: unknown, context: t.Context): t.Validation<string> =>
  texte.length <= longueurMax
    ? t.success(cleanText(texte))
    : t.failure(u, context, `Ce texte est limité à ${longueurMax} caractères.`)

/** An optional text of several lines, cleaned, limited in length; absent reads as empty. */
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

/** The same, without a link: mails repeat it to whoever is named. */
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

/** An optional id written as a number or a text; absent or empty reads as `null`. */
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

/** Optional whole hours; absent or empty reads as `null`, the package. */
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

/** A value of a closed list that may be absent. */
export const withDefault = <A>(codec: t.Type<A, unknown>, valeur: A): t.Type<A, unknown> =>
  readLike(codec, (u, context) => (isAbsent(u) ? t.success(valeur) : codec.validate(u, context)), { default: valeur })

/** A value that may be absent or empty, which reads as `null`. */
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

/** A text that must say something, cleaned, limited in length. */
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

/** Elements that are read where a rule of the domain says how many there may be; what is longer is no list of a form. */
const ELEMENTS_MAX = 20

/** A list whose length is looked at before its elements: the cost of reading wrong ones grows with the square of their number. */
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

/** The version of a record that was read, as a counter of the database holds it. */
export const Version = nombreBorne({ min: 1, max: 2 ** 31 - 1, decimales: 0 })

/** The version that was read; without it the last writer wins. */
export const VersionLue = t.union([Version, t.undefined])

/** A version of a quote in an address, `2`; absent or empty reads as `null`, the one in force. */
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

/** A number that is written with more than two decimals is no amount: rounding it would make another of it. */
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
