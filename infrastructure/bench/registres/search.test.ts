import type { Knex } from 'knex'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Curseur, PageDeRegistre } from '#application/shared/page-de-registre'
import { dateCivile } from '#domain/calendrier/date-civile'
import type { EtatDeFacture } from '#domain/facturation/reglement'
import { motsCherches } from '#domain/recherche/clef-de-recherche'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { fillDatabase } from '../seed/fill-database.ts'
import { reussir } from '../site/run-task.ts'
import { registersOver } from './registers.fixture.ts'
import { addWords } from './words.fixture.ts'

type Ground = { readonly knex: Knex; readonly ports: ReturnType<typeof registersOver> }

/** Thousands of rows on a machine that runs other tests. */
const FILLING_MS = 180_000

/** Years of work, in slices of some dozen rows. */
const VOLUMES = { prestations: 6_000, clients: 4_000, messages: 4_000, estimations: 4_000 }

/** Many have some of these words, a few have others, one or none one of them, the old years theirs, and some begin an address. */
const RECHERCHES: readonly (readonly [q: string, tsquery: string])[] = [
  ['d', `'d':*`],
  ['lons', `'lons':*`],
  ['dupont', `'dupont':*`],
  ['lons dupont', `'lons':* & 'dupont':*`],
  ['jeanne dupont', `'jeanne':* & 'dupont':*`],
  ['jeann dupon', `'jeann':* & 'dupon':*`],
  ['lons-le-sau', `'lons' & 'le' & 'sau':*`],
  ['zoé zé', `'zoe':* & 'ze':*`],
  ['introuvable', `'introuvable':*`],
  ['ancien', `'ancien':*`],
  ['de', `'de':*`],
  ['dev.jura@cour', `'dev.jura@cour':*`],
  ['emile.girardot.0@courriel.example', `'emile.girardot.0@courriel.example':*`],
]

/** Three pages are read, and what comes after a hundred is counted no more. */
const LUS = 90
const LIMITE = 30

const DERNIERE = '(select max(p.id) from prestations p where p.client_id = r.id)'

type Lire = (
  ground: Ground,
  q: string,
  page: { readonly limite: number; readonly curseur: Curseur | null },
) => Promise<PageDeRegistre<string>>

const idsOf = <A>(page: PageDeRegistre<A>, idOf: (element: A) => string): PageDeRegistre<string> => ({
  ...page,
  elements: page.elements.map(idOf),
})

const prestations =
  (choix: object): Lire =>
  async ({ ports }, q, page) => {
    const tout = { statut: null, priorite: null, tri: 'recentes', ...choix } as const
    const lue = await reussir(
      ports.registrePrestations.lister({ ...tout, mots: motsCherches(q), page }, ports.clock.maintenant()),
    )
    return idsOf(lue, ({ prestation }) => prestation.id)
  }

const clients =
  (choix: object): Lire =>
  async ({ ports }, q, page) => {
    const tout = { activite: null, tri: 'recents', ...choix } as const
    return idsOf(await reussir(ports.registreClients.lister({ ...tout, mots: motsCherches(q), page })), ({ id }) => id)
  }

const messages =
  (choix: object): Lire =>
  async ({ ports }, q, page) => {
    const tout = { statut: null, tri: 'recents', ...choix } as const
    return idsOf(
      await reussir(ports.registreMessages.lister({ ...tout, mots: motsCherches(q), page })),
      ({ fil }) => fil.message.id,
    )
  }

const estimations =
  (choix: object): Lire =>
  async ({ ports }, q, { limite, curseur }) => {
    const tout = { suite: null, source: null, ...choix } as const
    const page = { limite, curseur: curseur?.id ?? null }
    const lue = await reussir(ports.estimations.lister({ ...tout, mots: motsCherches(q) }, page))
    const { curseurSuivant: suite } = lue
    return idsOf({ ...lue, curseurSuivant: suite === null ? null : { clef: suite, id: suite } }, ({ id }) => id)
  }

/** With who called and the order beside the place. */
const ESTIMATIONS = `(
  select e.id, e.source, e.commandee_le,
    e.recherche || coalesce(e.appelant, '') || array_to_tsvector(array_remove(array[lower(substr(p.reference, 7))], null)) as recherche
  from estimations e left join prestations p on p.id = e.prestation_id
)`

/** After the last payment is due. */
const LE_JOUR = dateCivile(2027, 1, 1)

const factures =
  (etat: EtatDeFacture | null): Lire =>
  async ({ ports }, q, page) =>
    idsOf(
      await reussir(ports.registreFactures.lister({ etat, mots: motsCherches(q), page }, LE_JOUR)),
      ({ facture }) => facture.numero,
    )

/** A list, and the same as PostgreSQL answers it row by row. */
const LISTES: Readonly<Record<string, readonly [lire: Lire, table: string, condition: string, ordre: string]>> = {
  prestations: [prestations({}), 'prestations', 'true', 'id desc'],
  'prestations that are ended': [prestations({ statut: 'terminé' }), 'prestations', `statut = 'terminé'`, 'id desc'],
  'prestations that wait': [prestations({ statut: 'en_attente' }), 'prestations', `statut = 'en_attente'`, 'id desc'],
  'urgent prestations': [prestations({ priorite: 'urgente' }), 'prestations', `priorite = 'urgente'`, 'id desc'],
  'prestations by amount': [prestations({ tri: 'montant' }), 'prestations', 'true', 'total_net desc, id desc'],
  'cancelled prestations by amount': [
    prestations({ tri: 'montant', statut: 'annulé' }),
    'prestations',
    `statut = 'annulé'`,
    'total_net desc, id desc',
  ],
  'prestations by visit': [
    prestations({ tri: 'rendez_vous' }),
    'prestations',
    'visite_le is not null',
    'visite_le collate "C" desc, id desc',
  ],
  'prestations to call': [
    prestations({ tri: 'a_contacter' }),
    'prestations',
    `statut = 'en_attente' and visite_le is null`,
    'contact_avant, id',
  ],
  clients: [clients({}), 'clients', 'true', 'cree_le desc, id desc'],
  'inactive clients by name': [
    clients({ tri: 'nom', activite: 'inactifs' }),
    'clients',
    'not actif',
    'nom_de_tri collate "C", id',
  ],
  'clients by name': [clients({ tri: 'nom' }), 'clients', 'true', 'nom_de_tri collate "C", id'],
  'clients by last order': [clients({ tri: 'derniere_commande' }), 'clients', 'actif', `${DERNIERE} desc`],
  invoices: [factures(null), 'factures_suivies', 'true', 'emise_le desc, id desc'],
  'paid invoices': [factures('payee'), 'factures_suivies', `etat = 'payee'`, 'emise_le desc, id desc'],
  'late invoices': [factures('en_retard'), 'factures_suivies', `etat = 'ouverte'`, 'emise_le desc, id desc'],
  messages: [messages({}), 'messages', 'true', 'id desc'],
  'messages, oldest first': [messages({ tri: 'anciens' }), 'messages', 'true', 'id'],
  estimates: [estimations({}), ESTIMATIONS, 'true', 'id desc'],
  'estimates of the telephone': [estimations({ source: 'telephone' }), ESTIMATIONS, `source = 'telephone'`, 'id desc'],
  'estimates without order': [estimations({ suite: 'sans_suite' }), ESTIMATIONS, 'commandee_le is null', 'id desc'],
  'new messages': [messages({ statut: 'nouveau' }), 'messages', `statut = 'nouveau'`, 'id desc'],
}

const CAS = Object.entries(LISTES).flatMap(([name, liste]) =>
  RECHERCHES.map(([q, tsquery]) => ({ name, q, tsquery, liste })),
)

/** The first `LUS` of a list, page after page, and what each page says of the whole. */
const lireTout = async (ground: Ground, lire: Lire, q: string) => {
  const ids: string[] = []
  const totaux = new Set<string>()
  let curseur: Curseur | null = null
  do {
    const page: PageDeRegistre<string> = await lire(ground, q, { limite: LIMITE, curseur })
    ids.push(...page.elements)
    totaux.add(`${page.total.total}${page.total.plafonne ? '+' : ''}`)
    curseur = page.curseurSuivant
  } while (curseur !== null && ids.length < LUS)
  return { ids, totaux: [...totaux] }
}

describe('among years of work', () => {
  const knex = useDatabase('embedded')
  let ground: Ground | undefined

  beforeAll(async () => {
    await fillDatabase(knex(), VOLUMES)
    await addWords(knex())
    ground = { knex: knex(), ports: registersOver(knex()) }
  }, FILLING_MS)

  it.each(CAS)('$name with « $q » are found, sorted and counted as row by row', async ({ q, tsquery, liste }) => {
    if (ground === undefined) throw new Error('nothing filled')
    const [lire, table, condition, ordre] = liste
    const { rows } = await ground.knex.raw<{ rows: readonly { readonly id: string }[] }>(
      `select r.id from ${table} r where (${condition}) and r.recherche @@ cast(? as tsquery) order by ${ordre}`,
      [tsquery],
    )
    const { ids, totaux } = await lireTout(ground, lire, q)
    expect(ids).toEqual(rows.slice(0, LUS).map(({ id }) => id))
    expect(totaux).toEqual([rows.length > 100 ? '100+' : String(rows.length)])
  })

  it('a page may be longer than what is counted', async () => {
    if (ground === undefined) throw new Error('nothing filled')
    const { elements, curseurSuivant } = await prestations({})(ground, 'lons', { limite: 150, curseur: null })
    expect(elements).toHaveLength(150)
    expect(curseurSuivant).not.toBeNull()
  })
})
