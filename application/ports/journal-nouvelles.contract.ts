import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { unAjout, unSujet } from '#domain/message/fil.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { suiteDeLEntreprise, suiteDuClient } from '#domain/message/suite'
import { RECOUVREMENT_S } from '#domain/nouvelles/nouvelle'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { changerPriorite } from '#domain/rendez-vous/changer-statut'
import { annulerPrestation } from '#domain/rendez-vous/annuler'
import { reussir } from '../shared/run.fixture.ts'
import { enregistrerCommande } from './dossiers.fixture.ts'
import type { MakeStores, Stores } from './stores.fixture.ts'

/** An instant, some seconds from the one of the orders. */
const apres = (secondes: number): Date => new Date(UN_INSTANT.getTime() + secondes * 1_000)

const commander = (stores: Stores, graine: number, secondes = 0) =>
  enregistrerCommande(stores, graine, { creeLe: apres(secondes) })

const lire = async ({ journalNouvelles }: Stores, curseur: string | null, secondes: number) => {
  const { nouvelles, ...lot } = await reussir(journalNouvelles.depuis(curseur, apres(secondes)))
  return { ...lot, nouvelles, dites: nouvelles.map(({ genre, titre }) => `${genre} ${titre}`) }
}

/** Long enough for everything before to be stable. */
const PLUS_TARD = 2 * RECOUVREMENT_S

export const describeJournalNouvelles = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: the news`, () => {
    it('are none in an empty place, whose cursor goes on from there', async () => {
      const stores = await makeStores()
      const debut = await lire(stores, null, 0)
      expect([debut.nouvelles, debut.suite]).toEqual([[], false])
      const { id, reference } = await commander(stores, 1, 1)
      expect((await lire(stores, debut.curseur, 2)).nouvelles).toEqual([
        { genre: 'commande', id, titre: reference, le: apres(1) },
      ])
    })

    it('are what clients and the business did, in its order', async () => {
      const stores = await makeStores()
      const { curseur } = await lire(stores, null, 0)
      const commande = await commander(stores, 1, 1)
      const { clientId } = await reussir(
        stores.dossiers.modifier(commande.id, apres(2), (dossier) =>
          E.right(changerPriorite(dossier, 'urgente', apres(2))),
        ),
      )
      const message = unMessage({ creeLe: apres(3) })
      await reussir(stores.messagesRecus.enregistrerDeClient({ message, clientId, sujet: unSujet() }))
      const suite = suiteDeLEntreprise(unAjout({ instant: apres(4) }))
      await reussir(stores.messagesRecus.poursuivre(message.id, () => E.right(suite)))
      const autre = suiteDuClient(clientId, unAjout({ instant: apres(5) }, 2))
      await reussir(stores.messagesRecus.poursuivre(message.id, autre))
      await reussir(
        stores.dossiers.modifier(commande.id, apres(6), (dossier) =>
          annulerPrestation(dossier, '', apres(6), 'client'),
        ),
      )
      const lot = await lire(stores, curseur, 7)
      expect(lot.dites).toEqual([
        'commande PREST-000001',
        'changement PREST-000001',
        'message Jeanne Dupont',
        'suite Jeanne Dupont',
        'reponse PREST-000001',
      ])
      expect(lot.nouvelles.map(({ id }) => id)).toEqual([commande.id, commande.id, message.id, message.id, commande.id])
    })

    it('are told again while something before them may come to light, then not any more', async () => {
      const stores = await makeStores()
      const debut = await lire(stores, null, 0)
      await commander(stores, 1, 1)
      const premier = await lire(stores, debut.curseur, 2)
      expect((await lire(stores, premier.curseur, 1 + RECOUVREMENT_S - 0.001)).dites).toHaveLength(1)
      const dernier = await lire(stores, premier.curseur, 1 + RECOUVREMENT_S)
      expect((await lire(stores, dernier.curseur, PLUS_TARD)).dites).toEqual([])
      await commander(stores, 2, PLUS_TARD)
      expect((await lire(stores, dernier.curseur, PLUS_TARD)).dites).toEqual(['commande PREST-000002'])
    })

    it('are told in the order of writing, and none is passed over, when the clock was set back', async () => {
      const stores = await makeStores()
      const debut = await lire(stores, null, 0)
      await commander(stores, 1, 600)
      const avant = unMessage({ creeLe: apres(601) }, 9)
      await reussir(stores.messagesRecus.enregistrer(avant))
      const lu = await lire(stores, debut.curseur, 600 + PLUS_TARD)
      expect(lu.dites).toEqual(['commande PREST-000001', 'message Jeanne Dupont'])
      expect((await lire(stores, lu.curseur, 700 + PLUS_TARD)).dites).toEqual([])
      await reussir(stores.messagesRecus.enregistrer(unMessage({ creeLe: apres(10) }, 1)))
      await commander(stores, 2, 11)
      expect((await lire(stores, lu.curseur, 12)).dites.toSorted()).toEqual([
        'commande PREST-000002',
        'message Jeanne Dupont',
      ])
    })

    it('go on after any cursor that was given, however old', async () => {
      const stores = await makeStores()
      const { curseur } = await lire(stores, null, 0)
      for (const graine of [1, 2, 3]) await commander(stores, graine, graine * RECOUVREMENT_S * 2)
      expect((await lire(stores, curseur, 100_000)).dites).toHaveLength(3)
    })

    it.each(['', 'n’importe quoi', '1.2.3.4', '99999999999999999999999.0.0', '-1', "0.'.x"])(
      'begin anew with %j, which is no cursor',
      async (curseur) => {
        const stores = await makeStores()
        await commander(stores, 1, 0)
        expect((await lire(stores, curseur, PLUS_TARD)).dites).toEqual([])
        expect((await lire(stores, curseur, 1)).dites).toEqual(['commande PREST-000001'])
      },
    )
  })
}
