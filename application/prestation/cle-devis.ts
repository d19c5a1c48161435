import type { KeyedHash } from '#application/ports/keyed-hash'
import type { PrestationId } from '#domain/prestation/reference'

const USAGE = 'devis'

/** The key that opens the quote of one order, given with its confirmation. */
export const cleDevis = (keyedHash: KeyedHash, id: PrestationId): string => keyedHash.empreinte(USAGE, id)

export const estCleDevis = (keyedHash: KeyedHash, id: PrestationId, cle: string): boolean =>
  keyedHash.correspond(USAGE, id, cle)
