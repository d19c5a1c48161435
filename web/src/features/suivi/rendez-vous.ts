import type { DateCivile } from '#domain/calendrier/date-civile'
import { derniereProposition } from '#domain/rendez-vous/date-proposee'
import { delaiACourir } from '#domain/retractation/debut-de-travail'
import type { DateReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'

/** Dates that wait for an answer, the first day first. */
export const datesEnAttente = ({ dates, statut }: PrestationReply, maintenant: Date): readonly DateReply[] =>
  statut === 'annulé' || statut === 'terminé'
    ? []
    : dates
        .filter((date) => date.statut === 'propose' && new Date(date.expireLe) > maintenant)
        .toSorted((a, b) => a.debut.localeCompare(b.debut))

/** The date agreed upon. */
export const dateConvenue = ({ dates }: Pick<PrestationReply, 'dates'>): DateReply | null =>
  dates.find(({ statut }) => statut === 'accepte') ?? null

/** Until when the answer is expected: the first date that goes. */
export const repondreAvant = (dates: readonly DateReply[]): Date | null => {
  const [premiere] = dates.map(({ expireLe }) => expireLe).toSorted()
  return premiere === undefined ? null : new Date(premiere)
}

/** The last day of the withdrawal delay, for a date that its client can only agree on by an express request; `null` otherwise. */
export const demandeAFaire = (prestation: PrestationReply, { date }: Pick<DateReply, 'date'>): DateCivile | null =>
  delaiACourir({ creeLe: new Date(prestation.createdAt), engagement: prestation }, date)

/** Whether an answer about it is final; the server decides again. */
export const estTardive = ({ modifiableJusquA }: Pick<DateReply, 'modifiableJusquA'>, maintenant: Date): boolean =>
  maintenant >= new Date(modifiableJusquA)

/** What a client may still do with a visit; the server decides again. */
export type Gestes = {
  readonly deplacer: 'libre' | 'tardif' | 'impossible'
  readonly annuler: 'libre' | 'tardif' | 'impossible'
  /** Dates once refused or left aside that may be taken after all. */
  readonly reprendre: readonly DateReply[]
}

const AUCUN: Gestes = { deplacer: 'impossible', annuler: 'impossible', reprendre: [] }

const delaiDe = (date: DateReply, maintenant: Date): Gestes['annuler'] => {
  if (new Date(date.debut) <= maintenant) return 'impossible'
  return estTardive(date, maintenant) ? 'tardif' : 'libre'
}

/** Answers may be changed until 24 hours before the visit. */
export const gestesPossibles = (prestation: PrestationReply, maintenant: Date): Gestes => {
  if (prestation.statut === 'annulé' || prestation.statut === 'terminé') return AUCUN
  const convenue = dateConvenue(prestation)
  const delai = convenue === null ? 'libre' : delaiDe(convenue, maintenant)
  const reprendre = derniereProposition(prestation.dates).filter(
    (date) => (date.statut === 'refuse' || date.statut === 'ecarte') && !estTardive(date, maintenant),
  )
  return {
    deplacer: convenue === null ? 'impossible' : delai,
    // Work that has begun is talked over, not cancelled online.
    annuler: prestation.statut === 'en_cours' ? 'impossible' : delai,
    reprendre: delai === 'libre' && datesEnAttente(prestation, maintenant).length === 0 ? reprendre : [],
  }
}
