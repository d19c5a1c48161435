import * as t from 'io-ts'
import { described } from '../openapi/json-schema.ts'

/** From `min` to `max`, both included, with at most `decimales` decimals. */
export type Bornes = { readonly min: number; readonly max: number; readonly decimales: number }

const ecrit = (nombre: number): string => String(nombre).replace('.', ',')

const arrondi = (nombre: number, decimales: number): number => Number(nombre.toFixed(decimales))

/** A number within bounds; the sentence says them. */
export const nombreBorne = ({ min, max, decimales }: Bornes): t.Type<number, number> => {
  const is = (u: unknown): u is number => typeof u === 'number' && u >= min && u <= max && arrondi(u, decimales) === u
  return described(
    new t.Type<number, number>(
      'NombreBorne',
      is,
      (u, context) =>
        is(u) ? t.success(u) : t.failure(u, context, `Saisissez un nombre entre ${ecrit(min)} et ${ecrit(max)}.`),
      (nombre) => nombre,
    ),
    { type: decimales === 0 ? 'integer' : 'number', minimum: min, maximum: max },
  )
}
