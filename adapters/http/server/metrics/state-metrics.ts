import { Gauge, type Registry } from 'prom-client'
import * as E from '#fp/Either'
import type { EtatOutbox } from '#application/ports/outbox'
import type { MetricsSource, PoolFigures } from '../server-options.ts'

const ageSeconds = ({ plusAncien }: EtatOutbox, now: Date): number =>
  plusAncien === null ? 0 : Math.max(0, (now.getTime() - plusAncien.getTime()) / 1000)

/** Reads the mails that wait and the database pool when asked; what cannot be read is not a number. */
export const measureState = (registry: Registry, { outbox, pool, clock }: MetricsSource): (() => Promise<void>) => {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [registry] })
  const waiting = gauge('outbox_waiting', 'Mails to send')
  const failed = gauge('outbox_failed', 'Mails given up, which wait for the owner')
  const age = gauge('outbox_oldest_seconds', 'Age of the oldest mail to send')
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and callers that wait for one',
    labelNames: ['state'],
    registers: [registry],
  })
  const showPool = ({ used, free, waiting }: PoolFigures): void => {
    connections.set({ state: 'used' }, used)
    connections.set({ state: 'free' }, free)
    connections.set({ state: 'waiting' }, waiting)
  }
  return async () => {
    const etat = await outbox(clock.maintenant())()
    waiting.set(E.isRight(etat) ? etat.right.enAttente : Number.NaN)
    failed.set(E.isRight(etat) ? etat.right.echoues : Number.NaN)
    age.set(E.isRight(etat) ? ageSeconds(etat.right, clock.maintenant()) : Number.NaN)
    const figures = pool()
    if (figures !== null) showPool(figures)
  }
}
