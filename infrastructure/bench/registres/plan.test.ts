import { beforeAll, describe, expect, it } from 'vitest'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import type { PageServie } from '#application/registre/curseur'
import { listerPrestations } from '#application/registre/lister-prestations'
import { fillDatabase } from '../seed/fill-database.ts'
import { reussir } from '../site/run-task.ts'
import { CALLS } from './calls.ts'
import { type Ground, portsOver } from './ground.ts'
import { plansOf } from './plan.ts'

/** Enough for the planner to prefer an index, and few enough for every run of the tests. */
const VOLUMES = { prestations: 8_000, clients: 16_000, messages: 8_000 }

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
  ['prestations, q = jeanne dupont', 'prestations_recherche'],
  ['prestations, q = une référence', 'prestations_recherche'],
  ['prestations, q = un mail', 'prestations_recherche'],
  ['prestations, q sans réponse', 'prestations_recherche'],
  ['prestation', 'prestations_pkey'],
  ['clients', 'clients_recents'],
  ['clients actifs', 'clients_recents'],
  ['clients inactifs', 'clients_recents'],
  ['clients par nom', 'clients_par_nom'],
  ['clients par dernière commande', 'prestations_du_client'],
  ['clients, q = dupont, par nom', 'clients_recherche'],
  ['client', 'clients_pkey'],
  ['messages', 'messages_pkey'],
  ['messages, anciens', 'messages_pkey'],
  ['messages, statut nouveau', 'messages_par_statut'],
  ['messages, statut traité', 'messages_par_statut'],
  ['messages, q = dupont', 'messages_recherche'],
]

/** What a word that many have finds, from its start, page after page. */
const pagesDe = async ({ ports }: Ground, tri: 'recentes' | 'montant', pages: number): Promise<readonly string[]> => {
  const ids: string[] = []
  let curseur: string | null = null
  for (let page = 0; page < pages; page += 1) {
    const lue: PageServie<Dossier> = await reussir(
      listerPrestations(ports)({
        session: { _tag: 'Admin', clientId: 'admin' },
        limite: 25,
        curseur,
        q: 'lons',
        statut: null,
        priorite: null,
        tri,
      }),
    )
    expect(lue.total).toEqual({ total: 100, plafonne: true })
    ids.push(...lue.elements.map(({ prestation }) => prestation.id))
    curseur = lue.curseurSuivant
  }
  return ids
}

describe('on some thousands of rows', () => {
  const knex = useDatabase('embedded')
  let ground: Ground | undefined

  beforeAll(async () => {
    await fillDatabase(knex(), VOLUMES)
    ground = { knex: knex(), ports: portsOver(knex()) }
  })

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

  it.each([
    ['recentes', 'id desc'],
    ['montant', 'total_net desc, id desc'],
  ] as const)('the pages of a frequent word are those of the whole search, by %s', async (tri, ordre) => {
    if (ground === undefined) throw new Error('nothing filled')
    const { rows } = await ground.knex.raw<{ rows: readonly { readonly id: string }[] }>(
      `select id from prestations where recherche @@ $$'lons'$$ order by ${ordre} limit 150`,
    )
    expect(await pagesDe(ground, tri, 6)).toEqual(rows.map(({ id }) => id))
  })
})
