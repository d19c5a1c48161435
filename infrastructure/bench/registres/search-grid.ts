import { type Call, listeA } from './call.ts'
import type { Ground } from './ground.ts'

/** A list of the panel, what holds its words, and the values of its sorts and filters; nothing is the usual sort or no filter. */
type Register = {
  readonly liste: ReturnType<typeof listeA>
  readonly recherche: string
  readonly choix: Readonly<Record<string, readonly string[]>>
}

const REGISTERS: Readonly<Record<string, Register>> = {
  prestations: {
    liste: listeA('/api/prestations/admin/all'),
    recherche: 'select recherche from prestations',
    choix: {
      tri: ['', 'a_contacter', 'rendez_vous', 'montant'],
      statut: ['', 'en_attente', 'terminé', 'en_cours'],
      priorite: ['', 'urgente'],
    },
  },
  clients: {
    liste: listeA('/api/clients/admin/all'),
    recherche: 'select recherche from clients',
    choix: { tri: ['', 'nom', 'derniere_commande'], activite: ['', 'actifs', 'inactifs'] },
  },
  messages: {
    liste: listeA('/api/contact/admin/all'),
    recherche: 'select recherche from messages',
    choix: { tri: ['', 'anciens'], statut: ['', 'nouveau', 'traité'] },
  },
  factures: {
    liste: listeA('/api/admin/factures'),
    recherche: 'select recherche from factures_suivies',
    choix: { etat: ['', 'payee', 'en_retard', 'a_payer'] },
  },
  estimations: {
    liste: listeA('/api/admin/estimations'),
    recherche: `select recherche || coalesce(appelant, '') from estimations`,
    choix: { suite: ['', 'sans_suite', 'commandees'], source: ['', 'telephone'] },
  },
}

/** How many rows of the small database have the words that are searched for, about. */
const ROWS = [1, 2, 3, 5, 8, 13, 20, 35, 60, 100, 200, 400, 700]

/** The beginnings of words, first names and names of the seed, and two words that few rows have both of. */
const ALWAYS = ['d', 'zo', 'regard', 'denis', 'jeanne dupont']

const wordsOf = async ({ knex }: Ground, recherche: string): Promise<readonly string[]> => {
  const sql = `
    with mots as (select word, ndoc, md5(word) as ordre from ts_stat(?) where length(word) >= 2)
    select (select m.word from mots m order by abs(ln(m.ndoc) - ln(r.lignes)), m.ordre limit 1) as mot
    from unnest(cast(? as integer[])) as r (lignes)`
  const { rows } = await knex.raw<{ rows: readonly { readonly mot: string }[] }>(sql, [recherche, ROWS])
  return [...new Set([...rows.map(({ mot }) => mot), ...ALWAYS])]
}

type Choix = Readonly<Record<string, string>>

/** One of each, in every way. */
const everyWay = (choix: Register['choix']): readonly Choix[] =>
  Object.entries(choix).reduce<readonly Choix[]>(
    (ways, [nom, valeurs]) =>
      ways.flatMap((way) => valeurs.map((valeur) => (valeur === '' ? way : { ...way, [nom]: valeur }))),
    [{}],
  )

const countOf = async (call: Call, ground: Ground): Promise<number> => {
  const { data }: { data: readonly unknown[] } = JSON.parse(await call(ground))
  return data.length
}

/** A search whose two answers are as long as one another; `null` where the small database alone finds nothing. */
const searchOf = async (
  liste: Register['liste'],
  choix: Choix,
  petite: Ground,
  grande: Ground,
): Promise<Call | null> => {
  const found = await countOf(liste(choix), petite)
  const comparable = found > 0 || (await countOf(liste(choix), grande)) === 0
  return comparable ? liste({ ...choix, limite: Math.max(1, found) }) : null
}

/** Every register searched in every sort and filter, for words that many, some and hardly any rows have. */
export const searchGrid = async (petite: Ground, grande: Ground): Promise<ReadonlyMap<string, Call>> => {
  const grid = new Map<string, Call>()
  for (const [name, { liste, recherche, choix }] of Object.entries(REGISTERS)) {
    for (const q of await wordsOf(petite, recherche)) {
      for (const way of everyWay(choix)) {
        const search = await searchOf(liste, { ...way, q }, petite, grande)
        if (search !== null) grid.set([name, ...Object.values(way), `q = ${q}`].join(', '), search)
      }
    }
  }
  return grid
}
