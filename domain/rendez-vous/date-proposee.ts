import { dateParis, aParis, instantParis } from '../calendrier/heure-de-paris.ts'
import { estMajore, INTERVENTIONS } from '../calendrier/horaires.ts'
import { closedList } from '../shared/value.ts'
import { type Montant, centimes } from '../shared/montant.ts'
import type { Estimation } from '../tarification/estimation.ts'
import { horsTravail, totalAuJour } from '../tarification/majoration.ts'
import { FRAIS_ABSENCE, PREAVIS_RENDEZ_VOUS_HEURES } from '../conditions/regles.ts'
import { plusJours, type DateCivile } from '../calendrier/date-civile.ts'
import { estUsuelle, type Statut } from '#domain/prestation/statut'

/** Speed in km/h along the straight line. Roads of the Jura are about a third longer, so about 65 km/h on the road. */
const VITESSE_KMH = 50

const MARGE_MINUTES = 5

const PAS_MINUTES = 5

/** Minutes of road for a straight distance in km, rounded up to a multiple of five. */
export const routeMinutes = (km: number): number =>
  Math.ceil(((km / VITESSE_KMH) * 60 + MARGE_MINUTES) / PAS_MINUTES) * PAS_MINUTES

/** Minutes of travel kept free before and after a visit, so that the way by the base is always possible; 0 for remote work. */
export const trajetMinutes = ({ deplacement }: Pick<Estimation, 'deplacement'>): number =>
  deplacement === null ? 0 : routeMinutes(deplacement.distanceKm)

/** `ecarte`: the client accepted another date of the proposal. `remplace`: by a later proposal. `annule`: order cancelled, or work done before that date. */
export const STATUTS_DATE = ['propose', 'accepte', 'ecarte', 'refuse', 'remplace', 'expire', 'annule'] as const

export type StatutDate = (typeof STATUTS_DATE)[number]

export const StatutDate = closedList('StatutDate', STATUTS_DATE, 'Statut inconnu.')

export const STATUTS_RETENUS: readonly StatutDate[] = ['propose', 'accepte']

export const REPONDABLES: readonly StatutDate[] = ['propose', 'accepte', 'ecarte', 'refuse']

export const DATES_MAX = 3

export const VALIDITE_PROPOSITION_HEURES = 72

export type DateProposee = {
  readonly id: string
  /** The number of its proposal within the order, from 1. The highest number is the latest proposal, even if clocks differ. */
  readonly proposition: number
  readonly rang: number
  readonly debut: Date
  readonly fin: Date
  readonly trajetMinutes: number
  readonly total: Montant
  readonly majore: boolean
  readonly statut: StatutDate
  readonly proposeeLe: Date
  /** From this instant on the date cannot be accepted, and its time is free again. */
  readonly expireLe: Date
  readonly repondueLe: Date | null
}

const HEURE_MS = 3_600_000

/** A date is held for three days, but never past the last instant to accept it. */
const expiration = (debut: Date, instant: Date): Date =>
  new Date(Math.min(limiteDAcceptation(debut).getTime(), instant.getTime() + VALIDITE_PROPOSITION_HEURES * HEURE_MS))

export const offrirDate = (
  estimation: Estimation,
  { id, proposition, rang, debut }: Pick<DateProposee, 'id' | 'proposition' | 'rang' | 'debut'>,
  instant: Date,
): DateProposee => ({
  id,
  proposition,
  rang,
  debut,
  fin: new Date(debut.getTime() + estimation.heures * HEURE_MS),
  trajetMinutes: trajetMinutes(estimation),
  total: totalAuJour(dateParis(debut), estimation.montantPrestation, horsTravail(estimation)),
  majore: estMajore(dateParis(debut)),
  statut: 'propose',
  proposeeLe: instant,
  expireLe: expiration(debut, instant),
  repondueLe: null,
})

export const estExpiree = ({ statut, expireLe }: Pick<DateProposee, 'statut' | 'expireLe'>, instant: Date): boolean =>
  statut === 'expire' || (statut === 'propose' && expireLe <= instant)

export const datesEnAttente = <D extends Pick<DateProposee, 'statut' | 'debut' | 'expireLe'>>(
  dates: readonly D[],
  instant: Date,
): readonly D[] =>
  dates
    .filter((date) => date.statut === 'propose' && !estExpiree(date, instant))
    .toSorted((a, b) => a.debut.getTime() - b.debut.getTime())

export const dateAcceptee = <D extends Pick<DateProposee, 'statut'>>(dates: readonly D[]): D | null =>
  dates.find(({ statut }) => statut === 'accepte') ?? null

export const convenueAVenir = (dates: readonly DateProposee[], instant: Date): DateProposee | null => {
  const convenue = dateAcceptee(dates)
  return convenue !== null && convenue.debut > instant ? convenue : null
}

export const memeProposition =
  <D extends Pick<DateProposee, 'proposition'>>({ proposition }: D) =>
  (autre: D): boolean =>
    autre.proposition === proposition

export const derniereProposition = <D extends Pick<DateProposee, 'proposition'>>(dates: readonly D[]): readonly D[] =>
  dates.slice(-1).flatMap((derniere) => dates.filter(memeProposition(derniere)))

const MONTREES: readonly StatutDate[] = ['propose', 'accepte', 'expire']

/** The dates that calendars show: those of the last proposal, except cancelled ones. Expired dates stay, because no mail announces an expiry. */
export const datesAuCalendrier = (dates: readonly DateProposee[]): readonly DateProposee[] =>
  derniereProposition(dates).filter(({ statut }) => MONTREES.includes(statut))

export const finDuPreavis = ({ debut }: Pick<DateProposee, 'debut'>): Date =>
  new Date(debut.getTime() - PREAVIS_RENDEZ_VOUS_HEURES * 3_600_000)

export const estTardif = (date: Pick<DateProposee, 'debut'>, instant: Date): boolean => instant >= finDuPreavis(date)

/** The fee that may be charged for late notice: at most the price of the visit. It is never charged automatically. */
export const fraisDePreavis = ({ total }: Pick<DateProposee, 'total'>): Montant =>
  centimes(Math.min(FRAIS_ABSENCE, total))

/** Online acceptance ends this many hours before the visit: time to read the answer and to travel. */
export const ROUTE_HEURES = 2

const [semaine] = INTERVENTIONS

const [OUVERTURE, FERMETURE] = [semaine?.de ?? 0, semaine?.a ?? 0]

/** The last instant to accept a date online: early enough to travel, and within the hours of visits. After it, the client must call. */
export const limiteDAcceptation = (debut: Date): Date => {
  const avant = new Date(debut.getTime() - ROUTE_HEURES * 3_600_000)
  const { date, minutes } = aParis(avant)
  if (minutes < OUVERTURE) return instantParis({ date: plusJours(date, -1), minutes: FERMETURE })
  return minutes > FERMETURE ? instantParis({ date, minutes: FERMETURE }) : avant
}

export const jourConvenu = (dates: readonly DateProposee[]): DateCivile | null => {
  const convenue = dateAcceptee(dates)
  return convenue === null ? null : dateParis(convenue.debut)
}

/** True if the visit is after the day the work ended. A visit on that very day is the work itself. */
export const estApresLaFin = (jour: DateCivile, aujourdhui: DateCivile): boolean => jour > aujourdhui

/** True if a change of statut needs no reason: the usual changes, and the end of work on or after the agreed day. */
export const vaDeSoi = (de: Statut, vers: Statut, convenu: DateCivile | null, aujourdhui: DateCivile): boolean =>
  estUsuelle(de, vers) ||
  (de === 'en_attente' && vers === 'terminé' && convenu !== null && !estApresLaFin(convenu, aujourdhui))

/** The agreed day if labour counts double on it; `null` otherwise: the price is then that of the quote. */
export const jourMajoreConvenu = (dates: readonly DateProposee[]): DateCivile | null => {
  const jour = jourConvenu(dates)
  return jour !== null && estMajore(jour) ? jour : null
}

export const totalConvenu = (estimation: Estimation, jour: DateCivile | null): Montant =>
  jour === null ? estimation.totalNet : totalAuJour(jour, estimation.montantPrestation, horsTravail(estimation))
