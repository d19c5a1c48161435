import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { clefDeRecherche, correspond, motsCherches } from '#domain/recherche/clef-de-recherche'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { MARQUE } from './tranches-sql.ts'
import { toRequete } from './to-tsquery.ts'

/** Whatever people write, with the signs that mean something to PostgreSQL or to the index of words. */
const terme = fc.string({
  unit: fc.constantFrom('a', 'é', '7', 'œ', '😀', '@', "'", '’', '\\', '=', '/', '|', '&', '-'),
})

const TEXTES = fc.array(fc.oneof(terme, fc.constantFrom('dev.jura@', 'prest-1@x', 'fac-2026-0001')), { maxLength: 4 })

const TROUVE = `
  select mots_de_message('01CW', array_to_tsvector(cast(:clef as text[])), 'lu')
    @@ cast(replace(:requete, '${MARQUE}', 'i01CW/') as tsquery) as trouve`

describeOnDatabases('the index of words', (knex) => {
  it('takes every text, and finds by the beginnings of its terms what the domain finds', async () => {
    await fc.assert(
      fc.asyncProperty(TEXTES, fc.nat(3), fc.integer({ min: 1, max: 8 }), async (textes, rang, longueur) => {
        const clef = clefDeRecherche(textes)
        const mots = motsCherches(
          Array.from(textes[rang] ?? '')
            .slice(0, longueur)
            .join(''),
        )
        const bindings = { clef: [...clef], requete: toRequete(mots, [['lu']], MARQUE) }
        const { rows } = await knex().raw(TROUVE, bindings)
        expect(rows).toEqual([{ trouve: correspond(clef, mots) }])
      }),
      { numRuns: 1_000, seed: 18 },
    )
  })
})
