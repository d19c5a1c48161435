import type { Hasher } from '#application/ports/hasher'
import type { Email } from '#domain/client/email'

const USAGE = 'rendez-vous'

/** A proposed date, and the address that it was mailed to. Correcting the address invalidates earlier links. */
export type DateEcrite = { readonly id: string; readonly email: Email }

const matiere = ({ id, email }: DateEcrite): string => `${id} ${email}`

export const jetonDeDate = (hasher: Hasher, date: DateEcrite): string => hasher.empreinte(USAGE, matiere(date))

export const estJetonDeDate = (hasher: Hasher, date: DateEcrite, jeton: string): boolean =>
  hasher.correspond(USAGE, matiere(date), jeton)
