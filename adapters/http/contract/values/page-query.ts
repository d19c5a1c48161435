import * as t from 'io-ts'
import { FORME_IDENTIFIANT } from '#domain/shared/identifiant'
import { isAbsent, isStringOrNull, optionalText, orNull, readBy } from './codecs.ts'
import { nullable, struct } from './struct.ts'

const LIMITE_PAR_DEFAUT = 50
const LIMITE_MAX = 200

export const Limite = readBy<number>(
  'Limite',
  t.number.is,
  (u, context) => {
    if (isAbsent(u)) return t.success(LIMITE_PAR_DEFAUT)
    const nombre = Number(u)
    return Number.isInteger(nombre) && nombre >= 1 && nombre <= LIMITE_MAX
      ? t.success(nombre)
      : t.failure(u, context, `Demandez entre 1 et ${LIMITE_MAX} éléments.`)
  },
  { type: 'integer', minimum: 1, maximum: LIMITE_MAX, default: LIMITE_PAR_DEFAUT },
)

/** The id of the last element of the page before; an invalid id is refused. */
export const CurseurDId = readBy<string | null>(
  'CurseurDId',
  isStringOrNull,
  (u, context) => {
    if (isAbsent(u)) return t.success(null)
    return typeof u === 'string' && FORME_IDENTIFIANT.test(u)
      ? t.success(u)
      : t.failure(u, context, 'La suite de cette liste n’est plus valable. Rechargez la liste.')
  },
  { type: 'string', pattern: FORME_IDENTIFIANT.source },
)

export const PageQuery = t.strict({ limite: Limite, curseur: CurseurDId })

const pageFields = <A>(element: t.Type<A, unknown>) => ({
  data: t.readonlyArray(element),
  curseurSuivant: nullable(t.string),
  total: t.number,
})

export const pageOf = <A>(element: t.Type<A, unknown>) => struct(pageFields(element))

/** The most characters of a search; further words are ignored. */
export const RECHERCHE_MAX = 1_000

const CURSEUR_MAX = 200

const Curseur: t.Type<string | null, unknown> = orNull(
  readBy(
    'Curseur',
    t.string.is,
    (u, context) =>
      typeof u === 'string' && u.length <= CURSEUR_MAX ? t.success(u) : t.failure(u, context, 'Suite invalide.'),
    { type: 'string', maxLength: CURSEUR_MAX },
  ),
)

export const REGISTRE_QUERY = { limite: Limite, curseur: Curseur, q: optionalText(RECHERCHE_MAX) } as const

/** A yes or no in the query; absent means no, and anything unclear is refused. */
export const Drapeau = readBy<boolean>(
  'Drapeau',
  t.boolean.is,
  (u, context) => {
    if (u === 'true' || u === '1' || u === true) return t.success(true)
    if (isAbsent(u) || u === 'false' || u === '0' || u === false) return t.success(false)
    return t.failure(u, context, 'Répondez par true ou false.')
  },
  { type: 'boolean', default: false },
)

export const partOf = <A>(element: t.Type<A, unknown>) => ({ ...pageFields(element), totalPlafonne: t.boolean })

/** A page of a register. `totalPlafonne`: the true count is above `total`. */
export const registreOf = <A>(element: t.Type<A, unknown>) => struct(partOf(element))

export const registreAvecProchesOf = <A>(element: t.Type<A, unknown>) =>
  struct({ ...partOf(element), proches: t.readonlyArray(t.string) })
