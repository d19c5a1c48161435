import { dateParis } from '#domain/calendrier/heure-de-paris'
import { estMajore } from '#domain/calendrier/jours-feries'
import { closedList } from '#domain/shared/closed-list'
import type { Montant } from '#domain/shared/montant'
import type { Estimation } from '#domain/tarification/estimation'
import { horsTravail, totalAuJour } from '#domain/tarification/majoration'
import { limiteDAcceptation } from './limite-d-acceptation.ts'

/** Kilometres an hour as the crow flies on the roads of the Jura: about 65 on the road, which is a third longer. */
const VITESSE_KMH = 50

/** Parking, ringing, unpacking. */
const MARGE_MINUTES = 5

const PAS_MINUTES = 5

/**
 * Minutes from the base to a place, rounded up to five; none for remote work. Kept free before and after each visit: two
 * visits that do not touch then leave time to go from one to the other, by way of the base if need be.
 */
export const trajetMinutes = ({ deplacement }: Pick<Estimation, 'deplacement'>): number => {
  if (deplacement === null) return 0
  const minutes = (deplacement.distanceKm / VITESSE_KMH) * 60 + MARGE_MINUTES
  return Math.ceil(minutes / PAS_MINUTES) * PAS_MINUTES
}

/**
 * `propose`: waits for the client. `accepte`: agreed. `ecarte`: another date of the same proposal was agreed. `refuse`: by
 * the client. `remplace`: by a later proposal. `expire`: nobody answered in time. `annule`: the prestation was cancelled, or done before
 * that date.
 */
export const STATUTS_DATE = ['propose', 'accepte', 'ecarte', 'refuse', 'remplace', 'expire', 'annule'] as const

export type StatutDate = (typeof STATUTS_DATE)[number]

export const StatutDate = closedList('StatutDate', STATUTS_DATE, 'Statut inconnu.')

/** The dates that hold the technician's time. */
export const STATUTS_RETENUS: readonly StatutDate[] = ['propose', 'accepte']

/** The dates that their client has answered, or may. */
export const REPONDABLES: readonly StatutDate[] = ['propose', 'accepte', 'ecarte', 'refuse']

/** A proposal offers one date, or as many as this to choose from. */
export const DATES_MAX = 3

/** Hours during which a proposed date is held for the client. */
export const VALIDITE_PROPOSITION_HEURES = 72

/** A visit as offered to a client: when, for how much, and what became of it. */
export type DateProposee = {
  readonly id: string
  /** Which proposal of its order it belongs to, from 1: the last one is told by this, whatever clocks do. */
  readonly proposition: number
  /** Rank in its proposal, from 0: tells the entries of calendars apart while the dates wait. */
  readonly rang: number
  readonly debut: Date
  readonly fin: Date
  /** Kept free before and after. */
  readonly trajetMinutes: number
  /** Price on that day: labour is doubled on weekends and public holidays. */
  readonly total: Montant
  readonly majore: boolean
  readonly statut: StatutDate
  readonly proposeeLe: Date
  /** Nobody may accept it from this instant on, and its time is free again. */
  readonly expireLe: Date
  readonly repondueLe: Date | null
}

const HEURE_MS = 3_600_000

/** Held for three days, or until it is too late to set out. */
const expiration = (debut: Date, instant: Date): Date =>
  new Date(Math.min(limiteDAcceptation(debut).getTime(), instant.getTime() + VALIDITE_PROPOSITION_HEURES * HEURE_MS))

/** A date of a new proposal; the accepted price follows from its day. */
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

/** The dates that a client may choose from, the first of them first. */
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

/** The agreed visit that did not take place yet: one that did is not replaced, but followed by another. */
export const convenueAVenir = (dates: readonly DateProposee[], instant: Date): DateProposee | null => {
  const convenue = dateAcceptee(dates)
  return convenue !== null && convenue.debut > instant ? convenue : null
}

/** The dates offered together with one of them. */
export const memeProposition =
  <D extends Pick<DateProposee, 'proposition'>>({ proposition }: D) =>
  (autre: D): boolean =>
    autre.proposition === proposition

/** Dates are listed as they were proposed: the last one tells which proposal is the last. */
export const derniereProposition = <D extends Pick<DateProposee, 'proposition'>>(dates: readonly D[]): readonly D[] =>
  dates.slice(-1).flatMap((derniere) => dates.filter(memeProposition(derniere)))

const MONTREES: readonly StatutDate[] = ['propose', 'accepte', 'expire']

/** The dates that calendars still show: those of the last proposal that nobody gave back. Nothing tells of a delay. */
export const datesAuCalendrier = (dates: readonly DateProposee[]): readonly DateProposee[] =>
  derniereProposition(dates).filter(({ statut }) => MONTREES.includes(statut))
