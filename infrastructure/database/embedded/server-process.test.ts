import { expect, it, onTestFinished } from 'vitest'

import { freePort, type ServerProcess, superviseServer } from '#infrastructure/database/embedded/server-process'
import { eventually } from '#infrastructure/database/eventually.fixture'

const unServeur = (port: number): ServerProcess & { readonly die: () => void } => {
  const { promise, resolve } = Promise.withResolvers<number>()
  return { port, exited: promise, die: () => resolve(1), stop: () => Promise.resolve(resolve(0)) }
}

it('finds a port that Linux gives to no outgoing connection', async () => {
  const port = await freePort()
  expect(port).toBeGreaterThan(1023)
  expect(port).toBeLessThan(32_768)
})

it('tries again until a dead server has a successor', async () => {
  const first = unServeur(5001)
  const lines: string[] = []
  const outcomes = [
    () => Promise.reject(new Error('disk full')),
    () => Promise.resolve(undefined),
    () => Promise.resolve(unServeur(5002)),
  ]
  const restart = () => outcomes.shift()?.() ?? Promise.resolve(undefined)
  const supervised = superviseServer(first, restart, (line) => lines.push(line))
  onTestFinished(() => supervised.stop())
  first.die()
  expect(await eventually(supervised.port, (port) => port === 5002)).toBe(5002)
  expect(lines).toEqual([
    'the database server ended unexpectedly (code 1): starting it again',
    'the database server could not be started again: Error: disk full',
  ])
})

it('does not start again what was stopped', async () => {
  const restarts: number[] = []
  const restart = () => Promise.resolve(unServeur(restarts.push(1)))
  const supervised = superviseServer(unServeur(5001), restart, () => undefined)
  await supervised.stop()
  expect(restarts).toEqual([])
  expect(supervised.port()).toBe(5001)
})
