import type { FastifyInstance } from 'fastify'

/** Streams of one person. A browser opens six connections at most; the others are those that a phone left behind. */
const STREAMS_MAX = 8

export type OpenStreams = {
  /** Notes a stream and how it is ended; the oldest of too many is. Answers what forgets it. */
  readonly open: (owner: string, end: () => void) => () => void
}

/** The streams that stay open, all of which end with the server. */
export const makeOpenStreams = (app: FastifyInstance): OpenStreams => {
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
