import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { type DateCivile, dateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type GenreConserve, limiteDeConservation } from '#domain/conservation/calendrier'
import { uneEstimationFaite } from '#domain/estimation/estimation-faite.fixture'
import { uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { reussir } from '#application/shared/run.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import type { DatabaseStores } from '#application/ports/stores.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const JOUR = dateParis(UN_INSTANT)

const terme = (genre: GenreConserve, jour: DateCivile) => ({ jour, limite: limiteDeConservation(genre, jour) })

const etat = ({ conservation }: DatabaseStores, genre: GenreConserve, jour: DateCivile) =>
  reussir(conservation.etat(genre, terme(genre, jour), []))

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const makeStores = () => postgresStores(knex())
  describe(`${kind}: what nothing else would take away`, () => {
    it('is an estimate whose order was erased: it goes thirteen months after it was made', async () => {
      const stores = await makeStores()
      const estimation = uneEstimationFaite()
      const commande = uneNouvellePrestation()
      await reussir(stores.estimations.noter([estimation], new Date(0)))
      await reussir(stores.prestations.enregistrer(commande, O.none, { estimationId: estimation.id, exclusive: false }))
      const apres = dateCivile(2027, 12, 21)
      expect(await etat(stores, 'estimations', apres)).toMatchObject({ total: 0 })
      const compte = O.toNullable(await reussir(stores.comptes.parEmail(commande.contact.email)))
      const rien = { supprimees: [], conservees: [], messages: 0 }
      await reussir(stores.comptes.effacer(compte?.id ?? '', UN_INSTANT, () => E.right(rien)))
      expect(await etat(stores, 'estimations', dateCivile(2027, 12, 20))).toMatchObject({ total: 1, aTerme: 0 })
      expect(await reussir(stores.conservation.retirer('estimations', terme('estimations', apres), 10))).toBe(1)
      expect(O.isNone(await reussir(stores.estimations.parId(estimation.id)))).toBe(true)
    })

    it('is a mail that was given up or had nothing left to tell, never one that is still to be sent', async () => {
      const stores = await makeStores()
      await enregistrerCommande(stores, 1)
      await reussir(stores.outbox.demanderReinitialisation(uneNouvellePrestation().contact.email, UN_INSTANT))
      const bail = new Date(UN_INSTANT.getTime() + 60_000)
      const [un, deux, ...autres] = await reussir(stores.outbox.reserver(UN_INSTANT, bail, 10))
      if (un === undefined || deux === undefined) throw new Error('three mails were written')
      await reussir(stores.outbox.marquerEchoue(un, null, 'refused'))
      await reussir(stores.outbox.marquerSansObjet(deux))
      expect(autres).toHaveLength(1)
      expect(await etat(stores, 'courriels', plusJours(JOUR, 365))).toMatchObject({ total: 2, aTerme: 0 })
      const apres = terme('courriels', plusJours(JOUR, 366))
      expect(await reussir(stores.conservation.retirer('courriels', apres, 10))).toBe(2)
      expect((await stores.apercu()).courriers).toBe(1)
    })
  })
})
