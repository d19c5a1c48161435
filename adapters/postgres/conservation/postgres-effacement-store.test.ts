import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describeEffacementStore } from '#application/ports/effacement-store.contract'
import { reussir } from '#application/shared/run.fixture'
import { effacerCompte } from '#domain/compte/effacement'
import { unFilDeClient, unAjout, unSujet } from '#domain/message/fil.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { suiteDeLEntreprise } from '#domain/message/suite'
import { uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { proposerDates } from '#domain/rendez-vous/proposer'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import type { Stores } from '#application/ports/stores.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const commander = ({ commandes }: Stores, graine: number) =>
  reussir(commandes.enregistrer(uneNouvellePrestation({}, graine), O.some({ cle: `cle-${graine}`, empreinte: 'x' })))

const clientDe = async ({ comptes }: Stores): Promise<string> => {
  const { contact } = uneNouvellePrestation()
  return O.toNullable(await reussir(comptes.parEmail(contact.email)))?.id ?? ''
}

const effacer = ({ effacements }: Stores, id: string) =>
  effacements.effacer(id, UN_INSTANT, (avoirs) => effacerCompte(avoirs, UN_INSTANT))()

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeEffacementStore(kind, () => postgresStores(knex()))

  const rangees = async (): Promise<Readonly<Record<string, number>>> => {
    const tables = ['clients', 'prestations', 'prestation_evenements', 'rendez_vous', 'cles_idempotence', 'messages']
    const comptes = [...tables, 'message_reponses', 'courriels'].map(
      async (table) => [table, Number((await knex()(table).count())[0]?.['count'])] as const,
    )
    return Object.fromEntries(await Promise.all(comptes))
  }

  describe(`${kind}: an erasure`, () => {
    it('leaves no row behind but the mail to the business', async () => {
      const stores = await postgresStores(knex())
      const { id } = await commander(stores, 1)
      const offre = { id: 'date', debut: new Date('2026-12-01T09:00:00Z') }
      await reussir(stores.dossiers.modifier(id, UN_INSTANT, (dossier) => proposerDates(dossier, [offre], UN_INSTANT)))
      const clientId = await clientDe(stores)
      const { message } = unFilDeClient()
      await reussir(stores.messagesRecus.enregistrerDeClient({ message, clientId, sujet: unSujet() }))
      await reussir(stores.messagesRecus.poursuivre(message.id, () => E.right(suiteDeLEntreprise(unAjout()))))
      await effacer(stores, clientId)
      expect(await rangees()).toEqual({
        clients: 0,
        prestations: 0,
        prestation_evenements: 0,
        rendez_vous: 0,
        cles_idempotence: 0,
        messages: 0,
        message_reponses: 0,
        courriels: 1,
      })
    })

    it('and orders that come at the same moment leave every order with its account', async () => {
      const stores = await postgresStores(knex())
      await commander(stores, 1)
      const clientId = await clientDe(stores)
      const ensemble = [effacer(stores, clientId), ...[2, 3, 4].map((graine) => commander(stores, graine))] as const
      const [effacement] = await Promise.all(ensemble)
      const supprimees = E.isRight(effacement) ? effacement.right.supprimees.length : 0
      expect(supprimees).toBeGreaterThanOrEqual(1)
      expect(await rangees()).toMatchObject({
        clients: supprimees === 4 ? 0 : 1,
        prestations: 4 - supprimees,
        courriels: 2 * (4 - supprimees) + 1,
      })
    })

    it('and messages that come at the same moment leave no message without its account', async () => {
      const stores = await postgresStores(knex())
      await commander(stores, 1)
      const clientId = await clientDe(stores)
      const ecrire = (graine: number) =>
        stores.messagesRecus.enregistrerDeClient({ message: unMessage({}, graine), clientId, sujet: unSujet() })()
      await Promise.all([effacer(stores, clientId), ecrire(1), ecrire(2), ecrire(3)])
      expect(await rangees()).toMatchObject({ clients: 0, messages: 0, courriels: 1 })
    })
  })
})
