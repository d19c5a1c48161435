import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { unAjout, unSujet, unTexteDeReponse } from '#domain/message/fil.fixture'
import type { Fil } from '#domain/message/fil'
import { uneDemandeDeContact, unMessage } from '#domain/message/message.fixture'
import { ouvrirFil, type Suite, suiteDeLEntreprise, suiteDuClient } from '#domain/message/suite'
import { uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import type { MakeStores, Stores } from './stores.fixture.ts'

const UNE_HEURE = 3_600_000

const apres = (ms: number): Date => new Date(unMessage().creeLe.getTime() + ms)

/** A store with the account of one order, its mails removed. */
const avecClient = async (makeStores: MakeStores) => {
  const stores = await makeStores()
  const commande = uneNouvellePrestation()
  await reussir(stores.prestations.enregistrer(commande, O.none))
  await reserverTout(stores)
  const trouvee = O.toNullable(await reussir(stores.prestations.parId(commande.id)))
  return { ...stores, clientId: trouvee?.clientId ?? '' }
}

const reserverTout = ({ outbox }: Pick<Stores, 'outbox'>) =>
  reussir(outbox.reserver(apres(UNE_HEURE), apres(9 * UNE_HEURE), 100))

type AvecClient = Awaited<ReturnType<typeof avecClient>>

const ecrire = ({ messages, clientId }: AvecClient, graine: number) =>
  reussir(
    messages.enregistrer(
      ouvrirFil(unMessage({ creeLe: apres(graine * 1_000) }, graine), { clientId, sujet: unSujet() }),
    ),
  )

const repondre = (graine = 1) => suiteDeLEntreprise(unAjout({ instant: apres(graine * 1_000) }, graine))

const lire = async ({ messages }: Pick<Stores, 'messages'>, id = unMessage().id): Promise<Fil> => {
  const fil = await reussir(messages.parId(id))
  if (O.isNone(fil)) throw new Error('no such thread')
  return fil.value
}

/** Tests of any store of messages. */
export const describeMessageStore = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: a message`, () => {
    it('is not found when nobody wrote it', async () => {
      const { messages } = await makeStores()
      expect(await reussir(messages.parId(unMessage().id))).toEqual(O.none)
    })

    it('is read as it was written, whatever its letters', async () => {
      const { messages } = await makeStores()
      const message = unMessage(uneDemandeDeContact({ texte: 'Ligne 1\n  « l’été » <b>&amp;</b> 😀\n\tfin' }))
      await reussir(messages.enregistrer(ouvrirFil(message)))
      await reussir(messages.enregistrer(ouvrirFil(unMessage({}, 2))))
      expect(await reussir(messages.parId(message.id))).toEqual(
        O.some({ message, type: 'contact', sujet: null, clientId: null, reponses: [], version: 1 }),
      )
    })

    it('of the client area keeps its subject and its account', async () => {
      const stores = await avecClient(makeStores)
      await ecrire(stores, 1)
      const { type, sujet, clientId, version } = await lire(stores, unMessage({ creeLe: apres(1_000) }).id)
      expect({ type, sujet, clientId, version }).toEqual({
        type: 'client',
        sujet: 'Facture',
        clientId: stores.clientId,
        version: 1,
      })
    })

    it('comes with one mail to the business, due at once', async () => {
      const { messages, outbox } = await makeStores()
      const message = unMessage()
      await reussir(messages.enregistrer(ouvrirFil(message)))
      const courriers = await reussir(outbox.reserver(message.creeLe, apres(UNE_HEURE), 10))
      expect(courriers).toEqual([
        { id: expect.any(String), essais: 1, genre: 'message_entreprise', messageId: message.id, reponseId: null },
      ])
    })

    it('of the client area comes with the same mail', async () => {
      const stores = await avecClient(makeStores)
      await ecrire(stores, 1)
      expect(await reserverTout(stores)).toMatchObject([{ genre: 'message_entreprise', reponseId: null }])
    })
  })

  describe(`${name}: a thread`, () => {
    it('cannot go on when nobody began it', async () => {
      const { messages } = await makeStores()
      const refus = await echouer(messages.poursuivre(unMessage().id, () => E.right(repondre())))
      expect(refus).toEqual({ _tag: 'MessageInconnu' })
    })

    it('keeps each text in its order, with what became of the message, and counts its changes', async () => {
      const stores = await avecClient(makeStores)
      await ecrire(stores, 1)
      const { id } = unMessage({ creeLe: apres(1_000) })
      const suite = suiteDuClient(stores.clientId, unAjout({ texte: unTexteDeReponse('Et 😀 ?\n<b>') }, 2))
      const premiere = await reussir(stores.messages.poursuivre(id, () => E.right(repondre())))
      const seconde = await reussir(stores.messages.poursuivre(id, suite))
      expect([premiere.message.statut, premiere.version]).toEqual(['traité', 2])
      expect(await lire(stores, id)).toEqual(seconde)
      expect([seconde.message.statut, seconde.version]).toEqual(['nouveau', 3])
      expect(seconde.reponses.map(({ auteur, texte }) => [auteur, texte])).toEqual([
        ['entreprise', 'C’est noté, merci.'],
        ['client', 'Et 😀 ?\n<b>'],
      ])
    })

    it('sends each text to whoever has not written it, in their order', async () => {
      const stores = await avecClient(makeStores)
      await ecrire(stores, 1)
      await reserverTout(stores)
      const { id: messageId } = unMessage({ creeLe: apres(1_000) })
      const suite = suiteDuClient(stores.clientId, unAjout({ instant: apres(2_000) }, 2))
      const fil = await reussir(stores.messages.poursuivre(messageId, () => E.right(repondre())))
      const { reponses } = await reussir(stores.messages.poursuivre(messageId, suite))
      const courriers = await reussir(stores.outbox.reserver(apres(1_000), apres(9 * UNE_HEURE), 1))
      expect(courriers).toMatchObject([{ genre: 'reponse_message', messageId, reponseId: fil.reponses[0]?.id }])
      expect(await reserverTout(stores)).toMatchObject([
        { genre: 'message_entreprise', messageId, reponseId: reponses[1]?.id },
      ])
    })

    it('is left as it was by a refusal, and nothing is sent', async () => {
      const stores = await avecClient(makeStores)
      await ecrire(stores, 1)
      await reserverTout(stores)
      const { id } = unMessage({ creeLe: apres(1_000) })
      const autre = suiteDuClient('00000000-0000-4000-8000-000000000000', unAjout())
      expect(await echouer(stores.messages.poursuivre(id, autre))).toEqual({ _tag: 'MessageInconnu' })
      expect(await lire(stores, id)).toMatchObject({ reponses: [], version: 1 })
      expect(await reserverTout(stores)).toEqual([])
    })

    it('loses nothing when several write at once: each decides on what the one before left', async () => {
      const { messages } = await makeStores()
      await reussir(messages.enregistrer(ouvrirFil(unMessage())))
      const vues: number[] = []
      const decider =
        (graine: number) =>
        (fil: Fil): E.Either<never, Suite> => {
          vues.push(fil.version)
          return E.right(repondre(graine))
        }
      await Promise.all([1, 2, 3, 4, 5].map((graine) => reussir(messages.poursuivre(unMessage().id, decider(graine)))))
      expect(vues).toEqual([1, 2, 3, 4, 5])
      expect((await lire({ messages })).reponses).toHaveLength(5)
    })
  })

  describe(`${name}: a key`, () => {
    const cle = 'contact/une clé 😀'
    const CLE = O.some(cle)

    it('names one message with its mail, and finds it again', async () => {
      const stores = await makeStores()
      const message = unMessage()
      await reussir(stores.messages.enregistrer(ouvrirFil(message), CLE))
      expect(await echouer(stores.messages.enregistrer(ouvrirFil(unMessage({}, 2)), CLE))).toEqual({
        _tag: 'CleConnue',
      })
      expect(await reussir(stores.messages.parId(unMessage({}, 2).id))).toEqual(O.none)
      expect(await reserverTout(stores)).toMatchObject([{ messageId: message.id }])
      expect(await reussir(stores.messages.parCle(cle))).toEqual(O.some({ fil: await lire(stores), reponseId: null }))
      await reussir(stores.messages.enregistrer(ouvrirFil(unMessage({}, 2)), O.some('contact/autre')))
    })

    it('that nobody gave finds nothing', async () => {
      const { messages } = await makeStores()
      await reussir(messages.enregistrer(ouvrirFil(unMessage())))
      expect(await reussir(messages.parCle(cle))).toEqual(O.none)
    })

    it('names one message of the client area, and one text of a thread', async () => {
      const stores = await avecClient(makeStores)
      const { clientId, messages } = stores
      const client = { clientId, sujet: unSujet() }
      await reussir(messages.enregistrer(ouvrirFil(unMessage(), client), CLE))
      const autre = ouvrirFil(unMessage({}, 2), client)
      expect(await echouer(messages.enregistrer(autre, CLE))).toEqual({ _tag: 'CleConnue' })
      const suivre = (graine: number) =>
        messages.poursuivre(unMessage().id, suiteDuClient(clientId, unAjout({}, graine)), O.some('suite/1'))
      const fil = await reussir(suivre(1))
      expect(await echouer(suivre(2))).toEqual({ _tag: 'CleConnue' })
      expect(await lire(stores)).toEqual(fil)
      expect(await reussir(messages.parCle('suite/1'))).toEqual(O.some({ fil, reponseId: fil.reponses[0]?.id }))
      expect(await reserverTout(stores)).toHaveLength(2)
    })

    it('names one message when several come at once', async () => {
      const stores = await makeStores()
      const issues = await Promise.all(
        [1, 2, 3, 4].map((graine) => stores.messages.enregistrer(ouvrirFil(unMessage({}, graine)), CLE)()),
      )
      expect(issues.filter(E.isRight)).toHaveLength(1)
      expect(await reserverTout(stores)).toHaveLength(1)
    })
  })

  describe(`${name}: the threads of an account`, () => {
    it('come newest first, in parts that neither skip nor repeat', async () => {
      const stores = await avecClient(makeStores)
      for (const graine of [1, 2, 3]) await ecrire(stores, graine)
      await reussir(stores.messages.enregistrer(ouvrirFil(unMessage({}, 9))))
      const ids = [3, 2, 1].map((graine) => unMessage({ creeLe: apres(graine * 1_000) }, graine).id)
      await reussir(stores.messages.poursuivre(unMessage({ creeLe: apres(2_000) }, 2).id, () => E.right(repondre())))
      const premiere = await reussir(stores.messages.duClient(stores.clientId, { limite: 2, curseur: null }))
      const seconde = await reussir(
        stores.messages.duClient(stores.clientId, { limite: 2, curseur: premiere.curseurSuivant }),
      )
      expect([...premiere.elements, ...seconde.elements].map(({ message }) => message.id)).toEqual(ids)
      expect(premiere.elements.map(({ reponses }) => reponses.length)).toEqual([0, 1])
      expect([premiere.curseurSuivant, seconde.curseurSuivant]).toEqual([ids[1], null])
      expect([premiere.total, seconde.total]).toEqual([3, 3])
    })

    it('are none for somebody who never wrote', async () => {
      const { messages, clientId } = await avecClient(makeStores)
      const page = await reussir(messages.duClient(clientId, { limite: 10, curseur: null }))
      expect(page).toEqual({ elements: [], curseurSuivant: null, total: 0 })
    })
  })
}
