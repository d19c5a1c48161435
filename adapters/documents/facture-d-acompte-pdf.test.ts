import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { unAcompteRecu } from '#domain/facturation/deductions.fixture'
import { unAvoirDAcompte, uneFactureDAcompte, uneFacturePro } from '#domain/facturation/facture.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import type { Piece } from '#domain/facturation/piece'
import { euros } from '#domain/shared/montant'
import { formaterCode } from '#domain/verification/code-verification'
import { facturX } from './factur-x/factur-x.ts'
import { facturePdf } from './facture-pdf.ts'
import {
  asFile,
  ask,
  examine,
  fingerprint,
  latin1,
  MARKS,
  missingTools,
  pages,
  scanned,
  skipped,
  wordsOf,
} from './pdf-tools.fixture.ts'

const ADRESSE = 'https://atelier.example/verifier'

const draw = (piece: Piece) => facturePdf(piece, facturX(piece), ADRESSE)

const facture = uneFactureDAcompte({ recu: { le: dateCivile(2026, 11, 27), mode: 'especes' } })

describe('the PDF of an invoice for a deposit', () => {
  it('carries the marks of an archive and of an accessible document, and its structured form', async () => {
    for (const piece of [facture, unAvoirDAcompte()]) {
      const pdf = latin1(await draw(piece))
      expect([...MARKS, '/AFRelationship /Alternative'].filter((mark) => !pdf.includes(mark))).toEqual([])
    }
  })

  it('holds on one page, and so does its credit note', async () => {
    expect(pages(await draw(facture))).toBe(1)
    expect(pages(await draw(unAvoirDAcompte()))).toBe(1)
  })

  it('changes in no byte as long as it says the same', async () => {
    expect([await draw(uneFactureDAcompte()), await draw(unAvoirDAcompte())].map(fingerprint)).toEqual([
      '4bd1b05f1336602d2b5a9df33d78df8175deabcd5d16710bcca6626dcda41554',
      'af3ac6876b92c743a428780e7c75a3725f0072ef3b5e02cac54c61dfd8b22521',
    ])
  })
})

/** Lines of the layout, without the spaces between columns. */
const lignesDe = async (piece: Piece): Promise<readonly string[]> =>
  asFile(await draw(piece), (path) => ask('pdftotext', '-layout', path, '-'))
    .split('\n')
    .map((ligne) => ligne.trim().replace(/\s+/g, ' '))

describe.skipIf(missingTools.length > 0)(`the same as other tools read it${skipped}`, () => {
  it('is sound, tagged and titled, with embedded fonts', async () => {
    const titres = [
      ['Facture d’acompte ACO-2026-0001', facture],
      ['Avoir AVO-2026-0001', unAvoirDAcompte()],
    ] as const
    for (const [titre, piece] of titres) {
      const { check, info, fonts } = examine(await draw(piece))
      expect(check).toContain('No syntax or stream encoding errors found')
      expect(info).toMatch(new RegExp(`Title: +${titre}\n(.*\n)*Tagged: +yes`))
      expect(fonts).toEqual([true, true])
    }
  })

  it('shows the sum received, its day, its means and the price, and that nothing is left to pay', async () => {
    const words = wordsOf(await draw(facture))
    for (const said of [
      'Facture d’acompte N° ACO-2026-0001',
      'Émise le 1er décembre 2026',
      'Acompte reçu le 27 novembre 2026',
      'Règlement Facture acquittée',
      'Fromagerie des Lacs SIREN 732 829 320',
      'Commande PREST-000001',
      'Devis DEV-2026-0001, accepté pour 275,35 €',
      'Acompte sur la commande PREST-000001, devis DEV-2026-0001 : Réinstallation PC 1 100,00 € 100,00 €',
      'Total 100,00 € Acompte reçu le 27 novembre 2026 (espèces) −100,00 € Reste à payer 0,00 €',
      'La facture de la prestation déduit cet acompte du prix.',
      'TVA non applicable, art. 293 B du CGI.',
      'Indemnité forfaitaire pour frais de recouvrement en cas de retard : 40,00 €.',
    ]) {
      expect(words).toContain(said)
    }
    expect(words).not.toMatch(/IBAN|PayPal|Échéance|À régler|effectuée|Médiateur/)
  })

  it('opens the page that verifies it when the square is scanned, and prints the code to type', async () => {
    const pdf = await draw(facture)
    expect(scanned(pdf)).toBe(`${ADRESSE}/${facture.code}`)
    expect(wordsOf(pdf)).toContain(`Vérifier ce document ${formaterCode(facture.code)} atelier.example/verifier`)
  })

  it('gives the structured form back, byte for byte', async () => {
    asFile(await draw(facture), (path, folder) => {
      ask('pdfdetach', '-saveall', '-o', folder, path)
      expect(readFileSync(join(folder, 'factur-x.xml'), 'utf8')).toBe(facturX(facture))
    })
  })

  it('is corrected by its number and its day, without anything to pay or to get back', async () => {
    const words = wordsOf(await draw(unAvoirDAcompte({ total: euros(20) })))
    for (const said of [
      'Avoir N° AVO-2026-0001',
      'Facture corrigée ACO-2026-0001',
      'Avoir sur la facture d’acompte ACO-2026-0001 du 1er décembre 2026',
      'Motif acompte rendu',
      'Montant de l’avoir 20,00 €',
      'Montant de la facture d’acompte ACO-2026-0001 100,00 €',
      'Rien n’est à régler : cette somme vous a été rendue, ou n’avait pas été reçue.',
    ]) {
      expect(words).toContain(said)
    }
    expect(words).not.toMatch(/IBAN|à votre crédit|si vous l’avez déjà réglée/)
  })

  it('says that it restores the sum of a mistaken credit note', async () => {
    const avoir = numeroPiece('avoir', 2026, 1)
    const words = wordsOf(await draw({ ...facture, retablit: avoir }))
    expect(words).toContain('Acompte rétabli l’avoir AVO-2026-0001 était une erreur')
    expect(words).toContain('Acompte reçu le 27 novembre 2026')
  })

  it('is named by the invoice that deducts it, on one line', async () => {
    const acomptes = [
      unAcompteRecu(100, { le: dateCivile(2026, 9, 24), piece: numeroPiece('acompte', 2026, 10_000) }),
      unAcompteRecu(-20, { mode: 'especes', piece: numeroPiece('avoir', 2026, 1) }),
    ]
    expect(await lignesDe(uneFacturePro({ acomptes }))).toEqual(
      expect.arrayContaining([
        'Total 275,35 €',
        'Acompte reçu le 24 septembre 2026 (virement), facture ACO-2026-10000 −100,00 €',
        'Acompte rendu le 24 novembre 2026 (espèces), avoir AVO-2026-0001 20,00 €',
        'Reste à payer 195,35 €',
      ]),
    )
  })

  it('is distinguished from money on a credited invoice, part of which may stay there', async () => {
    const sur = numeroPiece('facture', 2026, 8)
    const acomptes = [
      unAcompteRecu(100, { piece: numeroPiece('acompte', 2026, 1) }),
      unAcompteRecu(203, { sur }),
      unAcompteRecu(-20, { sur, mode: 'especes' }),
      unAcompteRecu(-59, { sur, laisse: true }),
    ]
    expect(wordsOf(await draw(uneFacturePro({ acomptes })))).toContain(
      [
        'Acompte reçu le 24 novembre 2026 (virement), facture ACO-2026-0001 −100,00 €',
        'Reçu le 24 novembre 2026 (virement) sur FAC-2026-0008 −203,00 €',
        'Rendu le 24 novembre 2026 (espèces) sur FAC-2026-0008 20,00 €',
        'Laissé sur FAC-2026-0008, à vous rendre 59,00 €',
        'Reste à payer 51,35 €',
      ].join(' '),
    )
  })
})
