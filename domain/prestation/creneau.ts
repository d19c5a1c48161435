import { formaterHeure } from '#domain/calendrier/formater-date'
import { closedList } from '#domain/shared/value'

export const CRENEAUX = ['matin', 'midi', 'apres-midi', 'flexible'] as const

export type Creneau = (typeof CRENEAUX)[number]

export const Creneau = closedList('Creneau', CRENEAUX, 'Choisissez un créneau.')

export const HEURES_CRENEAU: Readonly<Record<Creneau, { readonly de: number; readonly a: number } | null>> = {
  matin: { de: 8, a: 12 },
  midi: { de: 12, a: 14 },
  'apres-midi': { de: 14, a: 18 },
  flexible: null,
}

const NOMS: Readonly<Record<Creneau, string>> = {
  matin: 'matin',
  midi: 'midi',
  'apres-midi': 'après-midi',
  flexible: 'flexible',
}

export const formaterCreneau = (creneau: Creneau): string => {
  const heures = HEURES_CRENEAU[creneau]
  return heures === null
    ? NOMS[creneau]
    : `${NOMS[creneau]} (${formaterHeure(heures.de * 60)} – ${formaterHeure(heures.a * 60)})`
}
