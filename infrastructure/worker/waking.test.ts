import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { memoryStores } from '#adapters/memory/memory-stores.fixture'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import type { Stores } from '#application/ports/stores.fixture'
import { enregistrerCommande, proposer } from '#application/ports/dossiers.fixture'
import { echouer, reussir } from '#application/shared/run.fixture'
import { uneEstimationFaite } from '#domain/estimation/estimation-faite.fixture'
import { commandeeAuTelephone } from '#domain/prestation/debut-d-histoire'
import { unContact, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { unAjout, unSujet } from '#domain/message/fil.fixture'
import { MESSAGE_INCONNU } from '#domain/message/fil'
import { unMessage } from '#domain/message/message.fixture'
import { suiteDeLEntreprise } from '#domain/message/suite'

import { waking } from './waking.ts'

const makeStores = useStores()

/** Stores that note, at each waking, how many mails the outbox holds. */
const wakingStores = async (stores: Stores) => {
  const wakes: Promise<number>[] = []
  const wake = () => void wakes.push(stores.apercu().then(({ courriers }) => courriers))
  return {
    ...stores,
    prestations: waking(stores.prestations, ['enregistrer', 'modifier'], wake),
    messages: waking(stores.messages, ['enregistrer', 'enregistrerDeClient', 'poursuivre'], wake),
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
    await reussir(stores.messages.enregistrer(unMessage()))
    const deClient = { message: unMessage({}, 2), clientId: 'client-1', sujet: unSujet() }
    await reussir(stores.messages.enregistrerDeClient(deClient))
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
