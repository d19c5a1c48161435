import * as t from 'io-ts'
import { described } from '../openapi/json-schema.ts'

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
