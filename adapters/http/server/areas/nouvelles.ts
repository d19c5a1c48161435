import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Flux } from '#adapters/http/contract/route'
import { nouvellesRoute } from '#adapters/http/contract/routes/nouvelles'
import type { LotDeNouvelles } from '#application/ports/journal-nouvelles'
import type { Session } from '#application/shared/session'
import type { UseCases } from '#application/use-cases'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { Answer } from '../binding/send-reply.ts'
import { endable, type NewsSource, newsStream } from '../nouvelles/news-stream.ts'
import { makeWakeUp } from '../nouvelles/wake-up.ts'

/** Streams of one person. A browser opens six connections at most; the others are those that a phone left behind. */
const STREAMS_MAX = 8

type OpenStreams = {
  /** Notes a stream and how it is ended; the oldest of too many is. Answers what forgets it. */
  readonly open: (owner: string, end: () => void) => () => void
}

/** The streams that stay open, all of which end with the server. */
const makeOpenStreams = (app: FastifyInstance): OpenStreams => {
  const streams = new Map<() => void, string>()
  app.addHook('preClose', (done) => {
    for (const end of streams.keys()) end()
    done()
  })
  return {
    open: (owner, end) => {
      const stream = (): void => {
        streams.delete(stream)
        end()
      }
      const theirs = [...streams].filter(([, other]) => other === owner).map(([one]) => one)
      if (theirs.length >= STREAMS_MAX) theirs[0]?.()
      streams.set(stream, owner)
      return stream
    },
  }
}

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
