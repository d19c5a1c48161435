import type { Fermeture } from '#domain/agenda/absence'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterDate, formaterHeure } from '#domain/calendrier/formater-date'
import { fr } from '../contents/typographie.ts'

const JOURS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

const jourEnMots = (date: DateCivile): string => formaterDate(date).replace(/ \d{4}$/, '')

const joursEnMots = (jours: readonly number[]): string => {
  const noms = jours.map((jour) => JOURS[jour - 1] ?? '')
  return noms.length < 2 ? noms.join('') : `${noms.slice(0, -1).join(', ')} et ${noms.at(-1)}`
}

const periode = ({ du, au }: Pick<Fermeture, 'du' | 'au'>): string => {
  if (au === null) return `à partir du ${jourEnMots(du)}`
  return du === au ? `le ${jourEnMots(du)}` : `du ${jourEnMots(du)} au ${jourEnMots(au)}`
}

/** `Fermé du 24 décembre au 2 janvier`. Only the server makes these sentences: a page carries them as they are. */
export const phrasesDeFermeture = (fermetures: readonly Fermeture[]): readonly string[] =>
  fermetures.map(({ jours, plage, ...dates }) => {
    const heures = plage === null ? '' : ` de ${formaterHeure(plage.de)} à ${formaterHeure(plage.a)}`
    return fr(
      jours.length === 0
        ? `Fermé ${periode(dates)}${heures === '' ? '' : `,${heures}`}`
        : `Fermé le ${joursEnMots(jours)}${heures}, ${periode(dates)}`,
    )
  })
