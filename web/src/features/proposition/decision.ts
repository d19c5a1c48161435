import type { DateCivile } from '#domain/calendrier/date-civile'
import type { DateReply } from '#adapters/http/contract/values/prestation-reply'
import type { PropositionReply } from '#adapters/http/contract/routes/rendez-vous'
import type { ActionDeLien } from './action.ts'

type Dates = Pick<PropositionReply, 'date' | 'autres'>

/** What the client has answered so far. */
export type Reponse = { readonly genre: 'acceptee' | 'refusee'; readonly date: DateReply }

const REPONDABLES: readonly DateReply['statut'][] = ['propose', 'accepte', 'ecarte', 'refuse']

/** The dates of a proposal that may be agreed upon, the first day first. */
export const datesAuChoix = ({ date, autres }: Dates): readonly DateReply[] =>
  [date, ...autres]
    .filter(({ statut }) => REPONDABLES.includes(statut))
    .toSorted((a, b) => a.debut.localeCompare(b.debut))

/** The chosen date, else that of the link, else the first that is left. */
export const dateChoisie = (proposition: Dates, choix: string): DateReply => {
  const dates = datesAuChoix(proposition)
  const celle = (voulu: string) => dates.find(({ id }) => id === voulu)
  return celle(choix) ?? celle(proposition.date.id) ?? dates[0] ?? proposition.date
}

/** The last day of the withdrawal delay, for a date that its client can only agree on by an express request; `null` otherwise. */
export const demandeAFaire = (
  { demandeJusquAu }: Pick<PropositionReply, 'demandeJusquAu'>,
  { date }: Pick<DateReply, 'date'>,
): DateCivile | null => (demandeJusquAu !== null && date <= demandeJusquAu ? demandeJusquAu : null)

export const reponseDe = ({ date, autres }: Dates): Reponse | null => {
  const acceptee = [date, ...autres].find(({ statut }) => statut === 'accepte')
  if (acceptee !== undefined) return { genre: 'acceptee', date: acceptee }
  const refusee = [date, ...autres].find(({ statut }) => statut === 'refuse')
  return refusee === undefined ? null : { genre: 'refusee', date: refusee }
}

/** True until 24 hours before the visit; the server decides again. */
export const estFigee = ({ date }: Reponse, maintenant: Date): boolean => maintenant >= new Date(date.modifiableJusquA)

export type Vue = 'formulaire' | Reponse['genre']

/**
 * Whether the answer is shown or asked for. It is shown when it is the one of the link, when it was just given, and when
 * it can no longer be changed.
 */
export const vueDe = (proposition: Dates, action: ActionDeLien, vientDeRepondre: boolean, maintenant: Date): Vue => {
  const reponse = reponseDe(proposition)
  if (reponse === null) return 'formulaire'
  const celleDuLien =
    reponse.genre === 'acceptee'
      ? action === 'accepter' && (reponse.date.id === proposition.date.id || proposition.date.statut === 'expire')
      : action === 'refuser'
  return vientDeRepondre || celleDuLien || estFigee(reponse, maintenant) ? reponse.genre : 'formulaire'
}
