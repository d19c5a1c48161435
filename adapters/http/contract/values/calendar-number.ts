import * as t from 'io-ts'
import { described } from '../openapi/json-schema.ts'

/** A whole number between two bounds, written as a number or as digits. */
const between = (name: string, [minimum, maximum]: readonly [number, number], message: string) => {
  const is = (u: unknown): u is number => typeof u === 'number' && Number.isInteger(u) && u >= minimum && u <= maximum
  return described(
    new t.Type<number, number>(
      name,
      is,
      (u, context) => {
        const nombre = typeof u === 'string' && /^\d{1,4}$/.test(u) ? Number(u) : u
        return is(nombre) ? t.success(nombre) : t.failure(u, context, message)
      },
      (nombre) => nombre,
    ),
    { type: 'integer', minimum, maximum },
  )
}

/** A civil year. */
export const Annee: t.Type<number, number> = between('Annee', [2000, 2999], 'Indiquez une année.')

/** 1 for January to 12 for December. */
export const Mois: t.Type<number, number> = between('Mois', [1, 12], 'Indiquez un mois, de 1 à 12.')
