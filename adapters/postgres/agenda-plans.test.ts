import type { Knex } from 'knex'
import { beforeAll, describe, expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { A_CONTACTER, A_REMBOURSER, A_REPROPOSER, EN_RETARD, SANS_REPONSE, VISITES } from './agenda-sql.ts'
import { postgresStores } from './postgres-stores.fixture.ts'

// Years of work in a few thousand rows: forty orders that are open, half of them with a visit to come; money of orders that are
// gone, and of twenty that are not; invoices, twenty of which hold too much.
const ANNEES = `
  insert into prestations (
    id, reference, numero_devis, client_id, nom, email, telephone, adresse, code_postal, ville, description, notes,
    creneau, service_description, estimation, statut, priorite, validation_date, cree_le, contact_des, contact_avant,
    version, recherche, sequence
  )
  select
    lpad(rang::text, 26, '0'), 'PREST-' || rang, 'DEV-' || rang, p.client_id, p.nom, p.email, p.telephone, p.adresse,
    p.code_postal, p.ville, p.description, p.notes, p.creneau, p.service_description, p.estimation,
    case when rang <= 40 then 'en_attente' else 'terminé' end, p.priorite,
    case when rang > 20 then jsonb_build_object('statut', 'accepte', 'date', '2026-01-01', 'heure', '10:00') end,
    p.cree_le, p.contact_des, p.contact_avant, 1, p.recherche, case when rang > 10 then 1 else 0 end
  from prestations p, generate_series(1, 4000) as rang;
  insert into rendez_vous (
    id, prestation_id, proposition, rang, debut, fin, trajet_minutes, occupe, total_net, majore, statut, proposee_le, expire_le
  )
  select
    'date-' || rang, lpad(rang::text, 26, '0'), 1, 0, debut, debut + interval '1 hour', 0,
    tstzrange(debut, debut + interval '1 hour'), 6400, false, case when rang <= 30 then 'propose' else 'accepte' end,
    debut, debut
  from (
    select rang, timestamptz '2026-12-01' - make_interval(hours => 4 * (rang - 20)) as debut
    from generate_series(21, 4000) as rang
  ) as visites;
  insert into reglements (id, prestation_id, acompte, mode, le, montant, ventes, note, enregistre_le)
  select 'recu-' || rang, case when rang <= 20 then lpad((rang + 40)::text, 26, '0') end, '{}', 'virement',
    date '2026-12-01', 6400, 0, '', now()
  from generate_series(1, 4000) as rang;
  analyze prestations;
  analyze reglements;
  analyze rendez_vous`

const BINDINGS = { instant: UN_INSTANT, limite: 50, validite: 30, de: UN_INSTANT, a: dansHeures(24) }

const planOf = async (knex: Knex, sql: string): Promise<string> => {
  const { rows } = await knex.raw(`explain ${sql}`, BINDINGS)
  return rows.map((row: Readonly<Record<string, string>>) => row['QUERY PLAN']).join('\n')
}

describeOnDatabases('among years of work', (knex) => {
  beforeAll(async () => {
    await enregistrerCommande(await postgresStores(knex()))
    await knex().raw(ANNEES)
  })

  describe('the agenda reads an index of what is open, for', () => {
    it.each([
      ['who is late', EN_RETARD, ['prestations_a_contacter']],
      ['who is to be called', A_CONTACTER, ['prestations_a_contacter']],
      ['who wants another date', A_REPROPOSER, ['prestations_sans_date']],
      ['answers that are due', SANS_REPONSE, ['rendez_vous_perissables', 'devis_versions_une_en_attente']],
      ['money to be given back', A_REMBOURSER, ['reglements_acomptes']],
      ['a day', VISITES, ['rendez_vous_agenda']],
    ])('%s', async (_quoi, sql, indexes) => {
      const plan = await planOf(knex(), sql)
      expect(plan).not.toMatch(/Seq Scan/)
      for (const index of indexes) expect(plan).toContain(index)
    })

    it.each([
      ['late', EN_RETARD],
      ['to be called', A_CONTACTER],
    ])('the count of those %s, without a look at the rows', async (_quoi, sql) => {
      expect(await planOf(knex(), sql)).toContain('Index Only Scan using prestations_a_contacter')
    })
  })
})
