import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { makeMemoryMessageStore } from '#adapters/memory/memory-message-store.fixture'
import { type Courriel, echecDEnvoi } from '#application/ports/mailer'
import { reussir } from '#application/shared/run.fixture'
import { ESSAIS_MAX } from '#domain/courrier/courrier'
import { unMessage } from '#domain/message/message.fixture'
import { uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { changerStatut } from '#domain/rendez-vous/changer-statut'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { ouvrirFil } from '#domain/message/suite'
import { BAIL_MS, DE_FRONT, expedierCourriels } from './expedier-courriels.ts'
import { echouesDe, uneExpedition } from './expedition.fixture.ts'

const HOUR = 3_600_000

/** A business with one order whose mails wait. */
const anOutbox = async (entreprise: Parameters<typeof uneExpedition>[0] = {}) => {
  const expedition = uneExpedition(entreprise)
  const { store, mailer } = expedition
  const prestations = makeMemoryPrestationStore(store)
  const order = (graine: number) => prestations.enregistrer(uneNouvellePrestation({}, graine), O.none)()
  await order(1)
  const aLaCliente = () => mailer.envoyes().filter(({ a }) => a === 'jeanne.dupont@courriel.example')
  return { ...expedition, order, aLaCliente }
}

const motDePasse = (texte: string): string | undefined => /^Mot de passe temporaire : (\S+)$/m.exec(texte)?.[1]

describe('expedierCourriels', () => {
  it('sends the client the quote and the business the order, once', async () => {
    const { mailer, drain } = await anOutbox()
    expect(await drain()).toEqual(E.right(2))
    expect(await drain()).toEqual(E.right(0))
    const envoyes = mailer.envoyes().map(({ a, repondreA, piecesJointes }) => [a, repondreA, piecesJointes.length])
    expect(envoyes).toHaveLength(2)
    expect(envoyes).toContainEqual(['jeanne.dupont@courriel.example', 'bonjour@atelier.example', 2])
    expect(envoyes).toContainEqual(['bonjour@atelier.example', 'jeanne.dupont@courriel.example', 0])
  })

  it('sends an order whose quote lacks a mention without it, and tells the business why', async () => {
    const { mailer, drain, aLaCliente } = await anOutbox({ siren: ' ' })
    expect(await drain()).toEqual(E.right(2))
    const [cliente] = aLaCliente()
    expect(cliente?.piecesJointes.map(({ nom }) => nom.startsWith('DEV-'))).toEqual([false])
    expect(cliente?.texte).toContain('Votre devis sera à télécharger dans votre espace client')
    const entreprise = mailer.envoyes().find(({ a }) => a === 'bonjour@atelier.example')
    expect(entreprise?.texte).toContain('mentions obligatoires (siren)')
  })

  it('draws the temporary password as the mail leaves and keeps only its hash, for 72 hours', async () => {
    const { store, aLaCliente, drain } = await anOutbox()
    expect([...store.clients.values()].map(({ temporaire }) => temporaire)).toEqual([null])
    await drain()
    const secret = motDePasse(aLaCliente()[0]?.texte ?? '')
    const [client] = store.clients.values()
    expect(secret).toMatch(/^[A-Za-z2-9]{24}$/)
    expect(client?.temporaire).toEqual({
      empreinte: makeMemoryHasher().empreinte('mot-de-passe-temporaire', secret ?? ''),
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
    expect(client?.temporaire?.empreinte).not.toBe(refuse?.temporaire?.empreinte)
  })

  it('carries a message to the business, whose answer goes to the sender', async () => {
    const { store, mailer, drain } = await anOutbox()
    await drain()
    await makeMemoryMessageStore(store).enregistrer(ouvrirFil(unMessage()))()
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

  it('tells the client a new statut, whose answer goes to the business', async () => {
    const { store, mailer, drain } = await anOutbox()
    await drain()
    const { id } = uneNouvellePrestation({}, 1)
    const changer = (dossier: Dossier) => changerStatut(dossier, { statut: 'en_cours', motif: '' }, UN_INSTANT)
    await makeMemoryPrestationStore(store).modifier(id, UN_INSTANT, changer)()
    expect(await drain()).toEqual(E.right(1))
    expect(mailer.envoyes().at(-1)).toMatchObject({
      a: 'jeanne.dupont@courriel.example',
      repondreA: 'bonjour@atelier.example',
      sujet: 'Commande en cours – PREST-000001',
      piecesJointes: [],
    })
  })

  it('leaves a mail to the owner at once when its address is refused for good, with the number of the server', async () => {
    const { mailer, store, drain } = await anOutbox()
    mailer.tomberEnPanne(new Error('550 no such mailbox'), 'adresse_refusee', 550)
    await drain()
    expect(echouesDe(store)).toMatchObject([
      { essais: 1, derniereErreur: 'adresse_refusee 550: 550 no such mailbox' },
      { essais: 1, derniereErreur: 'adresse_refusee 550: 550 no such mailbox' },
    ])
    mailer.tomberEnPanne(null)
    expect(await drain()).toEqual(E.right(0))
  })

  it('composes nothing while the mail server refuses connections, and says so', async () => {
    const { store, mailer, outbox, drain } = await anOutbox()
    mailer.tomberEnPanne(new Error('connect ECONNREFUSED'), 'connexion')
    expect(await drain()).toMatchObject({ left: { port: 'mailer', motif: 'connexion' } })
    // A password is drawn as its mail is composed.
    expect([...store.clients.values()].map(({ temporaire }) => temporaire)).toEqual([null])
    expect(await reussir(outbox.empechement)).toEqual(O.some('connexion: connect ECONNREFUSED'))
    expect(await reussir(outbox.etat(UN_INSTANT))).toMatchObject({ enAttente: 2, echoues: 0 })
  })

  it('stops at the first refusal of the connection: the rest of the batch is not composed', async () => {
    const { store, mailer, ports, order } = await anOutbox()
    for (const graine of [2, 3, 4]) await order(graine)
    const essayes: string[] = []
    const envoyer = ({ a }: Courriel) => {
      essayes.push(a)
      return TE.left(echecDEnvoi('connexion', new Error('421 closing')))
    }
    const drain = expedierCourriels({ ...ports, mailer: { joindre: mailer.joindre, envoyer } })
    expect(await drain()).toMatchObject({ left: { motif: 'connexion' } })
    expect(essayes).toHaveLength(DE_FRONT)
    expect(new Set([...store.courriers.values()].map(({ essais, statut }) => `${essais} ${statut}`))).toEqual(
      new Set(['1 a_envoyer']),
    )
  })

  it('is sent once by two instances whose clocks differ: the lease follows that of the store', async () => {
    const { mailer, ports } = await anOutbox()
    const enAvance = { ...ports, clock: makeMemoryClock(new Date(UN_INSTANT.getTime() + 150_000)) }
    const pris: unknown[] = []
    const envoyer = (courriel: Courriel) =>
      pipe(
        TE.fromTask(expedierCourriels(enAvance)),
        TE.tapIO((autre) => () => pris.push(autre)),
        TE.flatMap(() => mailer.envoyer(courriel)),
      )
    await expedierCourriels({ ...ports, mailer: { joindre: mailer.joindre, envoyer } })()
    expect(pris).toEqual([E.right(0), E.right(0)])
    expect(mailer.envoyes()).toHaveLength(2)
  })

  it('begins no mail that might outlast its lease', async () => {
    const { clock, mailer, ports, order } = await anOutbox()
    for (const graine of [2, 3, 4]) await order(graine)
    const envoyer = (courriel: Courriel) => {
      clock.avancer(BAIL_MS / 2 + 1)
      return mailer.envoyer(courriel)
    }
    expect(await expedierCourriels({ ...ports, mailer: { joindre: mailer.joindre, envoyer } })()).toEqual(E.right(8))
    expect(mailer.envoyes()).toHaveLength(DE_FRONT)
  })

  it('leaves a mail to the owner after the last attempt', async () => {
    const { clock, mailer, outbox, drain } = await anOutbox()
    mailer.tomberEnPanne(new Error('refused'))
    for (let essai = 1; essai <= ESSAIS_MAX; essai += 1) {
      expect(await drain()).toEqual(E.right(2))
      clock.avancer(HOUR)
    }
    expect(await drain()).toEqual(E.right(0))
    expect(await outbox.etat(clock.maintenant())()).toMatchObject({ right: { enAttente: 0, echoues: 2 } })
  })
})
