import { type DateCivile } from './date-civile.ts'

export type MomentParis = { readonly date: DateCivile; readonly minutes: number }

const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' })

export const aParis = (instant: Date): MomentParis => {
  const [date = '', heure = ''] = FORMAT.format(instant).split(' ')
  const [heures = '0', minutes = '0'] = heure.split(':')
  return { date: date as DateCivile, minutes: Number(heures) * 60 + Number(minutes) }
}

export const dateParis = (instant: Date): DateCivile => aParis(instant).date

const enMinutes = ({ date, minutes }: MomentParis): number => new Date(`${date}T00:00:00Z`).getTime() / 60_000 + minutes

/** A time that does not exist (start of summer time) is taken one hour later; a time that exists twice (start of winter time), as the first. */
export const instantParis = (moment: MomentParis): Date => {
  const vise = enMinutes(moment)
  const ete = new Date((vise - 120) * 60_000)
  return enMinutes(aParis(ete)) === vise ? ete : new Date((vise - 60) * 60_000)
}

export const estSautee = (moment: MomentParis): boolean => aParis(instantParis(moment)).minutes === moment.minutes + 60

export const heureDe = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
