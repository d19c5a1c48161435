import * as t from 'io-ts'
import { described } from '../openapi/json-schema.ts'
import { optionalText, orNull } from './lenient.ts'
import { Limite } from './page-query.ts'

/** Characters of a search; the words beyond the first ones are not read. */
export const RECHERCHE_MAX = 1_000

const CURSEUR_MAX = 200

const Curseur: t.Type<string | null, unknown> = orNull(
  described(
    new t.Type<string, string>(
      'Curseur',
      t.string.is,
      (u, context) =>
        typeof u === 'string' && u.length <= CURSEUR_MAX ? t.success(u) : t.failure(u, context, 'Suite invalide.'),
      (curseur) => curseur,
    ),
    { type: 'string', maxLength: CURSEUR_MAX },
  ),
)

/** Which part of a register, and what is searched for in it. */
export const REGISTRE_QUERY = {
  limite: Limite,
  curseur: Curseur,
  q: optionalText(RECHERCHE_MAX),
} as const

/** A yes or no in an address; anything unclear is refused, never guessed. Absent is no. */
export const Drapeau: t.Type<boolean, boolean> = described(
  new t.Type<boolean, boolean>(
    'Drapeau',
    t.boolean.is,
    (u, context) => {
      if (u === 'true' || u === '1' || u === true) return t.success(true)
      if (u === undefined || u === null || u === '' || u === 'false' || u === '0' || u === false)
        return t.success(false)
      return t.failure(u, context, 'Répondez par true ou false.')
    },
    (valeur) => valeur,
  ),
  { type: 'boolean', default: false },
)

const partOf = <A>(element: t.Type<A, unknown>) => ({
  data: t.readonlyArray(element),
  curseurSuivant: t.union([t.string, t.null]),
  total: t.number,
  totalPlafonne: t.boolean,
})

/** The part of a register. `totalPlafonne`: there are more than `total`. */
export const registreOf = <A>(element: t.Type<A, unknown>) => t.readonly(t.strict(partOf(element)))

/** The same, with near spellings of a search that found nothing. */
export const registreAvecProchesOf = <A>(element: t.Type<A, unknown>) =>
  t.readonly(t.strict({ ...partOf(element), proches: t.readonlyArray(t.string) }))
