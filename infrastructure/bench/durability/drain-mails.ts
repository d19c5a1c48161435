import type { Knex } from 'knex'
import { BAIL_MS } from '#application/courrier/expedier-courriels'
import { waitFor } from '../site/wait-for.ts'

/** Without one mail leaving in this time, the queue counts as stuck. */
const STUCK_MS = 20_000

const countWaiting = async (knex: Knex): Promise<number> => {
  const [row] = await knex('courriels').where({ statut: 'a_envoyer' }).count('id as n')
  return Number(row?.['n'])
}

/** Ends the leases of workers killed before the instant, instead of waiting two minutes for them to end by themselves. */
const endOldLeases = (knex: Knex, killedAt: Date) =>
  knex('courriels')
    .where('bail_jusqu_au', '<=', new Date(killedAt.getTime() + BAIL_MS))
    .update({ bail_jusqu_au: null })

/** Waits until the running site has sent every mail, or no longer sends any. */
export const drainMails = async (knex: Knex, killedAt: Date): Promise<void> => {
  await endOldLeases(knex, killedAt)
  let before = Number.POSITIVE_INFINITY
  for (let left = await countWaiting(knex); left > 0 && left < before; left = await countWaiting(knex)) {
    before = left
    const fewer = async () => (await countWaiting(knex)) < before
    await waitFor('a mail', STUCK_MS, fewer).catch(() => undefined)
  }
}
