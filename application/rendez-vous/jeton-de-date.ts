import type { KeyedHash } from '#application/ports/keyed-hash'

const USAGE = 'rendez-vous'

/** What a link to one proposed date carries: whoever holds it received the mail. */
export const jetonDeDate = (keyedHash: KeyedHash, dateId: string): string => keyedHash.empreinte(USAGE, dateId)

export const estJetonDeDate = (keyedHash: KeyedHash, dateId: string, jeton: string): boolean =>
  keyedHash.correspond(USAGE, dateId, jeton)
