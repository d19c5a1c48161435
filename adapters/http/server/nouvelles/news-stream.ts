import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import { NouvelleReply } from '#adapters/http/contract/routes/nouvelles'
import type { LotDeNouvelles } from '#application/ports/journal-nouvelles'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { clefDeNouvelle, type Nouvelle } from '#domain/nouvelles/nouvelle'
import type { WakeUp } from './wake-up.ts'

/** A comment: nothing to read, but the connection lives. */
export const BATTEMENT = ': battement\n\n'

const lineOf = (nouvelle: Nouvelle): string =>
  `data: ${JSON.stringify(NouvelleReply.encode({ ...nouvelle, le: nouvelle.le.toISOString() }))}\n\n`

/**
 * News as server-sent events (HTML standard, 9.2.6). The cursor stands after the last one alone: a connection that is cut in
 * between resumes before all of them.
 */
const eventText = (nouvelles: readonly Nouvelle[], { curseur }: Pick<LotDeNouvelles, 'curseur'>): string =>
  `${nouvelles.map(lineOf).join('')}id: ${curseur}\n\n`

type Refused = { readonly _tag: string }

export type NewsSource = {
  readonly read: (session: Session, curseur: string) => TE.TaskEither<Refused | PortFailure, LotDeNouvelles>
  /** Who the bearer of the token is now. */
  readonly readSession: TE.TaskEither<PortFailure, Session>
  readonly wakeUp: WakeUp
}

/** How far one stream is: who reads it, and what it told in its last two readings. */
type Progress = { readonly session: Session; readonly curseur: string; readonly dites: ReadonlySet<string> }

type Step = { readonly progress: Progress; readonly text: string; readonly more: boolean } | null

const nouvelles = ({ dites }: Progress, lot: LotDeNouvelles): readonly Nouvelle[] =>
  lot.nouvelles.filter((nouvelle) => !dites.has(clefDeNouvelle(nouvelle)))

const after = (progress: Progress, lot: LotDeNouvelles): Progress => ({
  ...progress,
  curseur: lot.curseur,
  dites: new Set(lot.nouvelles.map(clefDeNouvelle)),
})

const isAway = (refused: Refused | PortFailure): boolean => refused._tag === 'PortFailure'

/** Reads once; `null` when the session may not read any more. A database that is away has nothing to tell. */
const readOn = async (source: NewsSource, progress: Progress): Promise<Step> => {
  const lot = await source.read(progress.session, progress.curseur)()
  if (E.isLeft(lot)) return isAway(lot.left) ? { progress, text: '', more: false } : null
  const neuves = nouvelles(progress, lot.right)
  const changed = neuves.length > 0 || lot.right.curseur !== progress.curseur
  return {
    progress: after(progress, lot.right),
    text: changed ? eventText(neuves, lot.right) : '',
    more: lot.right.suite,
  }
}

/** The session as it is now; the one before while nobody can tell. */
const stillThere = async (source: NewsSource, progress: Progress): Promise<Progress> => {
  const session = await source.readSession()
  return E.isLeft(session) ? progress : { ...progress, session: session.right }
}

export type Beginning = {
  readonly session: Session
  readonly premier: LotDeNouvelles
  /** Whether the first reading is told: it goes on after a cursor of the client. */
  readonly reprise: boolean
}

/** The events of one stream, from its first reading until the session ends or the stream is ended. */
export const newsStream = async function* (
  source: NewsSource,
  { session, premier, reprise }: Beginning,
): AsyncGenerator<string, void, undefined> {
  let progress = after({ session, curseur: premier.curseur, dites: new Set() }, premier)
  yield eventText(reprise ? premier.nouvelles : [], premier)
  let more = premier.suite
  for (;;) {
    const reason = more ? 'annonce' : await source.wakeUp.next()
    if (reason === 'fin') return
    if (reason === 'battement') {
      progress = await stillThere(source, progress)
      yield BATTEMENT
    }
    const step = await readOn(source, progress)
    if (step === null) return
    progress = step.progress
    more = step.more
    if (step.text !== '') yield step.text
  }
}

/** Ends as soon as its reader goes away: a generator alone would wait for its next reason first. */
export const endable = (
  generator: AsyncGenerator<string, void, undefined>,
  end: () => void,
): AsyncIterable<string> => ({
  [Symbol.asyncIterator]: () => ({
    next: () => generator.next(),
    return: () => {
      end()
      return generator.return()
    },
  }),
})
