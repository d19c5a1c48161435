import { describe, expect, it } from 'vitest'
import type { PrestationDemandee } from '#domain/catalogue/prestation-demandee'
import { conditionsGenerales } from '#domain/conditions/conditions-generales'
import { composerDevis, type Devis } from '#domain/devis/devis'
import { unDevis } from '#domain/devis/devis.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unAcompteRecu } from '#domain/facturation/deductions.fixture'
import {
  UN_PROFESSIONNEL,
  unAvoir,
  unAvoirDAcompte,
  uneFacture,
  uneFactureDAcompte,
  uneLigne,
} from '#domain/facturation/facture.fixture'
import type { Facture, Piece } from '#domain/facturation/piece'
import { additionner, euros } from '#domain/shared/montant'
import type { Ligne } from '#domain/tarification/estimation'
import { uneEstimation, unLieu } from '#domain/tarification/estimation.fixture'
import { conditionsPdf, devisPdf } from './devis-pdf.ts'
import { facturePdf } from './facture-pdf.ts'
import { missingTools, pages, type Run, runsOf, skipped } from './pdf-tools.fixture.ts'

const ADRESSE = 'https://atelier.example/verifier'

/** The margins of a page in points, as in `pdf/theme.ts`. */
const [HAUT, BAS] = [40, 794]

const SUR_MESURE: PrestationDemandee = { _tag: 'SurMesure', nom: 'Récupération de photos', description: '' }

const unePiece = (rang: number): Ligne => ({
  nature: 'piece',
  designation: `Disque SSD 500\u00a0Go numéro ${rang}`,
  quantite: 1,
  unite: 'unite',
  prixUnitaire: euros(50),
  montant: euros(50),
  etat: 'neuve',
})

/** A quote of hourly work, travel to an uncertain place and parts: `n` lines, and every mention that this requires. */
const unDevisDe = (n: number, overrides: Partial<Devis> = {}): Devis => {
  const lieu = unLieu({ coordonnees: { lat: 46.55, lng: 5.65 }, precisionKm: 30 })
  const estimation = uneEstimation(SUR_MESURE, 3, { modalite: 'sur_place', lieu })
  const pieces = Array.from({ length: n }, (_, rang) => unePiece(rang + 1))
  const lignes = [...estimation.lignes, ...pieces].slice(0, n)
  return composerDevis({
    ...unDevis(),
    code: '0000019BCDEF',
    description: 'L’ordinateur ne démarre plus.\nDepuis hier soir, après un orage.\nL’écran reste noir.',
    estimation: { ...estimation, lignes, totalNet: additionner(...lignes.map(({ montant }) => montant)) },
    ...overrides,
  })
}

const uneFactureDe = (n: number, overrides: Partial<Facture> = {}): Facture => {
  const lignes = unDevisDe(n).estimation.lignes.map(({ nature, etat, ...ligne }) =>
    uneLigne({ ...ligne, genre: nature === 'prestation' ? 'travail' : nature, etat: etat ?? null }),
  )
  return uneFacture({ lignes, ...overrides })
}

const pro = { acheteur: UN_PROFESSIONNEL }
const devis = (un: Devis) => devisPdf(un, ADRESSE)
const facture = (une: Piece) => facturePdf(une, null, ADRESSE)

const DE = {
  'a quote of a consumer': (n: number) => devis(unDevisDe(n)),
  'a quote of a professional': (n: number) => devis(unDevisDe(n, pro)),
  'an invoice of a consumer': (n: number) => facture(uneFactureDe(n)),
  'an invoice of a professional': (n: number) => facture(uneFactureDe(n, pro)),
}

/** How far each page is filled, as a share of the height between the margins. */
const remplissage = (runs: readonly Run[]): readonly number[] => {
  const bas = new Map<number, number>()
  for (const { page, bottom } of runs.filter(({ bottom }) => bottom < BAS + 4))
    bas.set(page, Math.max(bas.get(page) ?? 0, bottom))
  return [...bas.values()].map((bottom) => (bottom - HAUT) / (BAS - HAUT))
}

const pageDe = (runs: readonly Run[], debut: string): number | undefined =>
  runs.find(({ text }) => text.startsWith(debut))?.page

describe.each(Object.entries(DE))('the pages of %s', (_, dessiner) => {
  it('are one up to six lines', async () => {
    for (const n of [1, 2, 3, 6]) expect([n, pages(await dessiner(n))]).toEqual([n, 1])
  })

  it.skipIf(missingTools.length > 0)(
    `are filled, the last to a fifth at least, however many lines${skipped}`,
    async () => {
      for (const n of [7, 10, 15, 40]) {
        const parts = remplissage(runsOf(await dessiner(n)))
        expect([n, parts.at(-1)]).toEqual([n, expect.toSatisfy((part: number) => parts.length === 1 || part >= 0.2)])
        expect([n, parts.slice(0, -1).filter((part) => part < 0.5)]).toEqual([n, []])
      }
    },
    30_000,
  )
})

describe.skipIf(missingTools.length > 0)(`the pages${skipped}`, () => {
  it('of a quote break between blocks: what is signed stands with what it says', async () => {
    for (const n of [7, 10, 15, 40]) {
      const runs = runsOf(await devis(unDevisDe(n)))
      expect([n, pageDe(runs, 'Bon pour accord')]).toEqual([n, pageDe(runs, 'Devis valable')])
      expect(pageDe(runs, 'Durée estimée')).toBe(1)
      expect(runs.filter(({ text }) => text.startsWith('Disque SSD'))).toHaveLength(n - 2)
    }
  })

  it('of a long request are filled too', async () => {
    for (const phrases of [20, 90, 100, 110, 300]) {
      const description = 'Une phrase assez longue pour un écran noir. '.repeat(phrases)
      const parts = remplissage(runsOf(await devis(unDevis({ description }))))
      expect([phrases, parts.filter((part) => part < 0.2)]).toEqual([phrases, []])
    }
  }, 30_000)

  it('of an invoice after many deposits are filled too', async () => {
    for (const n of [16, 20, 24]) {
      const acomptes = Array.from({ length: n }, () => unAcompteRecu(1))
      const parts = remplissage(runsOf(await facture(uneFactureDe(2, { acomptes }))))
      expect([n, parts.filter((part) => part < 0.2)]).toEqual([n, []])
    }
  }, 30_000)

  it.each([
    ['a quote', devis(unDevisDe(15))],
    ['an invoice of a consumer', facture(uneFactureDe(6))],
    ['an invoice of a professional', facture(uneFactureDe(6, pro))],
    ['an invoice for a deposit', facture(uneFactureDAcompte())],
    ['a credit note', facture(unAvoir())],
    ['a credit note for a deposit', facture(unAvoirDAcompte())],
    ['the general terms', conditionsPdf(conditionsGenerales(uneEntreprise()))],
  ])('of %s say nothing in letters below nine points, nor in grey, and end a fifth down at least', async (_, pdf) => {
    const runs = runsOf(await pdf)
    const fonces = ['#16221d', '#1e5b48']
    const tete = /^(Désignation|Quantité|Prix unitaire|Montant)$/
    expect(runs.filter(({ size }) => size < 9)).toEqual([])
    expect(runs.filter(({ color, text }) => !fonces.includes(color) && !tete.test(text.trim()))).toEqual([])
    expect(remplissage(runs).filter((part) => part < 0.2)).toEqual([])
  })

  it('of every kind give the legal sentences in ink', async () => {
    const runs = [...runsOf(await devis(unDevisDe(6))), ...runsOf(await facture(uneFactureDe(6, pro)))]
    const mentions = runs.filter(({ text }) =>
      /^(TVA|Prix d’une|Vous ne payez|Facturation|Pas d’esc|Indemn)/.test(text),
    )
    expect(mentions.length).toBeGreaterThanOrEqual(6)
    expect(new Set(mentions.map(({ color }) => color))).toEqual(new Set(['#16221d']))
  })
})
