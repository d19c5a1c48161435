import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { uneEstimationFaite } from '#domain/estimation/estimation-faite.fixture'
import { makeEstimationNotebook } from './estimation-notebook.ts'

const HOUR = 3_600_000

const lotDe = (nombre: number): readonly EstimationFaite[] =>
  Array.from({ length: nombre }, (_, rang) => uneEstimationFaite({}, rang + 1))

/** A notebook over a store that answers what it is told, lot after lot. */
const aNotebook = (restMs: number, ...answers: readonly Promise<E.Either<PortFailure, void>>[]) => {
  const lots: (readonly string[])[] = []
  const lost: (readonly [unknown, number])[] = []
  const { promise: written, resolve } = Promise.withResolvers<void>()
  const notebook = makeEstimationNotebook({
    write: (lot) => () => {
      lots.push(lot.map(({ id }) => id))
      resolve()
      return answers[lots.length - 1] ?? TE.right<PortFailure, void>(undefined)()
    },
    restMs,
    onFailure: ({ cause }, nombre) => lost.push([cause instanceof Error ? cause.message : cause, nombre]),
  })
  return { ...notebook, lots, lost, written }
}

describe('the notebook of estimates', () => {
  it('writes together what comes together, without being asked', async () => {
    const notebook = aNotebook(1)
    for (const faite of lotDe(3)) notebook.noter(faite)
    expect(notebook.lots).toEqual([])
    await notebook.written
    expect(notebook.lots).toEqual([lotDe(3).map(({ id }) => id)])
  })

  it('writes what waits before it closes, after the lot in hand', async () => {
    const { promise, resolve } = Promise.withResolvers<E.Either<PortFailure, void>>()
    const notebook = aNotebook(HOUR, promise)
    const [une, deux] = lotDe(2)
    notebook.noter(une ?? uneEstimationFaite())
    const first = notebook.close()
    await notebook.written
    notebook.noter(deux ?? uneEstimationFaite())
    expect(notebook.lots).toEqual([[une?.id]])
    resolve(E.right(undefined))
    await Promise.all([first, notebook.close()])
    expect(notebook.lots).toEqual([[une?.id], [deux?.id]])
    expect(notebook.lost).toEqual([])
  })

  it('tells how many a database that is away has lost, and goes on', async () => {
    const notebook = aNotebook(HOUR, Promise.resolve(E.left(portFailure('estimations')('away'))))
    for (const faite of lotDe(2)) notebook.noter(faite)
    await notebook.close()
    notebook.noter(uneEstimationFaite())
    await notebook.close()
    expect(notebook.lost).toEqual([['away', 2]])
    expect(notebook.lots.map(({ length }) => length)).toEqual([2, 1])
  })

  it('holds no more than it can, and tells what it let go', async () => {
    const notebook = aNotebook(HOUR)
    for (const faite of lotDe(2_003)) notebook.noter(faite)
    await notebook.close()
    expect(notebook.lots.map(({ length }) => length)).toEqual([2_000])
    expect(notebook.lost).toEqual([['too many estimates wait', 3]])
  })
})
