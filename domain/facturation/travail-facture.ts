import type { Prestation } from '#domain/prestation/prestation'
import { montantAuProrata, type Prorata } from '#domain/retractation/prorata'
import type { Verdict } from '#domain/retractation/verdict'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateAcceptee, type DateProposee } from '#domain/rendez-vous/date-proposee'
import { estMajore } from '#domain/calendrier/horaires'
import { forfait, type LigneFacturee } from './ligne-facturee.ts'

/** True if labour counts double on the agreed day; `null` if no day is agreed. */
export const majoreConvenu = (dates: readonly DateProposee[]): boolean | null => dateAcceptee(dates)?.majore ?? null

/** True if labour counts double on the day of the work. Without an agreed day the price of the quote holds, so never. */
export const compteDouble = (convenu: boolean | null, execution: DateCivile): boolean =>
  convenu !== null && estMajore(execution)

/** The work was done on a day with another rate than the agreed one: `semaine` is cheaper, `majore` dearer. */
export type EcartDeJour = 'semaine' | 'majore'

export const ecartDeJour = (convenu: boolean | null, execution: DateCivile): EcartDeJour | null => {
  const double = compteDouble(convenu, execution)
  if (convenu === null || double === convenu) return null
  return double ? 'majore' : 'semaine'
}

/** The parts of a withdrawal verdict that an invoice needs. */
export type RetractationAFacturer = Pick<Verdict, 'issue' | 'prorata'>

export type RefusDeTravailRetracte =
  /** The client withdrew before the work began, or the work began without their express request (Code de la consommation, L. 221-25). */
  | { readonly _tag: 'TravailNonDu' }
  /** More minutes than passed between the start of the visit and the withdrawal; `maximum` is that time. */
  | { readonly _tag: 'TempsApresRetractation'; readonly maximum: number }

/**
 * The share to bill if the client withdrew after the work began; `null` otherwise. An order whose invoice kept it from being
 * cancelled stays ended work: the withdrawal counts there too.
 */
export const prorataDu = (
  { statut }: Pick<Prestation, 'statut'>,
  retractation: RetractationAFacturer | null,
): Prorata | null => {
  if ((statut !== 'annulé' && statut !== 'terminé') || retractation?.issue !== 'a_regler') return null
  return retractation.prorata?.montant === 0 ? null : retractation.prorata
}

/** The most minutes to bill; `null` if only the owner knows the time, or if the full price is reached. */
export const minutesAuPlus = ({ minutesFaites, minutesPrevues }: Prorata): number | null =>
  minutesFaites === null || minutesFaites >= minutesPrevues ? null : minutesFaites

/** The reason why work is refused on the invoice of a withdrawn order; `null` if it is allowed. `prorata` comes from `prorataDu`. */
export const travailRetracteRefuse = (prorata: Prorata | null, minutes: number): RefusDeTravailRetracte | null => {
  if (prorata === null) return { _tag: 'TravailNonDu' }
  const maximum = minutesAuPlus(prorata)
  return maximum !== null && minutes > maximum ? { _tag: 'TempsApresRetractation', maximum } : null
}

/** The single line for work before a withdrawal, to the minute: the rule of a full first hour does not apply. */
export const ligneAuProrata = ({ total, minutesPrevues }: Prorata, minutes: number): LigneFacturee =>
  forfait(
    'travail',
    `Travail effectué avant la rétractation (${minutes}\u00a0min sur ${minutesPrevues}\u00a0min prévues)`,
    montantAuProrata(total, minutes, minutesPrevues),
  )
