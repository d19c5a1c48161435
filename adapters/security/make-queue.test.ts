import { describe, expect, it } from 'vitest'
import { makeQueue } from './make-queue.ts'

/** Tasks that end on request, and the order in which they began. */
const someTasks = () => {
  const begun: number[] = []
  const ends = new Map<number, () => void>()
  const task = (rang: number) => () => {
    begun.push(rang)
    return new Promise<number>((resolve) => ends.set(rang, () => resolve(rang)))
  }
  return { begun, task, end: (rang: number) => ends.get(rang)?.() }
}

describe('a queue of two places', () => {
  it('begins two tasks at once, and the others in turn as places fall free', async () => {
    const queue = makeQueue(2)
    const { begun, task, end } = someTasks()
    const results = [0, 1, 2, 3].map((rang) => queue(task(rang)))
    await Promise.resolve()
    expect(begun).toEqual([0, 1])
    end(1)
    expect(await results[1]).toBe(1)
    await Promise.resolve()
    expect(begun).toEqual([0, 1, 2])
    for (const rang of [0, 2]) end(rang)
    await Promise.all([results[0], results[2]])
    end(3)
    expect(await results[3]).toBe(3)
  })

  it('gives its place back when a task fails', async () => {
    const queue = makeQueue(1)
    const fail = () => Promise.reject(new Error('failed'))
    await expect(queue(fail)).rejects.toThrow('failed')
    await expect(queue(fail)).rejects.toThrow('failed')
    expect(await queue(async () => 'done')).toBe('done')
  })
})
