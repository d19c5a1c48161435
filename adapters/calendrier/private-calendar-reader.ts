import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { Tinypool } from 'tinypool'
import type { LireAgendaPrive } from '#application/ports/absence-store'
import type { EchecDeLecture } from '#domain/agenda/calendrier-prive'
import type { busyTimes } from './busy-times.ts'
import { fetchCalendar, INTERNET, type Network } from './fetch-calendar.ts'

/** Milliseconds; the library looks for ever for a 30th of February. */
const EXPANSION_MS = 3_000

const MEMORY_MB = 128

let thread: Tinypool | undefined

/** In a thread of its own, which is ended when a rule repeats for ever. */
const expand = async (asked: Parameters<typeof busyTimes>[0]): Promise<ReturnType<typeof busyTimes>> => {
  thread ??= new Tinypool({
    filename: new URL('./busy-times.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 1_000,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  return thread.run(asked, { name: 'busyTimes', signal: AbortSignal.timeout(EXPANSION_MS) })
}

export const readFrom =
  (network: Network): LireAgendaPrive =>
  (adresse, { debut, fin }) =>
    pipe(
      fetchCalendar(network)(adresse),
      TE.flatMap((text) =>
        TE.tryCatch(
          () => expand({ text, debut: debut.getTime(), fin: fin.getTime() }),
          (): EchecDeLecture => 'illisible',
        ),
      ),
      TE.map((times) => times.map((time) => ({ debut: new Date(time.debut), fin: new Date(time.fin) }))),
    )

export const makePrivateCalendarReader = (): LireAgendaPrive => readFrom(INTERNET)
