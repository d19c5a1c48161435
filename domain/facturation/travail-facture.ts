import type { Prestation } from '#domain/prestation/prestation'
import { montantAuProrata, type Prorata } from '#domain/retractation/prorata'
import type { Verdict } from '#domain/retractation/verdict'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateAcceptee, type DateProposee } from '#domain/rendez-vous/date-proposee'
import { estMajore } from '#domain/calendrier/horaires'
import { forfait, type LigneFacturee } from './ligne-facturee.ts'

/** Whether the work counts double on the day that the client agreed to; `null` when no day was agreed. */
export const majoreConvenu = (dates: readonly DateProposee[]): boolean | null => dateAcceptee(dates)?.majore ?? null

/** The price follows the day on which the work is done. Without an agreed day, that of the quote holds on every day. */
export const compteDouble = (convenu: boolean | null, execution: DateCivile): boolean =>
  convenu !== null && estMajore(execution)

/** The work was done on a day whose price is not that of the agreed one: `semaine` for less, `majore` for more. */
export type EcartDeJour = 'semaine' | 'majore'

export const ecartDeJour = (convenu: boolean | null, execution: DateCivile): EcartDeJour | null => {
  const double = compteDouble(convenu, execution)
  if (convenu === null || double === convenu) return null
  return double ? 'majore' : 'semaine'
}

/** What the last withdrawal that took effect came to, as an invoice has to know it. */
export type RetractationAFacturer = Pick<Verdict, 'issue' | 'prorata'>

/** The client withdrew: nothing was begun, or not at their express request (Code de la consommation, L. 221-25). */
export type TravailNonDu = { readonly _tag: 'TravailNonDu' }

/** More minutes than went by between the hour of the visit and the withdrawal. */
export type TempsApresRetractation = { readonly _tag: 'TempsApresRetractation'; readonly maximum: number }

export type RefusDeTravailRetracte = TravailNonDu | TempsApresRetractation

/** The share that may be billed of an order that was withdrawn from once begun; `null` of any other. */
export const prorataDu = (
  { statut }: Pick<Prestation, 'statut'>,
  retractation: RetractationAFacturer | null,
): Prorata | null => {
  if (statut !== 'annulé' || retractation?.issue !== 'a_regler') return null
  return retractation.prorata?.montant === 0 ? null : retractation.prorata
}

/** Most minutes that may be billed; `null` when only the owner knows the time, or when the whole price is reached. */
export const minutesAuPlus = ({ minutesFaites, minutesPrevues }: Prorata): number | null =>
  minutesFaites === null || minutesFaites >= minutesPrevues ? null : minutesFaites

/** Why work may not be billed of an order that was withdrawn from; `prorata` as `prorataDu` finds it. */
export const travailRetracteRefuse = (prorata: Prorata | null, minutes: number): RefusDeTravailRetracte | null => {
  if (prorata === null) return { _tag: 'TravailNonDu' }
  const maximum = minutesAuPlus(prorata)
  return maximum !== null && minutes > maximum ? { _tag: 'TempsApresRetractation', maximum } : null
}

/** The one line of the work that was done before a withdrawal, to the minute: no first hour is due whole. */
export const ligneAuProrata = ({ total, minutesPrevues }: Prorata, minutes: number): LigneFacturee =>
  forfait(
    'travail',
    `Travail effectué avant la rétractation (${minutes}\u00a0min sur ${minutesPrevues}\u00a0min prévues)`,
    montantAuProrata(total, minutes, minutesPrevues),
  )
