import * as t from 'io-ts'
import { described } from '../openapi/json-schema.ts'
import { OptionalId } from './lenient.ts'

/** Elements of a page unless asked otherwise, and at most. */
export const LIMITE_PAR_DEFAUT = 50
export const LIMITE_MAX = 200

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

/** Which part of a list: how many, after the element that the last answer named. */
export const PageQuery = t.strict({ limite: Limite, curseur: OptionalId })

/** The part of a list, newest first. */
export const pageOf = <A>(element: t.Type<A, unknown>) =>
  t.readonly(
    t.strict({
      data: t.readonlyArray(element),
      curseurSuivant: t.union([t.string, t.null]),
      total: t.number,
    }),
  )
