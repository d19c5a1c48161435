import type { Knex } from 'knex'

/** When the rows of a table were made. */
const CREATIONS = {
  prestations: 'cree_le',
  clients: 'cree_le',
  messages: 'cree_le',
  estimations: 'cree_le',
  factures_suivies: 'emise_le',
}

/** Three old years have a word of their own; here and there stand an address that begins like a quote number, and a letter. */
const ajouter = (table: string, creation: string): string => `
  update ${table} set recherche = recherche
    || case when ${creation} >= '2020-01-01' and ${creation} < '2023-01-01' then '''ancien''' else '' end :: tsvector
    || case when mod(extract(day from ${creation}), 7) = 0 then '''dev.jura@courriel.example'' ''jura'' ''d''' else '' end :: tsvector`

/** Makes words rarer, older and shorter than those of the seed; some names have one letter, or none that they are sorted by. */
export const addWords = async (knex: Knex): Promise<void> => {
  for (const [table, creation] of Object.entries(CREATIONS)) await knex.raw(ajouter(table, creation))
  await knex.raw(`
    update clients set nom_de_tri = left(nom_de_tri, cast(extract(day from cree_le) as integer) - 13)
    where extract(day from cree_le) in (13, 14)`)
}
