import { describe, expect, it } from 'vitest'
import { unTexte, verifier } from '#domain/shared/proprietes.fixture'
import * as fc from 'fast-check'
import { clefDeRecherche, correspond, MOTS_MAX, motsCherches } from './clef-de-recherche.ts'
import { clefDeMessage, clefDePrestation } from './clefs.ts'
import { plier, plierTexte } from './plier-texte.ts'
import { unMessage } from '#domain/message/message.fixture'
import { unContact, unePrestation } from '#domain/prestation/prestation.fixture'
import type { Reference } from '#domain/prestation/reference'

const UNE_CLEF = clefDePrestation(
  unePrestation({
    reference: 'PREST-7K3QXA' as Reference,
    contact: unContact({ nom: 'Élodie Vuillet-Bœuf', email: 'e.vuillet@courriel.example' }),
  }),
)

describe('the key of a prestation', () => {
  it.each([
    'élodie',
    'ELOD',
    'vuillet elodie',
    'boeuf',
    'vuillet-bœ',
    'PREST-7K3QXA',
    '7k3',
    'prest 7k3qxa',
    'DEV-2026-0001',
    'e.vuillet@courriel.example',
    'e.vuillet@cour',
    'lons',
    'Lons-le-Sau',
    '39000',
    '0612345678',
    '06 12 34',
    '+33 6 12.34',
    '',
    '  ',
    '—',
    'prest',
  ])('is found by %j', (saisie) => {
    expect(correspond(UNE_CLEF, motsCherches(saisie))).toBe(true)
  })

  it.each(['dupont', 'elodie dupont', 'lodie', 'lo-le', 'PREST-7K3QXB', '07', 'autre@courriel.example', '39001'])(
    'is not found by %j',
    (saisie) => {
      expect(correspond(UNE_CLEF, motsCherches(saisie))).toBe(false)
    },
  )

  it('holds each word once', () => {
    expect(clefDeRecherche(['Jeanne Dupont', 'jeanne.dupont@courriel.example'])).toEqual([
      'jeanne',
      'dupont',
      'jeanne.dupont@courriel.example',
    ])
  })
})

describe('the key of a document', () => {
  const clef = clefDeRecherche(['FAC-2026-0012', 'Jeanne Dupont'])

  it.each(['FAC-2026-0012', 'fac-2026-00', 'fac', '2026 0012', 'FAC-2026-0012 jeanne'])('is found by %j', (saisie) => {
    expect(correspond(clef, motsCherches(saisie))).toBe(true)
  })

  it.each(['FAC-2026-0011', 'FAC-2012-0012', 'AVO-2026-0012'])('is not found by %j', (saisie) => {
    expect(correspond(clef, motsCherches(saisie))).toBe(false)
  })

  it('takes the number of another document for one word, not for its pieces', () => {
    expect(correspond([...clef, 'avo-2026-0001'], motsCherches('FAC-2026-0001'))).toBe(false)
  })
})

describe('a search', () => {
  it('reads a bounded number of words', () => {
    expect(motsCherches('a '.repeat(40))).toHaveLength(MOTS_MAX)
  })

  it('finds a message by how it begins', () => {
    const clef = clefDeMessage({ message: unMessage(), sujet: null })
    expect(correspond(clef, motsCherches('imprimante'))).toBe(true)
  })

  it('finds every text by its own words, whatever it holds', () => {
    verifier(
      fc.property(unTexte, (texte) => {
        const clef = clefDeRecherche([texte])
        expect(clef).not.toContain('')
        expect(clef.every((mot) => correspond(clef, [{ mot, entier: true }]))).toBe(true)
      }),
    )
  })
})

it('folds a text as the search of the pages does', () => {
  verifier(
    fc.property(unTexte, (texte) => {
      expect(plier(texte)).toBe(plierTexte(texte).plie)
    }),
  )
})
