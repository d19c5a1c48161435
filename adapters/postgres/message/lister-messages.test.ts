import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { unSujet } from '#domain/message/fil.fixture'
import { uneDemandeDeContact, unMessage } from '#domain/message/message.fixture'
import { motsCherches } from '#domain/recherche/clefs'
import { ouvrirFil } from '#domain/message/suite'
import type { Curseur } from '#application/shared/page'
import { reussir } from '#application/shared/run.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import type { ChoixDeMessages } from '#application/ports/message-store'
import type { DatabaseStores, MakeDatabaseStores } from '#application/ports/stores.fixture'
import { toutLister } from '#application/ports/tout-lister.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const unChoix = (overrides: Partial<ChoixDeMessages> = {}): ChoixDeMessages => ({
  mots: [],
  statut: null,
  tri: 'recents',
  page: { limite: 50, curseur: null },
  ...overrides,
})

const lister = async (stores: DatabaseStores, choix: Partial<ChoixDeMessages> = {}) => {
  const page = await reussir(stores.messages.lister(unChoix(choix)))
  return { ...page, ids: page.elements.map(({ fil }) => fil.message.id) }
}

const paginer = async (stores: DatabaseStores, choix: Partial<ChoixDeMessages>, limite: number) => {
  const elements = await toutLister((curseur: Curseur | null) =>
    lister(stores, { ...choix, page: { limite, curseur } }),
  )
  return elements.map(({ fil }) => fil.message.id)
}

const MESSAGES = [
  unMessage({ ...uneDemandeDeContact({ nom: 'Élodie Prost', texte: 'Mon imprimante fume.' }) }, 1),
  unMessage({ ...uneDemandeDeContact({ nom: 'Zoé Martin', texte: 'Bonjour, une question de Wi-Fi.' }) }, 2),
  unMessage({ ...uneDemandeDeContact({ nom: 'Zoé Prost', texte: 'Merci pour votre visite.' }) }, 3),
] as const

const recevoir = async (stores: DatabaseStores): Promise<readonly string[]> => {
  for (const message of MESSAGES) await reussir(stores.messages.enregistrer(ouvrirFil(message)))
  return MESSAGES.map(({ id }) => id)
}

const describeMessageRegister = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: the register of messages`, () => {
    it('shows every message, newest or oldest first, page after page', async () => {
      const stores = await makeStores()
      const ids = await recevoir(stores)
      expect(await paginer(stores, {}, 2)).toEqual(ids.toReversed())
      expect(await paginer(stores, { tri: 'anciens' }, 1)).toEqual(ids)
      expect((await lister(stores)).total).toEqual({ total: 3, plafonne: false })
    })

    it('counts what is not read, and follows the statut', async () => {
      const stores = await makeStores()
      await recevoir(stores)
      const [une] = MESSAGES
      expect(await reussir(stores.messages.changerStatut(une.id, 'lu', null))).toBe(true)
      expect(await reussir(stores.messages.chiffres())).toEqual({ nouveau: 2, lu: 1, traité: 0 })
      expect(await reussir(stores.messages.nouveaux())).toBe(2)
      expect((await lister(stores, { statut: 'lu' })).ids).toEqual([une.id])
      expect((await lister(stores, { statut: 'nouveau' })).total.total).toBe(2)
    })

    it('changes a statut only from the version that was read', async () => {
      const stores = await makeStores()
      await recevoir(stores)
      const [{ id }] = MESSAGES
      const { changerStatut, fiche } = stores.messages
      expect(await reussir(changerStatut(id, 'lu', 1))).toBe(true)
      expect(await reussir(changerStatut(id, 'traité', 1))).toBe(false)
      expect(O.toNullable(await reussir(fiche(id)))?.fil).toMatchObject({ version: 2, message: { statut: 'lu' } })
      expect(await reussir(changerStatut(unMessage({}, 99).id, 'lu', null))).toBe(false)
    })

    it('finds by any piece of the name, the mail, the subject and the text', async () => {
      const stores = await makeStores()
      await recevoir(stores)
      const trouver = async (saisie: string) => (await lister(stores, { mots: motsCherches(saisie) })).ids
      const [une, deux, trois] = MESSAGES
      expect(await trouver('prost')).toEqual([trois.id, une.id])
      expect(await trouver('zoe prost')).toEqual([trois.id])
      expect(await trouver('imprim')).toEqual([une.id])
      expect(await trouver('wi-fi')).toEqual([deux.id])
      expect(await trouver('wifi')).toEqual([deux.id])
      expect(await trouver('mprima')).toEqual([une.id])
      expect(await trouver('%')).toEqual([])
      expect(await trouver('jeanne.dupont@')).toEqual([trois.id, deux.id, une.id])
      expect(await trouver('rien')).toEqual([])
    })

    it.each(["'zoe@jura.example'", 'zoe@jura.example\\', "@'", '@\\', '«zoe@jura.example»'])(
      'finds an address as it stands in a text: %s',
      async (terme) => {
        const stores = await makeStores()
        const message = unMessage(uneDemandeDeContact({ texte: `Répondez plutôt à ${terme}` }), 9)
        await reussir(stores.messages.enregistrer(ouvrirFil(message)))
        for (const q of [terme, 'répond', 'plutôt'])
          expect((await lister(stores, { mots: motsCherches(q) })).ids).toEqual([message.id])
      },
    )

    it('tells who wrote from the client area, and what they ordered last', async () => {
      const stores = await makeStores()
      await recevoir(stores)
      const commande = await enregistrerCommande(stores)
      const [compte] = (await stores.apercu()).comptes
      const message = unMessage({}, 9)
      await reussir(
        stores.messages.enregistrer(ouvrirFil(message, { clientId: compte?.id ?? '', sujet: unSujet('Facture') })),
      )
      const trouve = O.toNullable(await reussir(stores.messages.fiche(message.id)))
      expect(trouve).toMatchObject({
        fil: { message, type: 'client', sujet: 'Facture' },
        client: { nom: commande.contact.nom, telephone: commande.contact.telephone },
        prestation: { description: commande.description, service: commande.estimation.service },
      })
      const public_ = O.toNullable(await reussir(stores.messages.fiche(MESSAGES[0].id)))
      expect(public_).toMatchObject({ client: null, prestation: null })
      expect((await lister(stores, { mots: motsCherches('facture') })).ids).toEqual([message.id])
    })
  })
}

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeMessageRegister(kind, () => postgresStores(knex()))
})
