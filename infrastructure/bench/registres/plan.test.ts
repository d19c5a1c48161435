import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { fillDatabase } from '../seed/fill-database.ts'
import { CALLS } from './calls.ts'
import type { Ground } from './ground.ts'
import { openPanel } from './open-panel.ts'
import { plansOf } from './plan.ts'

/** Thousands of rows on a machine that runs other tests. */
const FILLING_MS = 180_000

/** Enough for the planner to prefer an index, and few enough for every run of the tests. */
const VOLUMES = { prestations: 8_000, clients: 16_000, messages: 8_000, estimations: 8_000 }

/** The index that each list is read along, or found in. */
const INDEXES: readonly (readonly [call: string, index: string])[] = [
  ['bandeau', 'prestations_a_contacter'],
  ['prestations', 'prestations_pkey'],
  ['prestations, suite', 'prestations_pkey'],
  ['prestations, statut terminé', 'prestations_par_statut'],
  ['prestations, statut en_attente', 'prestations_par_statut'],
  ['prestations, priorité urgente', 'prestations_prioritaires'],
  ['prestations par montant', 'prestations_par_montant'],
  ['prestations par montant, annulé', 'prestations_par_montant'],
  ['prestations à contacter', 'prestations_a_contacter'],
  ['prestations par rendez-vous', 'prestations_par_visite'],
  ['prestations, q = dupont', 'prestations_recherche'],
  ['prestations, q = lons', 'prestations_recherche'],
  ['prestations, q = lons, par montant', 'prestations_recherche'],
  ['prestations, q = jeanne dupont', 'prestations_recherche'],
  ['prestations, q = lons dupont', 'prestations_recherche'],
  ['prestations, q = une référence', 'prestations_recherche'],
  ['prestations, q = un mail', 'prestations_recherche'],
  ['prestations, q sans réponse', 'prestations_recherche'],
  ['prestation', 'prestations_pkey'],
  ['clients', 'clients_recents'],
  ['clients actifs', 'clients_recents'],
  ['clients inactifs', 'clients_recents'],
  ['clients par nom', 'clients_par_nom'],
  ['clients par dernière commande', 'prestations_pkey'],
  ['clients, q = dupont, par nom', 'clients_recherche'],
  ['client', 'clients_pkey'],
  ['messages', 'messages_pkey'],
  ['messages, anciens', 'messages_pkey'],
  ['messages, statut nouveau', 'messages_par_statut'],
  ['messages, statut traité', 'messages_par_statut'],
  ['messages, q = dupont', 'messages_recherche'],
  ['factures', 'factures_par_etat'],
  ['factures en retard', 'factures_par_etat'],
  ['factures payées', 'factures_par_etat'],
  ['factures, q = dupont', 'factures_suivies_recherche'],
  ['factures, q = un numéro', 'factures_suivies_recherche'],
  ['estimations', 'estimations_pkey'],
  ['estimations, suite', 'estimations_pkey'],
  ['estimations sans suite', 'estimations_par_sorte'],
  ['estimations commandées', 'estimations_par_sorte'],
  ['estimations par téléphone', 'estimations_par_sorte'],
  ['estimations, q = lons', 'estimations_recherche'],
  ['estimations, q = lons, suite', 'estimations_recherche'],
  ['estimations, q = dupont', 'estimations_recherche'],
  ['estimations, q = lons, commandées', 'estimations_recherche'],
  ['estimations, q = une référence', 'estimations_recherche'],
  ['estimations, q sans réponse', 'estimations_recherche'],
]

describe('on some thousands of rows', () => {
  const knex = useDatabase('embedded')
  let ground: Ground | undefined

  beforeAll(async () => {
    await fillDatabase(knex(), VOLUMES)
    ground = { knex: knex(), panel: await openPanel(knex()) }
  }, FILLING_MS)

  it.each(INDEXES)('%s goes through %s, and reads no table whole', async (name, index) => {
    const call = CALLS[name]
    if (ground === undefined || call === undefined) throw new Error(`no such call: ${name}`)
    const here = ground
    // What the call has to know first is asked beforehand.
    await call(here)
    const plans = await plansOf(here.knex, () => call(here))
    expect(plans).toContain(index)
    expect(plans.filter((plan) => plan.startsWith('SEQ SCAN'))).toEqual([])
  })
})
