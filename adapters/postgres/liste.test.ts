import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { reussir } from '#application/shared/run.fixture'
import { clefDeRecherche, correspond, motsCherches } from '#domain/recherche/clefs'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { lireListe } from './liste.ts'

/** Any text, with the characters that mean something to `like`. */
const TEXTE = fc.string({
  unit: fc.constantFrom('a', 'é', '7', 'œ', '😀', '@', "'", '\\', '%', '_', '-', ' ', '?', ':a'),
})

describeOnDatabases('a search', (knex) => {
  it('finds in a text what the domain finds in it', async () => {
    await fc.assert(
      fc.asyncProperty(TEXTE, fc.oneof(TEXTE, fc.constantFrom('%', '_', '\\')), async (texte, saisie) => {
        const clef = clefDeRecherche([texte])
        const mots = motsCherches(saisie)
        const liste = {
          source: '(select 1 as id, cast(:clefs as text) as recherche) as r',
          conditions: [],
          valeurs: { clefs: clef },
          id: 'cast(r.id as text)',
          clef: 'r.id',
          type: 'integer',
          sens: 'asc',
          contient: 'r.recherche like :motif',
          mots,
        } as const
        const { places } = await reussir(lireListe(knex(), 'essai', liste, { limite: 5, curseur: null }))
        expect(places.length === 1).toBe(correspond(clef, mots))
      }),
      { numRuns: 500, seed: 18 },
    )
  })
})
