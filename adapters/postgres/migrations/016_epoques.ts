import type { Knex } from 'knex'

// Besides the slice of some fifty days, an epoch of eight of them stands before each word: what few rows have is found in some
// ten looks. Mail addresses begin like names: they stand behind a sign of their own, met by who looks for an address and by
// nobody else. Their pieces are words already, but for those that every reference has.

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The beginning of an id, whose fourth letter is the first of four. */
const TRANCHE_D_IDENTIFIANT = `'i' || left(id, 3) || translate(substr(id, 4, 1), '${ALPHABET}', '000044448888CCCCGGGGMMMMRRRRWWWW')`

const EPOQUE_D_IDENTIFIANT = `'e' || left(id, 3)`

const numero = (marque: string, instant: string, secondes: number): string =>
  `'${marque}' || floor(extract(epoch from ${instant} - timestamptz 'epoch') / ${secondes})`

const trancheDe = (instant: string): string => numero('c', instant, 4_320_000)
const epoqueDe = (instant: string): string => numero('e', instant, 34_560_000)

const ADRESSES_A_PART = `
    mots := regexp_replace(
      regexp_replace(mots, ' ''([^ ]*@)', ' ''@\\1', 'g'),
      ' ''@(dev|prest)([^[:alnum:]])', ' ''\\1'' ''@\\1\\2', 'g'
    );`

type Mots = {
  readonly table: string
  readonly fonction: string
  readonly entrees: string
  readonly mots: string
  readonly tranches: readonly string[]
  readonly epoque: string
}

const MOTS: readonly Mots[] = [
  {
    table: 'prestations',
    fonction: 'mots_de_prestation',
    entrees: 'id text, recherche tsvector, statut text, priorite text, total_net integer, visite_le text',
    mots: `' ' || cast(recherche as text) || ' ''=' || statut || ''' ''=' || priorite || ''''`,
    tranches: [TRANCHE_D_IDENTIFIANT, `'m' || total_net / 100`, `'v' || left(visite_le, 7)`],
    epoque: EPOQUE_D_IDENTIFIANT,
  },
  {
    table: 'clients',
    fonction: 'mots_de_client',
    entrees: 'recherche tsvector, actif boolean, cree_le timestamptz, nom_de_tri text',
    mots: `' ' || cast(recherche as text) || ' ''=' || actif || ''''`,
    tranches: [trancheDe('cree_le'), `'n' || ascii(nom_de_tri)`],
    epoque: epoqueDe('cree_le'),
  },
  {
    table: 'messages',
    fonction: 'mots_de_message',
    entrees: 'id text, recherche tsvector, statut text',
    mots: `' ' || cast(recherche as text) || ' ''=' || statut || ''''`,
    tranches: [TRANCHE_D_IDENTIFIANT],
    epoque: EPOQUE_D_IDENTIFIANT,
  },
  {
    table: 'factures_suivies',
    fonction: 'mots_de_facture',
    entrees: 'recherche tsvector, etat text, emise_le timestamptz',
    mots: `' ' || cast(recherche as text) || ' ''=' || etat || ''''`,
    tranches: [trancheDe('emise_le')],
    epoque: epoqueDe('emise_le'),
  },
  {
    table: 'estimations',
    fonction: 'mots_d_estimation',
    entrees: 'id text, recherche tsvector, appelant tsvector, sorte text, prestation_id text',
    mots: `concat(
      ' ' || cast(nullif(recherche, '') as text), ' ' || cast(appelant as text), ' ''=' || sorte || '''',
      ' ''' || lower(right(prestation_id, 6)) || ''''
    )`,
    tranches: [TRANCHE_D_IDENTIFIANT],
    epoque: EPOQUE_D_IDENTIFIANT,
  },
]

/** Without a visit, there is no month of it. */
const derriere = (coupe: string): string => `coalesce(replace(mots, ' ''', ' ''' || ${coupe} || '/'), '')`

// `cout` keeps the planner from comparing row by row, which takes far longer than it thinks.
const recreer = (
  { table, fonction, entrees, mots }: Mots,
  cout: number,
  coupes: readonly string[],
  avant: string,
): string => `
  drop index ${table}_recherche;
  create or replace function ${fonction}(${entrees}) returns tsvector language plpgsql immutable parallel safe cost ${cout} as $$
  declare
    mots text := ${mots};
  begin${avant}
    return cast(${coupes.map(derriere).join(' || ')} as tsvector);
  end $$;
  create index ${table}_recherche on ${table}
    using gin ((${fonction}(${entrees.replaceAll(/ [a-z]+(?=,|$)/g, '')}))) with (gin_pending_list_limit = 64);
  alter index ${table}_recherche alter column 1 set statistics 0`

// An index of words is built several times faster where its words fit.
const MEMOIRE = `set local maintenance_work_mem = '256MB'`

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(MEMOIRE)
  for (const une of MOTS) await knex.raw(recreer(une, 400, [...une.tranches, une.epoque], ADRESSES_A_PART))
}

export const down = async (knex: Knex): Promise<void> => {
  for (const une of MOTS) await knex.raw(recreer(une, 100, une.tranches, ''))
}
