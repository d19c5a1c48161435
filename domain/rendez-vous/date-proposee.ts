import { dateParis } from '#domain/calendrier/heure-de-paris'
import { estMajore } from '#domain/calendrier/jours-feries'
import { closedList } from '#domain/shared/closed-list'
import type { Montant } from '#domain/shared/montant'
import type { Estimation } from '#domain/tarification/estimation'
import { horsTravail, totalAuJour } from '#domain/tarification/majoration'
import { limiteDAcceptation } from './limite-d-acceptation.ts'

/** Kilometres per hour as the crow flies on the roads of the Jura. On the road, a third longer, that is about 65. */
const VITESSE_KMH = 50

/** Time to park, ring and unpack. */
const MARGE_MINUTES = 5

const PAS_MINUTES = 5

/**
 * Minutes from the base to a place, rounded up to five; 0 for remote work. They are kept free before and after each
 * visit, so that two visits always leave time to travel by way of the base.
 */
export const trajetMinutes = ({ deplacement }: Pick<Estimation, 'deplacement'>): number => {
  if (deplacement === null) return 0
  const minutes = (deplacement.distanceKm / VITESSE_KMH) * 60 + MARGE_MINUTES
  return Math.ceil(minutes / PAS_MINUTES) * PAS_MINUTES
}

/**
 * `propose`: waits for the client. `accepte`: agreed. `ecarte`: another date of the same proposal was agreed. `refuse`:
 * refused by the client. `remplace`: replaced by a later proposal. `expire`: not answered in time. `annule`: the
 * prestation was cancelled, or done before that date.
 */
export const STATUTS_DATE = ['propose', 'accepte', 'ecarte', 'refuse', 'remplace', 'expire', 'annule'] as const

export type StatutDate = (typeof STATUTS_DATE)[number]

export const StatutDate = closedList('StatutDate', STATUTS_DATE, 'Statut inconnu.')

/** The statuts of dates that block the technician's time. */
export const STATUTS_RETENUS: readonly StatutDate[] = ['propose', 'accepte']

/** The statuts of dates that the client has answered or may answer. */
export const REPONDABLES: readonly StatutDate[] = ['propose', 'accepte', 'ecarte', 'refuse']

/** The most dates that one proposal offers. */
export const DATES_MAX = 3

/** Hours during which a proposed date is held for the client. */
export const VALIDITE_PROPOSITION_HEURES = 72

/** A visit as offered to a client: when, for how much, and its outcome. */
export type DateProposee = {
  readonly id: string
  /** The number of its proposal within the order, from 1. The highest is the last, whatever the clocks say. */
  readonly proposition: number
  /** Its rank in the proposal, from 0; it tells calendar entries apart while the dates wait. */
  readonly rang: number
  readonly debut: Date
  readonly fin: Date
  /** Minutes kept free before and after the visit. */
  readonly trajetMinutes: number
  /** Price on that day: labour is doubled on weekends and public holidays. */
  readonly total: Montant
  readonly majore: boolean
  readonly statut: StatutDate
  readonly proposeeLe: Date
  /** From this instant on nobody may accept it, and its time slot is free again. */
  readonly expireLe: Date
  readonly repondueLe: Date | null
}

const HEURE_MS = 3_600_000

/** A date is held for three days, but never beyond the last instant to accept it. */
const expiration = (debut: Date, instant: Date): Date =>
  new Date(Math.min(limiteDAcceptation(debut).getTime(), instant.getTime() + VALIDITE_PROPOSITION_HEURES * HEURE_MS))

/** A date of a new proposal, with the price of its day. */
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

/** The dates that a client may choose from, earliest first. */
export const datesEnAttente = <D extends Pick<DateProposee, 'statut' | 'debut' | 'expireLe'>>(
  dates: readonly D[],
  instant: Date,
): readonly D[] =>
  dates
    .filter((date) => date.statut === 'propose' && !estExpiree(date, instant))
    .toSorted((a, b) => a.debut.getTime() - b.debut.getTime())

/** The date agreed upon, if there is one. */
export const dateAcceptee = <D extends Pick<DateProposee, 'statut'>>(dates: readonly D[]): D | null =>
  dates.find(({ statut }) => statut === 'accepte') ?? null

/** The agreed visit, if it is still to come. A visit that took place is not replaced: another follows it. */
export const convenueAVenir = (dates: readonly DateProposee[], instant: Date): DateProposee | null => {
  const convenue = dateAcceptee(dates)
  return convenue !== null && convenue.debut > instant ? convenue : null
}

/** The dates offered together with one of them. */
export const memeProposition =
  <D extends Pick<DateProposee, 'proposition'>>({ proposition }: D) =>
  (autre: D): boolean =>
    autre.proposition === proposition

/** Dates are listed in the order of their proposals, so the last one belongs to the last proposal. */
export const derniereProposition = <D extends Pick<DateProposee, 'proposition'>>(dates: readonly D[]): readonly D[] =>
  dates.slice(-1).flatMap((derniere) => dates.filter(memeProposition(derniere)))

const MONTREES: readonly StatutDate[] = ['propose', 'accepte', 'expire']

/**
 * The dates that calendars still show: those of the last proposal, except the ones given back. An expired date stays,
 * since no mail tells of it.
 */
export const datesAuCalendrier = (dates: readonly DateProposee[]): readonly DateProposee[] =>
  derniereProposition(dates).filter(({ statut }) => MONTREES.includes(statut))
