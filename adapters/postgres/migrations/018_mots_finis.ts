import type { Knex } from 'knex'

// A sign stands before the last letter of each word of the indexes: `dupon:t`. Whoever looks for the beginning of a word asks for
// the word itself and, apart from it, for longer ones: along one word PostgreSQL leaps over what another condition leaves out,
// while of all that begins alike it first makes a list.

const TABLES: Readonly<Record<string, string>> = {
  mots_de_prestation: 'prestations',
  mots_de_client: 'clients',
  mots_de_message: 'messages',
  mots_de_facture: 'factures_suivies',
  mots_d_estimation: 'estimations',
}

const SANS_SIGNE = '    return cast('

// A quote or a backslash, which a `tsvector` writes twice, is one letter.
const AVEC_SIGNE = String.raw`    mots := regexp_replace(mots, '(?:''''|\\\\|.)''(?: |$)', ':\&', 'g');
${SANS_SIGNE}`

const recreer = async (knex: Knex, avant: string, apres: string): Promise<void> => {
  await knex.raw(`set local maintenance_work_mem = '256MB'`)
  for (const [fonction, table] of Object.entries(TABLES)) {
    const { rows } = await knex.raw<{ rows: readonly { readonly ecrite: string }[] }>(
      'select pg_get_functiondef(cast(? as regproc)) as ecrite',
      [fonction],
    )
    const ecrite = rows[0]?.ecrite ?? ''
    if (!ecrite.includes(avant)) throw new Error(`${fonction} is not what the versions before have made`)
    // A question mark would be a value.
    await knex.raw(ecrite.replace(avant, () => apres).replaceAll('?', String.raw`\?`))
    await knex.raw(`reindex index ${table}_recherche`)
  }
}

export const up = (knex: Knex): Promise<void> => recreer(knex, SANS_SIGNE, AVEC_SIGNE)

export const down = (knex: Knex): Promise<void> => recreer(knex, AVEC_SIGNE, SANS_SIGNE)
