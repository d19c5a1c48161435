import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { agendaRoute, lireLienAgendaRoute } from '#adapters/http/contract/routes/agenda'
import { type VisiteReply } from '#adapters/http/contract/values/agenda-reply'
import {
  lirePrestationRoute,
  listerPrestationsRoute,
  type Moment,
  modifierPrestationRoute,
} from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CallOptions } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { estOuverte } from '../prestations/rendez-vous.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { journeeQuery } from '../aujourdhui/queries.ts'
import { connaitre } from '../prestations/queries.ts'
import { lecture, ouEchec } from '../serveur.ts'
import { propositionsAvec } from './blocs.ts'

const AGENDA = ['agenda'] as const

/** The seven days from a Monday on. */
export const semaineQuery = (lundi: DateCivile) =>
  queryOptions({ queryKey: [...AGENDA, lundi], queryFn: lecture(agendaRoute, { query: { semaine: lundi } }) })

/** Since when there is a private address. */
export const lienQuery = queryOptions({ queryKey: ['lien-agenda'], queryFn: lecture(lireLienAgendaRoute, {}) })

type Envoi = (options: Pick<CallOptions, 'keepalive'>) => Promise<E.Either<CallFailure, PrestationReply>>

/** As many orders as one reads before searching. */
const TROUVEES = 20

/** Orders that wait for a date, the most urgent first; with words, those of all open orders that bear them. */
export const aPlacerQuery = (q: string) =>
  queryOptions({
    queryKey: ['a-placer', q],
    queryFn: async ({ client, signal }): Promise<readonly PrestationReply[]> => {
      if (q === '') {
        const { enRetard, aContacter, aReproposer } = await client.fetchQuery(journeeQuery(null))
        return [...enRetard, ...aReproposer, ...aContacter]
      }
      const query = { q, statut: null, priorite: null, tri: 'recentes', curseur: null, limite: TROUVEES } as const
      const { data } = ouEchec(await callWithSession(listerPrestationsRoute, { query }, { signal })())
      return data.filter(estOuverte)
    },
    placeholderData: keepPreviousData,
  })

/** An order whose dates have changed: its own record, the agenda and the day say so. */
export const apresChangement = async (client: QueryClient, prestation: PrestationReply): Promise<void> => {
  connaitre(client, prestation)
  await Promise.all([AGENDA, ['aujourdhui'], ['a-placer']].map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** What the agenda knows is asked for again. */
export const oublierAgenda = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: AGENDA })

/** What to send so that another moment is offered instead of the date of a visit, on the record as it was when it was seen. */
export const preparerDeplacement = (
  { prestation: { id, version }, date }: VisiteReply,
  moment: Moment,
): TE.TaskEither<CallFailure, Envoi> =>
  pipe(
    callWithSession(lirePrestationRoute, { params: { id } }),
    TE.map((prestation) => {
      const propositions = propositionsAvec(prestation, date.id, moment, new Date())
      // Alone, it can still leave with the page.
      return (options) =>
        callWithSession(modifierPrestationRoute, { params: { id }, body: { propositions, version } }, options)()
    }),
  )
