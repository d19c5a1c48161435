import { closedList } from '#domain/shared/closed-list'

export const CRENEAUX = ['matin', 'midi', 'apres-midi', 'flexible'] as const

/** The part of the day a client prefers (section 5). */
export type Creneau = (typeof CRENEAUX)[number]

export const Creneau = closedList('Creneau', CRENEAUX, 'Choisissez un créneau.')

/** Hours of each part of the day; `flexible` has none. */
export const HEURES_CRENEAU: Readonly<Record<Creneau, { readonly de: number; readonly a: number } | null>> = {
  matin: { de: 8, a: 12 },
  midi: { de: 12, a: 14 },
  'apres-midi': { de: 14, a: 18 },
  flexible: null,
}
