import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { withAnswerCache } from './answer-cache.ts'

const setUp = () => {
  const asked: string[] = []
  const clock = { now: 0 }
  const ask = async (question: string): Promise<E.Either<string, number>> => {
    asked.push(question)
    return question === 'fail' ? E.left('down') : E.right(asked.length)
  }
  return { asked, clock, cached: withAnswerCache(ask, { entriesMax: 2, keptMs: 1000 }, () => clock.now) }
}

describe('the memory of answers', () => {
  it('gives the same answer until its time is over', async () => {
    const { cached, clock } = setUp()
    expect(await cached('a')).toEqual(E.right(1))
    clock.now = 999
    expect(await cached('a')).toEqual(E.right(1))
    clock.now = 1000
    expect(await cached('a')).toEqual(E.right(2))
  })

  it('asks once what is asked twice at the same time', async () => {
    const { cached, asked } = setUp()
    expect(await Promise.all([cached('a'), cached('a')])).toEqual([E.right(1), E.right(1)])
    expect(asked).toEqual(['a'])
  })

  it('forgets a failure', async () => {
    const { cached, asked } = setUp()
    expect(await cached('fail')).toEqual(E.left('down'))
    await cached('fail')
    expect(asked).toEqual(['fail', 'fail'])
  })

  it('forgets the oldest answer when it is full', async () => {
    const { cached, asked } = setUp()
    for (const question of ['a', 'b', 'c', 'b', 'a']) await cached(question)
    expect(asked).toEqual(['a', 'b', 'c', 'a'])
  })
})
