import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { EstimationNotebook } from '#application/ports/estimation-notebook'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'

/** More than a lot while the database is away: beyond, estimates are lost rather than the memory. */
const EN_ATTENTE_MAX = 2_000

export type ClosingNotebook = EstimationNotebook & {
  /** Writes what waits, after the lot in hand. */
  readonly close: () => Promise<void>
}

export type NotebookOptions = {
  readonly write: (lot: readonly EstimationFaite[]) => TE.TaskEither<PortFailure, void>
  /** How long estimates are gathered before they are written together, in ms. */
  readonly restMs: number
  /** Told how many estimates were lost. */
  readonly onFailure: (failure: PortFailure, lost: number) => void
}

/** Gathers estimates and writes them in lots, one lot at a time. */
export const makeEstimationNotebook = ({ write, restMs, onFailure }: NotebookOptions): ClosingNotebook => {
  const waiting: EstimationFaite[] = []
  let tooMany = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const writeLot = async (): Promise<void> => {
    const lot = waiting.splice(0)
    if (tooMany > 0) onFailure(portFailure('estimations')(new Error('too many estimates wait')), tooMany)
    tooMany = 0
    const written = lot.length === 0 ? E.right(undefined) : await write(lot)()
    if (E.isLeft(written)) onFailure(written.left, lot.length)
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeLot)
    return writing
  }
  return {
    noter: (faite) => {
      if (waiting.length < EN_ATTENTE_MAX) waiting.push(faite)
      else tooMany += 1
      timer ??= setTimeout(() => void flush(), restMs)
    },
    close: flush,
  }
}
