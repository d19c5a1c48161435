import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { makeMemoryClock } from '#adapters/memory/memory-clock'
import { makeMemoryCommandeStore } from '#adapters/memory/memory-commande-store'
import { makeMemoryCompteStore } from '#adapters/memory/memory-compte-store'
import { makeMemoryDevisRenderer } from '#adapters/memory/memory-devis-renderer'
import { makeMemoryKeyedHash } from '#adapters/memory/memory-keyed-hash'
import { makeMemoryMailer } from '#adapters/memory/memory-mailer'
import { makeMemoryMessageRepository } from '#adapters/memory/memory-message-repository'
import { makeMemoryMessageStore } from '#adapters/memory/memory-message-store'
import { makeMemoryOutbox } from '#adapters/memory/memory-outbox'
import { makeMemoryPrestationRepository } from '#adapters/memory/memory-prestation-repository'
import { makeMemoryRandomness } from '#adapters/memory/memory-randomness'
import { makeMemoryStore } from '#adapters/memory/memory-store'
import { makeMailTemplates } from '#adapters/mail/make-mail-templates'
import { ESSAIS_MAX } from '#domain/courrier/courrier'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { expedierCourriels } from './expedier-courriels.ts'

const HOUR = 3_600_000

/** A business with one order whose mails wait. */
const anOutbox = async () => {
  const store = makeMemoryStore()
  const clock = makeMemoryClock(UN_INSTANT)
  const mailer = makeMemoryMailer()
  const ports = {
    clock,
    mailer,
    randomness: makeMemoryRandomness(),
    keyedHash: makeMemoryKeyedHash(),
    prestations: makeMemoryPrestationRepository(store),
    messages: makeMemoryMessageRepository(store),
    outbox: makeMemoryOutbox(store),
    comptes: makeMemoryCompteStore(store),
    templates: makeMailTemplates({ publicUrl: 'https://atelier.example' }),
    devisRenderer: makeMemoryDevisRenderer(),
    entreprise: uneEntreprise(),
    expediteur: '"Atelier du Sapin" <bonjour@atelier.example>',
  }
  const commandes = makeMemoryCommandeStore(store)
  const order = (graine: number) => commandes.enregistrer(uneNouvellePrestation({}, graine), O.none)()
  await order(1)
  const aLaCliente = () => mailer.envoyes().filter(({ a }) => a === 'jeanne.dupont@courriel.example')
  return { store, clock, mailer, order, aLaCliente, outbox: ports.outbox, drain: expedierCourriels(ports) }
}

const motDePasse = (texte: string): string | undefined => /^Mot de passe temporaire : (\S+)$/m.exec(texte)?.[1]

describe('expedierCourriels', () => {
  it('sends the client the quote and the business the order, once', async () => {
    const { mailer, drain } = await anOutbox()
    expect(await drain()).toEqual(E.right(2))
    expect(await drain()).toEqual(E.right(0))
    const envoyes = mailer.envoyes().map(({ a, repondreA, piecesJointes }) => [a, repondreA, piecesJointes.length])
    expect(envoyes).toHaveLength(2)
    expect(envoyes).toContainEqual(['jeanne.dupont@courriel.example', 'bonjour@atelier.example', 1])
    expect(envoyes).toContainEqual(['bonjour@atelier.example', 'jeanne.dupont@courriel.example', 0])
  })

  it('draws the temporary password as the mail leaves and keeps only its hash, for 72 hours', async () => {
    const { store, aLaCliente, drain } = await anOutbox()
    expect([...store.clients.values()].map(({ motDePasseTemporaire }) => motDePasseTemporaire)).toEqual([null])
    await drain()
    const secret = motDePasse(aLaCliente()[0]?.texte ?? '')
    const [client] = store.clients.values()
    expect(secret).toMatch(/^[A-Za-z2-9]{24}$/)
    expect(client?.motDePasseTemporaire).toEqual({
      empreinte: makeMemoryKeyedHash().empreinte('mot-de-passe-temporaire', secret ?? ''),
      expireLe: new Date(UN_INSTANT.getTime() + 72 * HOUR),
    })
  })

  it('opens the account only once: the mail of a later order carries no password', async () => {
    const { aLaCliente, order, drain } = await anOutbox()
    await drain()
    await order(2)
    await drain()
    const [premier, second] = aLaCliente()
    expect(motDePasse(premier?.texte ?? '')).toBeDefined()
    expect(motDePasse(second?.texte ?? '')).toBeUndefined()
  })

  it('tries again later under the same Message-ID, with a new password', async () => {
    const { store, clock, mailer, drain } = await anOutbox()
    const ids = [...store.courriers.keys()]
    mailer.tomberEnPanne(new Error('refused'))
    await drain()
    const [refuse] = store.clients.values()
    mailer.tomberEnPanne(null)
    expect(await drain()).toEqual(E.right(0))
    clock.avancer(5_000)
    expect(await drain()).toEqual(E.right(2))
    expect(
      mailer
        .envoyes()
        .map(({ messageId }) => messageId)
        .toSorted(),
    ).toEqual(ids.map((id) => `<courrier-${id}@atelier.example>`))
    const [client] = store.clients.values()
    expect(client?.motDePasseTemporaire?.empreinte).not.toBe(refuse?.motDePasseTemporaire?.empreinte)
  })

  it('carries a message to the business, whose answer goes to the sender', async () => {
    const { store, mailer, drain } = await anOutbox()
    await drain()
    await makeMemoryMessageStore(store).enregistrer(unMessage())()
    expect(await drain()).toEqual(E.right(1))
    expect(mailer.envoyes().at(-1)).toMatchObject({
      a: 'bonjour@atelier.example',
      repondreA: 'jeanne.dupont@courriel.example',
      de: '"Atelier du Sapin" <bonjour@atelier.example>',
      sujet: 'Nouveau message – Jeanne Dupont',
      piecesJointes: [],
    })
    expect(mailer.envoyes().at(-1)?.texte).toContain('  mon imprimante ne répond plus.')
  })

  it('leaves a mail to the owner after the last attempt', async () => {
    const { clock, mailer, outbox, drain } = await anOutbox()
    mailer.tomberEnPanne(new Error('refused'))
    for (let essai = 1; essai <= ESSAIS_MAX; essai += 1) {
      expect(await drain()).toEqual(E.right(2))
      clock.avancer(HOUR)
    }
    expect(await drain()).toEqual(E.right(0))
    expect(await outbox.etat()()).toMatchObject({ right: { enAttente: 0, echoues: 2 } })
  })
})
