import { formaterHeure } from '#domain/calendrier/formater-date'
import { type Creneau, HEURES_CRENEAU } from './creneau.ts'

const NOMS: Readonly<Record<Creneau, string>> = {
  matin: 'matin',
  midi: 'midi',
  'apres-midi': 'après-midi',
  flexible: 'flexible',
}

/** A part of the day with its hours: `matin (8 h – 12 h)`; `flexible` has none. */
export const formaterCreneau = (creneau: Creneau): string => {
  const heures = HEURES_CRENEAU[creneau]
  return heures === null
    ? NOMS[creneau]
    : `${NOMS[creneau]} (${formaterHeure(heures.de * 60)} – ${formaterHeure(heures.a * 60)})`
}
