import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { beforeEach, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { reussir } from '#application/shared/run.fixture'
import { ECHECS_DE_LECTURE } from '#domain/agenda/calendrier-prive'
import { MODALITES } from '#domain/catalogue/modalite'
import { GENRES_COURRIER, STATUTS_COURRIER } from '#domain/courrier/courrier'
import { STATUTS_MESSAGE } from '#domain/message/statut-message'
import { CRENEAUX } from '#domain/prestation/creneau'
import { Auteur } from '#domain/prestation/evenement'
import { SOURCES } from '#domain/estimation/estimation-faite'
import { PRIORITES, STATUTS } from '#domain/prestation/statut'
import { unMessage } from '#domain/message/message.fixture'
import { uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { STATUTS_DATE, STATUTS_RETENUS } from '#domain/rendez-vous/date-proposee'
import { IssueDeRetractation } from '#domain/retractation/verdict'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { ouvrirFil } from '#domain/message/suite'
import { migrate } from '#infrastructure/database/migrate'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { MIGRATIONS_FOLDER } from './migrations-folder.ts'
import { makePostgresPrestationStore } from './prestation/postgres-prestation-store.ts'
import { postgresStores } from './postgres-stores.fixture.ts'

/** The values in a `check (column in (...))`. */
const wordsOf = async (knex: Knex, constraint: string): Promise<readonly string[]> => {
  const { rows } = await knex.raw('select pg_get_constraintdef(oid) as text from pg_constraint where conname = ?', [
    constraint,
  ])
  return [...String(rows[0].text).matchAll(/'([^']+)'/g)].map(([, word = '']) => word).toSorted()
}

const enregistrer = (knex: Knex, commande = uneNouvellePrestation()) =>
  reussir(makePostgresPrestationStore(knex).enregistrer(commande, O.none))

const publicNames = async (knex: Knex): Promise<readonly string[]> => {
  const { rows } = await knex.raw(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and relname !~ '^knex_'
    union all
    select proname from pg_proc where pronamespace = 'public'::regnamespace and proname like 'numero%'
    order by 1`)
  return rows.map(({ name }: { name: string }) => name)
}

describeOnDatabases('the words that the schema admits', (knex) => {
  it.each([
    ['prestations_statut_check', STATUTS],
    ['prestations_priorite_check', PRIORITES],
    ['calendrier_prive_echec_check', ECHECS_DE_LECTURE],
    ['prestations_creneau_check', CRENEAUX],
    ['prestations_modalite_check', MODALITES],
    ['courriels_genre_check', GENRES_COURRIER],
    ['messages_statut_check', STATUTS_MESSAGE],
    ['estimations_source_check', SOURCES],
    ['clients_role_check', ['client', 'admin']],
    ['courriels_statut_check', STATUTS_COURRIER],
    ['rendez_vous_statut_check', STATUTS_DATE],
    ['retractations_issue_check', IssueDeRetractation.values],
    ['prestation_evenements_auteur_check', Auteur.values],
  ])('by %s are those of the domain', async (constraint, words) => {
    expect(await wordsOf(knex(), constraint)).toEqual([...words].toSorted())
  })
})

describeOnDatabases('an order in the tables', (knex) => {
  beforeEach(() => postgresStores(knex()))

  it('fills the columns of lists from the estimate', async () => {
    const estimation = uneEstimation(unServiceDemande(7), 4, { modalite: 'a_distance' })
    await enregistrer(knex(), uneNouvellePrestation({ estimation }))
    expect(await knex()('prestations').select('modalite', 'total_net')).toEqual([
      { modalite: 'a_distance', total_net: 13_000 },
    ])
  })

  it('begins its history', async () => {
    const { id, creeLe } = uneNouvellePrestation()
    await enregistrer(knex())
    expect(await knex()('prestation_evenements').select('prestation_id', 'le', 'auteur', 'detail')).toEqual([
      { prestation_id: id, le: creeLe, auteur: 'client', detail: { genre: 'commande' } },
    ])
  })

  it('that is unreadable is a failure that names the columns and none of their values', async () => {
    const { prestations } = await postgresStores(knex())
    const { id } = await enregistrer(knex())
    await knex()('prestations').update({ nom: 'Secret', email: 'secret' })
    const result = await prestations.parId(id)()
    expect(result).toMatchObject({ _tag: 'Left', left: { _tag: 'PortFailure', port: 'prestations' } })
    const cause = result._tag === 'Left' ? String(result.left.cause) : ''
    expect(cause).toBe('Error: unreadable row: nom, email')
  })
})

describeOnDatabases('a mail in the tables', (knex) => {
  const ailleurs = new Date('2026-11-20T09:00:00Z')
  const deposer = (courriel: Readonly<Record<string, unknown>>) =>
    knex()('courriels').insert({ a_envoyer_le: ailleurs, cree_le: ailleurs, ...courriel })

  beforeEach(() => postgresStores(knex()))

  it('is about an order or about a message: one of them, and its own', async () => {
    const { messages } = await postgresStores(knex())
    const { id } = await enregistrer(knex())
    await reussir(messages.enregistrer(ouvrirFil(unMessage())))
    const [client] = await knex()('clients').select('id')
    const commande = { prestation_id: id, client_id: client.id }
    const message = { message_id: unMessage().id }
    for (const courriel of [
      { genre: 'commande_entreprise' },
      { genre: 'commande_entreprise', ...message },
      { genre: 'commande_entreprise', prestation_id: id },
      { genre: 'commande_entreprise', ...commande, ...message },
      { genre: 'message_entreprise' },
      { genre: 'message_entreprise', ...commande },
      { genre: 'message_entreprise', ...commande, ...message },
      { genre: 'message_entreprise', ...message, ouvre_compte: true },
    ]) {
      await expect(deposer(courriel)).rejects.toMatchObject({ code: '23514', constraint: 'courriels_sujet_check' })
    }
  })

  it('goes away with its message', async () => {
    const { messages } = await postgresStores(knex())
    await reussir(messages.enregistrer(ouvrirFil(unMessage())))
    await knex()('messages').delete()
    expect(await knex()('courriels').select('id')).toEqual([])
  })
})

describeOnDatabases('the quote numbers of a year', (knex) => {
  const numeros = async (annee: number, nombre: number): Promise<readonly string[]> => {
    const ask = async (): Promise<string> =>
      (await knex().raw('select numero_devis_suivant(?) as numero', [annee])).rows[0].numero
    return (await Promise.all(Array.from({ length: nombre }, ask))).toSorted()
  }

  it.each([2101, 2102, 2103, 2104, 2105])('begin at 1 when several sessions are its first (%i)', async (annee) => {
    const attendus = Array.from({ length: 8 }, (_, rang) => `DEV-${annee}-000${rang + 1}`)
    expect(await numeros(annee, 8)).toEqual(attendus)
  })

  it('grow beyond four digits', async () => {
    await numeros(2106, 1)
    await knex().raw("select setval('devis_2106', 9998)")
    expect(await numeros(2106, 2)).toEqual(['DEV-2106-10000', 'DEV-2106-9999'])
  })

  it('skip the number of an order that was undone, and never give it twice', async () => {
    await numeros(2107, 1)
    await knex()
      .transaction(async (trx) => {
        await trx.raw('select numero_devis_suivant(2107)')
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await numeros(2107, 1)).toEqual(['DEV-2107-0003'])
  })
})

describeOnDatabases('the agenda of a technician', (knex) => {
  const convenir = async (occupe: string, statut = 'propose', technicien = 1): Promise<void> => {
    const instant = new Date('2026-12-01T08:00:00Z')
    await knex()('rendez_vous').insert({
      id: randomUUID(),
      prestation_id: uneNouvellePrestation().id,
      technicien,
      proposition: 1,
      rang: 0,
      debut: instant,
      fin: new Date(instant.getTime() + 1),
      trajet_minutes: 0,
      occupe,
      total_net: 0,
      majore: false,
      statut,
      proposee_le: instant,
      expire_le: instant,
    })
  }

  const MATIN = '[2026-12-01T08:00Z,2026-12-01T10:00Z)'

  beforeEach(async () => {
    await postgresStores(knex())
    await enregistrer(knex())
    await convenir(MATIN)
  })

  it('refuses two appointments at once', async () => {
    await expect(convenir('[2026-12-01T09:59Z,2026-12-01T11:00Z)', 'accepte')).rejects.toMatchObject({
      code: '23P01',
      constraint: 'rendez_vous_technicien_libre',
    })
  })

  it('refuses an empty appointment', async () => {
    await expect(convenir('empty')).rejects.toMatchObject({ code: '23514', constraint: 'rendez_vous_occupe_check' })
  })

  it.each([
    { quoi: 'the hour after', creneau: '[2026-12-01T10:00Z,2026-12-01T11:00Z)', statut: 'accepte', technicien: 1 },
    { quoi: 'another technician', creneau: MATIN, statut: 'accepte', technicien: 2 },
    ...STATUTS_DATE.filter((statut) => !STATUTS_RETENUS.includes(statut)).map((statut) => ({
      quoi: `a date whose statut is ${statut}`,
      creneau: MATIN,
      statut,
      technicien: 1,
    })),
  ])('has room for $quoi', async ({ creneau, statut, technicien }) => {
    await convenir(creneau, statut, technicien)
    expect(await knex()('rendez_vous').select('statut')).toHaveLength(2)
  })

  it('lets one of two simultaneous proposals through', async () => {
    const creneau = '[2026-12-02T08:00Z,2026-12-02T10:00Z)'
    const results = await Promise.allSettled([convenir(creneau), convenir(creneau, 'accepte')])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describeOnDatabases('the schema', (knex) => {
  const FOLDER = { directory: MIGRATIONS_FOLDER, extension: 'ts', loadExtensions: ['.ts'] }

  it('says that there is no way back, and stays as it is', async () => {
    await postgresStores(knex())
    await enregistrer(knex())
    const names = await publicNames(knex())
    await expect(knex().migrate.rollback(FOLDER, true)).rejects.toThrow('restore a backup')
    await migrate(knex())
    expect(await publicNames(knex())).toEqual(names)
  })
})
