import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { nouvellesRoute } from '#adapters/http/contract/routes/nouvelles'
import type { Flux } from '#adapters/http/contract/route'
import type { LotDeNouvelles } from '#application/ports/journal-nouvelles'
import type { Session } from '#application/shared/session'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { Answer } from '../binding/send-reply.ts'
import { endable, newsStream, type NewsSource } from '../nouvelles/news-stream.ts'
import { makeOpenStreams, type OpenStreams } from '../nouvelles/open-streams.ts'
import { makeWakeUp } from '../nouvelles/wake-up.ts'
import type { UseCases } from '#application/use-cases'

/** Milliseconds between two signs of life: far less than a proxy waits, and than the browser does (45 s). */
const BATTEMENT_MS = 20_000

/** No cache keeps it, no proxy holds it back, and its connection ends with it: a kept one would hold a closing server open. */
const HEADERS = { 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' }

const ownerOf = (session: Session): string => (session._tag === 'Visiteur' ? '' : session.clientId)

const streamOf = (
  streams: OpenStreams,
  source: NewsSource,
  beginning: { readonly session: Session; readonly premier: LotDeNouvelles; readonly reprise: boolean },
): Flux => {
  const end = streams.open(ownerOf(beginning.session), source.wakeUp.end)
  return { nom: null, contenu: endable(newsStream(source, beginning), end) }
}

/** The stream of news of the owner. Listens before it reads, so that nothing falls in between. */
export const bindNouvelles = (
  app: FastifyInstance,
  { lireNouvelles, ecouterAnnonces }: Pick<UseCases, 'lireNouvelles' | 'ecouterAnnonces'>,
  binding: Binding,
): void => {
  const streams = makeOpenStreams(app)
  bindRoute(app, nouvellesRoute, binding, ({ session, header }) => {
    const depuis = header('last-event-id') ?? null
    const source: NewsSource = {
      read: (qui, curseur) => lireNouvelles({ session: qui, curseur }),
      // Read anew each time: a token ends by the clock too.
      readSession: () => binding.readSession(header('authorization') ?? '')(),
      wakeUp: makeWakeUp(ecouterAnnonces, BATTEMENT_MS),
    }
    return pipe(
      lireNouvelles({ session, curseur: depuis }),
      TE.map((premier): Answer<Flux> => ({
        data: streamOf(streams, source, { session, premier, reprise: depuis !== null }),
        headers: HEADERS,
      })),
      TE.tapError(() => TE.fromIO(source.wakeUp.end)),
    )
  })
}
