import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { retryConflicts } from './in-transaction.ts'

const echec = (code: string): E.Either<PortFailure, string> => E.left(portFailure('essai')({ code }))

/** Returns the given results in turn, then `done`. */
const unTravail = (...resultats: readonly E.Either<PortFailure, string>[]) => {
  const suite = [...resultats]
  const task: TE.TaskEither<PortFailure, string> = async () => suite.shift() ?? E.right('done')
  return { task, reste: () => suite.length }
}

describe('what the database undid for another’s sake', () => {
  it.each(['40P01', '40001'])('is tried again (%s)', async (code) => {
    const { task } = unTravail(echec(code), echec(code))
    expect(await retryConflicts(task)()).toEqual(E.right('done'))
  })

  it('is given up after as many tries as were allowed', async () => {
    const { task, reste } = unTravail(...Array.from({ length: 4 }, () => echec('40P01')))
    expect(await retryConflicts(task, 3)()).toEqual(echec('40P01'))
    expect(reste()).toBe(1)
  })

  it('is told apart from any other failure, which comes out at once', async () => {
    const { task, reste } = unTravail(echec('23P01'), echec('40P01'))
    expect(await retryConflicts(task)()).toEqual(echec('23P01'))
    expect(reste()).toBe(1)
  })
})
