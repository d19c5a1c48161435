import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { memoryStores } from '#adapters/memory/memory-stores.fixture'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { enregistrerCommande, proposer } from '#application/ports/dossiers.fixture'
import type { Stores } from '#application/ports/stores.fixture'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { echouer, reussir } from '#application/shared/run.fixture'
import { uneEstimationFaite } from '#domain/estimation/estimation-faite.fixture'
import { MESSAGE_INCONNU } from '#domain/message/fil'
import { unAjout, unSujet } from '#domain/message/fil.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { ouvrirFil, suiteDeLEntreprise } from '#domain/message/suite'
import { commandeeAuTelephone } from '#domain/prestation/commande'
import { unContact, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { type BackgroundWorker, type WorkerOptions, makeWorker, waking } from './background-worker.ts'

const HOUR = 3_600_000

/** A queue that returns the given results, one for each call, and tells when they are used up. */
const aQueue = (...answers: readonly E.Either<PortFailure, number>[]) => {
  const calls: number[] = []
  const { promise: exhausted, resolve } = Promise.withResolvers<void>()
  const drain = async (): Promise<E.Either<PortFailure, number>> => {
    calls.push(calls.length)
    if (calls.length >= answers.length) resolve()
    return answers[calls.length - 1] ?? E.right(0)
  }
  return { drain, calls, exhausted }
}

const startWorker = (options: WorkerOptions): BackgroundWorker => {
  const worker = makeWorker(options)
  worker.start()
  return worker
}

const ignore = (): void => undefined

describe('a worker in the background', () => {
  it('empties the queue without resting in between', async () => {
    const queue = aQueue(E.right(10), E.right(3), E.right(0))
    const worker = startWorker({ drain: queue.drain, restMs: HOUR, onFailure: ignore })
    await queue.exhausted
    await worker.stop()
    expect(queue.calls).toHaveLength(3)
  })

  it('looks again at once when it is woken', async () => {
    const queue = aQueue(E.right(0), E.right(1))
    const worker = startWorker({ drain: queue.drain, restMs: HOUR, onFailure: ignore })
    worker.wake()
    await queue.exhausted
    await worker.stop()
    expect(queue.calls.length).toBeGreaterThanOrEqual(2)
  })

  it('reports a database that is away, rests, and goes on', async () => {
    const failures: PortFailure[] = []
    const queue = aQueue(E.left(portFailure('outbox')('away')), E.right(0))
    const worker = startWorker({ drain: queue.drain, restMs: 1, onFailure: (failure) => failures.push(failure) })
    await queue.exhausted
    await worker.stop()
    expect(failures.map(({ cause }) => cause)).toEqual(['away'])
  })

  it('stops only after the mails in hand', async () => {
    const { promise: sent, resolve: send } = Promise.withResolvers<E.Either<PortFailure, number>>()
    const worker = startWorker({ drain: () => sent, restMs: HOUR, onFailure: ignore })
    const order: string[] = []
    const stopped = worker.stop().then(() => order.push('stopped'))
    order.push('sent')
    send(E.right(1))
    await stopped
    expect(order).toEqual(['sent', 'stopped'])
  })
})

const makeStores = useStores()

/** Stores that note, at each waking, how many mails the outbox holds. */
const wakingStores = async (stores: Stores) => {
  const wakes: Promise<number>[] = []
  const wake = () => void wakes.push(stores.apercu().then(({ courriers }) => courriers))
  return {
    ...stores,
    prestations: waking(stores.prestations, ['enregistrer', 'modifier'], wake),
    messages: waking(stores.messages, ['enregistrer', 'poursuivre'], wake),
    wake,
    mailsAtEachWake: () => Promise.all(wakes),
  }
}

const { id } = unMessage()

describe('the worker is woken once the mails are in the outbox', () => {
  it('by an order and by a proposal', async () => {
    const stores = await wakingStores(await memoryStores())
    const commande = await enregistrerCommande(stores)
    await reussir(proposer(stores, commande, [240]))
    expect(await stores.mailsAtEachWake()).toEqual([2, 3])
  })

  it('by an order of the telephone, whose estimate and history are recorded with it', async () => {
    const stores = await wakingStores(await memoryStores())
    const faite = uneEstimationFaite()
    await reussir(stores.estimations.noter([faite], new Date(0)))
    const commande = uneNouvellePrestation()
    const histoire = commandeeAuTelephone(commande.creeLe, 'Digicode 4521.')
    const origine = { estimationId: faite.id, exclusive: true }
    await reussir(stores.prestations.enregistrer(commande, O.none, origine, histoire))
    expect(O.toNullable(await reussir(stores.prestations.suivi(commande.id)))?.evenements).toEqual(histoire)
    expect(O.toNullable(await reussir(stores.estimations.parId(faite.id)))?.prestation?.id).toBe(commande.id)
    expect(await stores.mailsAtEachWake()).toEqual([2])
  })

  it('by a message, and by what follows in its thread', async () => {
    const stores = await wakingStores(await memoryStores())
    await reussir(stores.messages.enregistrer(ouvrirFil(unMessage())))
    const deClient = ouvrirFil(unMessage({}, 2), { clientId: 'client-1', sujet: unSujet() })
    await reussir(stores.messages.enregistrer(deClient))
    await reussir(stores.messages.poursuivre(id, () => E.right(suiteDeLEntreprise(unAjout()))))
    expect(await stores.mailsAtEachWake()).toEqual([1, 2, 3])
  })

  it('by a reset and by an erasure', async () => {
    const stores = await makeStores()
    const { wake, mailsAtEachWake } = await wakingStores(stores)
    const outbox = waking(stores.outbox, ['demanderReinitialisation'], wake)
    await reussir(outbox.demanderReinitialisation(unContact().email, UN_INSTANT))
    const rien = { supprimees: [], conservees: [], messages: 0 }
    const comptes = waking(stores.comptes, ['effacer'], wake)
    await reussir(comptes.effacer(randomUUID(), UN_INSTANT, () => E.right(rien)))
    expect(await mailsAtEachWake()).toEqual([1, 1])
  })

  it('and by nothing that was refused', async () => {
    const stores = await wakingStores(await memoryStores())
    await echouer(stores.messages.poursuivre(id, () => E.left(MESSAGE_INCONNU)))
    expect(await stores.mailsAtEachWake()).toEqual([])
  })
})
