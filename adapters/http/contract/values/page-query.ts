import * as t from 'io-ts'
import { FORME_IDENTIFIANT } from '#domain/shared/identifiant'
import { described } from '../openapi/json-schema.ts'

/** Elements of a page unless asked otherwise, and at most. */
const LIMITE_PAR_DEFAUT = 50
const LIMITE_MAX = 200

export const Limite: t.Type<number, number> = described(
  new t.Type<number, number>(
    'Limite',
    t.number.is,
    (u, context) => {
      if (u === undefined || u === null || u === '') return t.success(LIMITE_PAR_DEFAUT)
      const nombre = Number(u)
      return Number.isInteger(nombre) && nombre >= 1 && nombre <= LIMITE_MAX
        ? t.success(nombre)
        : t.failure(u, context, `Demandez entre 1 et ${LIMITE_MAX} éléments.`)
    },
    (nombre) => nombre,
  ),
  { type: 'integer', minimum: 1, maximum: LIMITE_MAX, default: LIMITE_PAR_DEFAUT },
)

/** The element that the last answer ended with; what is no id names no place in a list. */
export const CurseurDId: t.Type<string | null, string | null> = described(
  new t.Type<string | null, string | null>(
    'CurseurDId',
    (u): u is string | null => u === null || typeof u === 'string',
    (u, context) => {
      if (u === undefined || u === null || u === '') return t.success(null)
      return typeof u === 'string' && FORME_IDENTIFIANT.test(u)
        ? t.success(u)
        : t.failure(u, context, 'La suite de cette liste n’est plus valable. Rechargez la liste.')
    },
    (curseur) => curseur,
  ),
  { type: 'string', pattern: FORME_IDENTIFIANT.source },
)

/** Which part of a list: how many, after the element that the last answer named. */
export const PageQuery = t.strict({ limite: Limite, curseur: CurseurDId })

/** The part of a list, newest first. */
export const pageOf = <A>(element: t.Type<A, unknown>) =>
  t.readonly(
    t.strict({
      data: t.readonlyArray(element),
      curseurSuivant: t.union([t.string, t.null]),
      total: t.number,
    }),
  )
