import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { unAcompteRecu } from '#domain/facturation/deductions.fixture'
import { uneFacture, uneFacturePro, uneLigne } from '#domain/facturation/facture.fixture'
import type { Facture } from '#domain/facturation/piece'
import { euros } from '#domain/shared/montant'
import { facturePdf } from './facture-pdf.ts'
import { examine, latin1, MARKS, missingTools, pages, skipped, wordsOf } from './pdf-tools.fixture.ts'

const draw = (facture: Facture) => facturePdf(facture, null, 'https://atelier.example/verifier')

describe('the PDF of an invoice after acomptes', () => {
  it('carries the marks of an archive and of an accessible document', async () => {
    const pdf = latin1(await draw(uneFacture({ acomptes: [unAcompteRecu(20)] })))
    expect(MARKS.filter((mark) => !pdf.includes(mark))).toEqual([])
  })

  it('holds on one page for a usual visit', async () => {
    const acomptes = [unAcompteRecu(20), unAcompteRecu(20), unAcompteRecu(-10)]
    expect(pages(await draw(uneFacture({ acomptes })))).toBe(1)
  })
})

describe.skipIf(missingTools.length > 0)(`the same as other tools read it${skipped}`, () => {
  it('is valid and lists every entry, even on several pages', async () => {
    const pdf = await draw(uneFacturePro({ acomptes: Array.from({ length: 60 }, () => unAcompteRecu(1)) }))
    expect(examine(pdf)).toMatchObject({
      check: expect.stringContaining('No syntax or stream encoding errors found'),
      info: expect.stringMatching(/Tagged: +yes/),
      fonts: [true, true],
    })
    expect(pages(pdf)).toBeGreaterThan(1)
    expect(wordsOf(pdf).match(/Acompte reçu le 24 novembre 2026/g)).toHaveLength(60)
  })

  it('deducts what was received before it, entry by entry, and asks for the rest', async () => {
    const acomptes = [
      unAcompteRecu(100),
      unAcompteRecu(64, { le: dateCivile(2026, 11, 27), mode: 'especes' }),
      unAcompteRecu(-20, { le: dateCivile(2026, 12, 1), mode: 'paypal' }),
    ]
    const words = wordsOf(await draw(uneFacturePro({ acomptes })))
    expect(words).toContain(
      [
        'Total 275,35 €',
        'Acompte reçu le 24 novembre 2026 (virement) −100,00 €',
        'Acompte reçu le 27 novembre 2026 (espèces) −64,00 €',
        'Acompte rendu le 1er décembre 2026 (PayPal) 20,00 €',
        'Reste à payer 131,35 €',
      ].join(' '),
    )
    expect(words).toContain('Devis DEV-2026-0001, accepté pour 275,35 €')
    expect(words).toContain('À régler au plus tard le 31 décembre 2026')
    expect(words).toContain('IBAN FR76')
    expect(words).toContain('Espèces jusqu’à 131,35 €')
    expect(words).not.toMatch(/Net à payer|acquittée/)
  })

  it('asks for nothing once all was received', async () => {
    const words = wordsOf(await draw(uneFacture({ acomptes: [unAcompteRecu(64)] })))
    expect(words).toContain('Total 64,00 € Acompte reçu le 24 novembre 2026 (virement) −64,00 € Reste à payer 0,00 €')
    expect(words).toContain('Règlement Facture acquittée')
    expect(words).not.toMatch(/IBAN|PayPal|Espèces|Échéance|À réception/)
  })

  it('gives back what was received above its total', async () => {
    const words = wordsOf(await draw(uneFacture({ acomptes: [unAcompteRecu(84)] })))
    expect(words).toContain('Reste à vous rendre 20,00 €')
    expect(words).toContain('Règlement Facture acquittée')
    expect(words).not.toMatch(/IBAN|Reste à payer/)
  })

  it('limits cash to the part of the sum due below the legal ceiling', async () => {
    const acomptes = [unAcompteRecu(40, { mode: 'especes' })]
    const lignes = [uneLigne({ prixUnitaire: euros(1400), montant: euros(1400) })]
    expect(wordsOf(await draw(uneFacture({ lignes, acomptes })))).toContain('Espèces jusqu’à 960,00 €')
  })

  it('names cash no more once as much of it came as may', async () => {
    const acomptes = [unAcompteRecu(1000, { mode: 'especes' })]
    const lignes = [uneLigne({ prixUnitaire: euros(1200), montant: euros(1200) })]
    expect(wordsOf(await draw(uneFacture({ lignes, acomptes })))).not.toContain('Espèces')
  })
})
