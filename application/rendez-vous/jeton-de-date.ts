import type { KeyedHash } from '#application/ports/keyed-hash'
import type { Email } from '#domain/client/email'

const USAGE = 'rendez-vous'

/** A proposed date, and the address that it was mailed to. Correcting the address invalidates earlier links. */
export type DateEcrite = { readonly id: string; readonly email: Email }

const matiere = ({ id, email }: DateEcrite): string => `${id} ${email}`

export const jetonDeDate = (keyedHash: KeyedHash, date: DateEcrite): string => keyedHash.empreinte(USAGE, matiere(date))

export const estJetonDeDate = (keyedHash: KeyedHash, date: DateEcrite, jeton: string): boolean =>
  keyedHash.correspond(USAGE, matiere(date), jeton)
