import * as t from 'io-ts'
import { described } from '../openapi/json-schema.ts'
import { nombreBorne } from './nombre-borne.ts'

/** The version of a record that was read, as a counter of the database holds it. */
export const Version = nombreBorne({ min: 1, max: 2 ** 31 - 1, decimales: 0 })

/** A version of a quote in an address, `2`; absent or empty reads as `null`, the one in force. */
export const VersionDemandee: t.Type<number | null, unknown> = described(
  new t.Type<number | null, unknown>(
    'VersionDemandee',
    (u): u is number | null => u === null || typeof u === 'number',
    (u, context) => {
      if (u === undefined || u === null || u === '') return t.success(null)
      return typeof u === 'string' && /^\d{1,4}$/.test(u)
        ? t.success(Number(u))
        : t.failure(u, context, 'Version de devis inconnue.')
    },
    (version) => version ?? undefined,
  ),
  { type: 'integer', minimum: 1 },
)
