import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Siren } from '../client/acheteur.ts'
import { UN_PROFESSIONNEL, uneFacture, uneFactureDAcompte } from '../facturation/facture.fixture.ts'
import { unMessage } from '../message/message.fixture.ts'
import { unContact, unePrestation } from '../prestation/prestation.fixture.ts'
import type { Reference } from '../prestation/reference.ts'
import { centimes } from '../shared/montant.ts'
import { unTexte, verifier } from '../shared/proprietes.fixture.ts'
import {
  clefDeRecherche,
  correspond,
  motsCherches,
  clefDeMessage,
  clefDePiece,
  clefDePrestation,
  clefDeSociete,
} from './clefs.ts'
import { plier, plierTexte, lireTerme } from './plier-texte.ts'

const UNE_CLEF = clefDePrestation(
  unePrestation({
    reference: 'PREST-7K3QXA' as Reference,
    contact: unContact({ nom: 'Élodie Vuillet-Bœuf', email: 'e.vuillet@courriel.example' }),
    description: 'Le Wi-Fi coupe, l’écran a_b reste noir à 50 %.',
    notes: 'Interphone en panne.',
    engagement: {
      ...unePrestation().engagement,
      acheteur: { type: 'professionnel', raisonSociale: 'Boulangerie du Pont', siren: '552100554' as Siren },
    },
  }),
)

const trouve = (clef: string, saisie: string): boolean => correspond(clef, motsCherches(saisie))

describe('a prestation', () => {
  it.each([
    'élodie',
    'ELOD',
    'lodie',
    'vuillet elodie',
    'boeuf',
    'vuillet-bœ',
    'PREST-7K3QXA',
    '7k3',
    'qxa',
    'prest7k3qxa',
    'DEV-2026-0001',
    'e.vuillet@courriel.example',
    'vuillet@cour',
    'courriel.example',
    'lons',
    'Lons-le-Sau',
    'saunier',
    'lons le saunier',
    '39000',
    '0612345678',
    '06 12 34',
    '06.12.34.56.78',
    '+33 6 12.34',
    '0033612345678',
    '345678',
    '34 56 78',
    '5678',
    '56 78',
    'elodie 06 12',
    'wifi',
    'Wi-Fi',
    'ecran',
    'boulangerie',
    'du pont',
    '552 100 554',
    'interphone',
    '50 %',
    'a_b',
    '',
    '  ',
    '—',
    'prest',
  ])('is found by %j', (saisie) => {
    expect(trouve(UNE_CLEF, saisie)).toBe(true)
  })

  it.each([
    'dupond',
    'elodie dupond',
    'PREST-7K3QXB',
    '78 56',
    '7813',
    'autre@courriel.example',
    '39001',
    '60%',
    'a%b',
  ])('is not found by %j', (saisie) => {
    expect(trouve(UNE_CLEF, saisie)).toBe(false)
  })
})

describe('what a key holds', () => {
  it('includes the description of custom requests, not of catalogue services', () => {
    const prestation = unePrestation({ serviceDescription: 'Numériser des diapositives' })
    const { estimation } = prestation
    const surMesure = { ...prestation, estimation: { ...estimation, serviceId: null } }
    expect([prestation, surMesure].map((une) => trouve(clefDePrestation(une), 'diapositives'))).toEqual([false, true])
  })

  it('is the company of an order, and nothing of a private person', () => {
    expect(clefDeSociete(UN_PROFESSIONNEL)).toBe('fromagerie des lacs 732829320')
    expect(clefDeSociete({ type: 'particulier' })).toBeNull()
  })

  it('is the documents of the deposits that an invoice deducts', () => {
    const { recu, total: montant, numero } = uneFactureDAcompte()
    const acompte = { ...recu, montant, piece: numero, sur: null, laisse: false }
    const clefs = [uneFacture({ acomptes: [acompte] }), uneFacture()].map(clefDePiece)
    expect(clefs.map((clef) => trouve(clef, 'ACO-2026-0001'))).toEqual([true, false])
    expect(trouve(clefDePiece(uneFactureDAcompte()), 'ACO-2026-0001')).toBe(true)
  })
})

describe('a document', () => {
  const clef = clefDePiece(uneFacture({ total: centimes(123_400) }))

  it.each([
    'FAC-2026-0001',
    'fac-2026-00',
    'fac',
    '2026 0001',
    'FAC-2026-0001 jeanne',
    '1234,00',
    '1 234,00',
    '1234,00 €',
  ])('is found by %j', (saisie) => {
    expect(trouve(clef, saisie)).toBe(true)
  })

  it.each(['FAC-2026-0011', 'AVO-2026-0001', '1235,00'])('is not found by %j', (saisie) => {
    expect(trouve(clef, saisie)).toBe(false)
  })
})

describe('a search', () => {
  it('reads a bounded number of words', () => {
    expect(motsCherches('a '.repeat(40))).toHaveLength(8)
  })

  it('finds a message by any of its words', () => {
    expect(trouve(clefDeMessage({ message: unMessage(), sujet: null }), 'primant')).toBe(true)
  })

  it('finds every text by a piece of any of its words', () => {
    verifier(
      fc.property(unTexte, fc.nat(12), fc.integer({ min: 1, max: 12 }), (texte, debut, longueur) => {
        const clef = clefDeRecherche([lireTerme(texte)])
        const pieces = clef.split(' ').map((mot) =>
          Array.from(mot)
            .slice(debut, debut + longueur)
            .join(''),
        )
        expect(pieces.every((piece) => trouve(clef, piece))).toBe(true)
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
