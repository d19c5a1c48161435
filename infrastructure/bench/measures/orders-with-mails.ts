import { median } from '../report/statistics.ts'
import { waitFor } from '../site/wait-for.ts'
import { type Sample, summarize } from './compare.ts'
import type { MailQueue } from './mail-queue.ts'
import { measureTarget, type Target } from './measure-target.ts'

/** Orders taken while mails are written, and mails written per second once no order comes any more. */
export type MailFigures = { readonly orders: Sample; readonly mailsPerSecond: number }

const ROUNDS = 3
const DURATION_MS = 1500
const CONNECTIONS = 8

/** Longer than this, the rest of the queue tells nothing more. */
const DRAIN_MS = 8_000

const drain = async (queue: MailQueue): Promise<number> => {
  const start = performance.now()
  const before = await queue.waiting()
  await waitFor('an empty queue', DRAIN_MS, async () => (await queue.waiting()) === 0).catch(() => undefined)
  const sent = before - (await queue.waiting())
  const seconds = (performance.now() - start) / 1000
  await queue.forget()
  return sent / seconds
}

/** A burst of orders, then the rest of its mails, several times. */
export const measureOrdersWithMails = async (site: Target, queue: MailQueue): Promise<MailFigures> => {
  const samples: Sample[] = []
  const rates: number[] = []
  await measureTarget(site, 'order', 1, DURATION_MS)
  await drain(queue)
  for (let round = 0; round < ROUNDS; round += 1) {
    samples.push(await measureTarget(site, 'order', CONNECTIONS, DURATION_MS))
    rates.push(await drain(queue))
  }
  return { orders: summarize(samples), mailsPerSecond: median(rates) }
}
