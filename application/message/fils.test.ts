import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryCompteStore } from '#adapters/memory/memory-compte-store.fixture'
import { makeMemoryMessageStore } from '#adapters/memory/memory-message-store.fixture'
import { makeMemoryRandomness } from '#adapters/memory/memory-outside'
import { makeMemoryStore } from '#adapters/memory/memory-store.fixture'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { unCompte } from '#domain/compte/compte.fixture'
import { unSujet, unTexteDeReponse } from '#domain/message/fil.fixture'
import { uneDemandeDeContact, unMessage } from '#domain/message/message.fixture'
import { unContact, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { ouvrirFil } from '#domain/message/suite'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { ADMIN, unClient } from '../shared/session.fixture.ts'
import { repondreMessage, poursuivreFil, ecrireEnClient, mesMessages, lireFil } from './fils.ts'

const JEANNE = unClient('jeanne')
const TOUT = { limite: 50, curseur: null }

const SAISIE = { sujet: unSujet('Ma facture'), message: uneDemandeDeContact().texte }

/** Two accounts, and the use cases over one store. */
const uneMessagerie = () => {
  const store = makeMemoryStore()
  for (const [id, email] of [
    ['jeanne', 'jeanne@courriel.example'],
    ['paul', 'paul@courriel.example'],
  ] as const) {
    store.clients.set(id, { ...unCompte({ ...unContact({ email }), id }), derniereCommandeLe: UN_INSTANT, version: 1 })
  }
  const clock = makeMemoryClock(UN_INSTANT)
  const ports = {
    clock,
    randomness: makeMemoryRandomness(),
    comptes: makeMemoryCompteStore(store),
    messages: makeMemoryMessageStore(store),
  }
  const courriers = () => [...store.courriers.values()].map(({ genre }) => genre)
  return {
    store,
    clock,
    courriers,
    ecrire: ecrireEnClient(ports),
    poursuivre: poursuivreFil(ports),
    repondre: repondreMessage(ports),
    lister: mesMessages(ports),
    recevoir: ports.messages.enregistrer,
  }
}

describe('a message from the client area', () => {
  it('bears the name and the address of the account, and goes to the business', async () => {
    const { ecrire, courriers } = uneMessagerie()
    const { fil } = await reussir(ecrire(JEANNE, SAISIE))
    expect(fil.message).toMatchObject({ nom: 'Jeanne Dupont', email: 'jeanne@courriel.example', statut: 'nouveau' })
    expect([fil.type, fil.sujet, fil.clientId, fil.message.texte]).toEqual([
      'client',
      'Ma facture',
      'jeanne',
      SAISIE.message,
    ])
    expect(courriers()).toEqual(['message_entreprise'])
  })

  it('is refused to an account that is gone, and nothing is kept', async () => {
    const { ecrire, store } = uneMessagerie()
    expect(await echouer(ecrire(unClient('personne'), SAISIE))).toEqual({ _tag: 'SessionRequise' })
    expect([store.messages.size, store.courriers.size]).toEqual([0, 0])
  })
})

describe('a thread', () => {
  const unFil = async () => {
    const messagerie = uneMessagerie()
    const { fil } = await reussir(messagerie.ecrire(JEANNE, SAISIE))
    return { ...messagerie, id: fil.message.id }
  }
  const message = unTexteDeReponse('Et pour jeudi ?')

  it('is dealt with by an answer, which leaves for the client', async () => {
    const { repondre, clock, courriers, id } = await unFil()
    clock.avancer(1_000)
    const fil = await reussir(repondre(ADMIN, { id, message, version: null }))
    expect(fil.message.statut).toBe('traité')
    expect(fil.reponses).toMatchObject([{ auteur: 'entreprise', texte: message, le: clock.maintenant() }])
    expect(courriers()).toEqual(['message_entreprise', 'reponse_message'])
  })

  it('is new again when its client goes on with it', async () => {
    const { repondre, poursuivre, courriers, id } = await unFil()
    await reussir(repondre(ADMIN, { id, message, version: null }))
    const { fil } = await reussir(poursuivre(JEANNE, { id, message }))
    expect([fil.message.statut, fil.reponses.map(({ auteur }) => auteur)]).toEqual([
      'nouveau',
      ['entreprise', 'client'],
    ])
    expect(courriers()).toEqual(['message_entreprise', 'reponse_message', 'message_entreprise'])
  })

  it('is not answered as it was read once its client went on with it', async () => {
    const { repondre, poursuivre, courriers, id } = await unFil()
    const { fil: lu } = await reussir(poursuivre(JEANNE, { id, message }))
    await reussir(poursuivre(JEANNE, { id, message }))
    expect(await echouer(repondre(ADMIN, { id, message, version: lu.version }))).toMatchObject({
      _tag: 'FilPerime',
      actuel: { version: lu.version + 1, reponses: [{ auteur: 'client' }, { auteur: 'client' }] },
    })
    expect(courriers()).toHaveLength(3)
    const fil = await reussir(repondre(ADMIN, { id, message, version: lu.version + 1 }))
    expect([fil.version, fil.reponses.at(-1)?.auteur]).toEqual([lu.version + 2, 'entreprise'])
  })

  it('is not continued by somebody else', async () => {
    const { poursuivre, store, id } = await unFil()
    expect(await echouer(poursuivre(unClient('paul'), { id, message }))).toEqual({ _tag: 'MessageInconnu' })
    expect([store.messages.get(id)?.reponses, store.courriers.size]).toEqual([[], 1])
  })

  it('that nobody began is unknown to both', async () => {
    const { repondre, poursuivre } = await unFil()
    const { id } = unMessage({}, 99)
    expect(await echouer(repondre(ADMIN, { id, message, version: null }))).toEqual({ _tag: 'MessageInconnu' })
    expect(await echouer(poursuivre(JEANNE, { id, message }))).toEqual({ _tag: 'MessageInconnu' })
  })

  it('of the public form is answered, and continued by nobody', async () => {
    const { recevoir, repondre, poursuivre } = uneMessagerie()
    const { id } = unMessage()
    await reussir(recevoir(ouvrirFil(unMessage())))
    expect((await reussir(repondre(ADMIN, { id, message, version: null }))).reponses).toHaveLength(1)
    expect(await echouer(poursuivre(JEANNE, { id, message }))).toEqual({ _tag: 'MessageInconnu' })
  })
})

describe('a text sent again under its key', () => {
  const CLE = O.some('cle')
  const message = unTexteDeReponse('Et pour jeudi ?')

  it('is one message, and one text of its thread', async () => {
    const { ecrire, poursuivre, store, courriers } = uneMessagerie()
    const { fil } = await reussir(ecrire(JEANNE, SAISIE, CLE))
    expect(await reussir(ecrire(JEANNE, SAISIE, CLE))).toEqual({ fil, rejoue: true })
    const { id } = fil.message
    const suite = await reussir(poursuivre(JEANNE, { id, message }, CLE))
    expect(await reussir(poursuivre(JEANNE, { id, message }, CLE))).toEqual({ fil: suite.fil, rejoue: true })
    expect([store.messages.size, suite.fil.reponses.length, courriers().length]).toEqual([1, 1, 2])
  })

  it('is refused when it says something else', async () => {
    const { ecrire, poursuivre } = uneMessagerie()
    const { fil } = await reussir(ecrire(JEANNE, SAISIE, CLE))
    const { id } = fil.message
    const autre = { ...SAISIE, sujet: unSujet('Autre chose') }
    expect(await echouer(ecrire(JEANNE, autre, CLE))).toEqual({ _tag: 'CleDeMessageReutilisee' })
    await reussir(poursuivre(JEANNE, { id, message }, CLE))
    const corrige = unTexteDeReponse('Et pour vendredi ?')
    expect(await echouer(poursuivre(JEANNE, { id, message: corrige }, CLE))).toEqual({ _tag: 'CleDeMessageReutilisee' })
  })

  it('never meets the key of somebody else', async () => {
    const { ecrire, store } = uneMessagerie()
    await reussir(ecrire(JEANNE, SAISIE, CLE))
    expect((await reussir(ecrire(unClient('paul'), SAISIE, CLE))).rejoue).toBe(false)
    expect(store.messages.size).toBe(2)
  })
})

describe('the messages of a client', () => {
  it('are their own, newest first', async () => {
    const { ecrire, lister, clock } = uneMessagerie()
    const ids: string[] = []
    for (const qui of [JEANNE, JEANNE, unClient('paul')]) {
      ids.push((await reussir(ecrire(qui, SAISIE))).fil.message.id)
      clock.avancer(1_000)
    }
    const page = await reussir(lister(JEANNE, TOUT))
    expect(page.elements.map(({ message }) => message.id)).toEqual([ids[1], ids[0]])
    expect([page.total, page.curseurSuivant]).toEqual([2, null])
  })
})

const makeStores = useStores()

const unFilRecu = async () => {
  const ports = await makeStores()
  await reussir(ports.messages.enregistrer(ouvrirFil(unMessage())))
  return lireFil(ports)
}

describe('lireFil', () => {
  it('shows the owner one thread', async () => {
    const lire = await unFilRecu()
    expect(await reussir(lire(ADMIN, unMessage().id))).toMatchObject({
      fil: { message: unMessage(), version: 1 },
      client: null,
    })
  })

  it.each(['nonsense', unMessage({}, 9).id])('knows no message %s', async (id) => {
    const lire = await unFilRecu()
    expect(await echouer(lire(ADMIN, id))).toEqual({ _tag: 'MessageInconnu' })
  })
})
