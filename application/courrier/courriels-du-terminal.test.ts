import { describe, expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { postgresStores } from '#adapters/postgres/postgres-stores.fixture'
import { reussir } from '#application/shared/run.fixture'
import * as TE from '#fp/TaskEither'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { ECHECS_MONTRES, etatCourriels, renvoyerCourriels } from './courriels-du-terminal.ts'
import { ouvrirFil } from '#domain/message/suite'

const FIN_DU_BAIL = new Date(UN_INSTANT.getTime() + 60_000)

const knex = useDatabase('embedded')

/** An outbox in which so many mails failed and one more waits. */
const uneFile = async (echecs: number) => {
  const clock = makeMemoryClock(UN_INSTANT)
  const { outbox, messages } = await postgresStores(knex())
  for (let graine = 1; graine <= echecs + 1; graine += 1)
    await reussir(messages.enregistrer(ouvrirFil(unMessage({}, graine))))
  for (const courrier of await reussir(outbox.reserver(UN_INSTANT, FIN_DU_BAIL, echecs))) {
    await reussir(outbox.marquerEchoue(courrier, null, 'no such mailbox'))
  }
  return { outbox: { ...outbox, heure: TE.fromIO(clock.maintenant) }, clock }
}

describe('the mails seen from a terminal', () => {
  it('are counted all, and told one by one as far as a screen goes', async () => {
    const etat = await reussir(etatCourriels(await uneFile(ECHECS_MONTRES + 5)))
    expect(etat).toMatchObject({ enAttente: 1, echoues: ECHECS_MONTRES + 5, plusAncien: UN_INSTANT })
    expect(etat.derniersEchecs).toHaveLength(ECHECS_MONTRES)
    expect(new Set(etat.derniersEchecs.map(({ derniereErreur }) => derniereErreur))).toEqual(
      new Set(['no such mailbox']),
    )
  })

  it('stay where they are in a simulation', async () => {
    const ports = await uneFile(2)
    expect(await reussir(renvoyerCourriels(ports)({ simulation: true }))).toBe(2)
    expect(await reussir(ports.outbox.etat(UN_INSTANT))).toMatchObject({ enAttente: 1, echoues: 2 })
  })

  it('go back to the queue otherwise', async () => {
    const ports = await uneFile(2)
    expect(await reussir(renvoyerCourriels(ports)({ simulation: false }))).toBe(2)
    expect(await reussir(ports.outbox.etat(UN_INSTANT))).toMatchObject({ enAttente: 3, echoues: 0 })
  })
})
