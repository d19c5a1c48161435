import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { conditionsGenerales } from '#domain/conditions/conditions-generales'
import { formulaireDeRetractation } from '#domain/conditions/formulaire-de-retractation'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { conditionsPdf, formulairePdf } from './devis-pdf.ts'
import { makeDocumentRenderer } from './make-document-renderer.ts'
import { latin1, MARKS, missingTools, pages, skipped, wordsOf } from './pdf-tools.fixture.ts'

const conditions = conditionsGenerales(uneEntreprise())

describe('the general terms as a PDF', () => {
  it('is a tagged French document of several pages with a heading for each of its ten sections', async () => {
    const bytes = await conditionsPdf(conditions)
    const pdf = latin1(bytes)
    expect(MARKS.filter((mark) => !pdf.includes(mark))).toEqual([])
    expect(pdf.match(/\/S \/H1\n/g)).toHaveLength(1)
    expect(pdf.match(/\/S \/H2\n/g)).toHaveLength(10)
    expect(pages(bytes)).toBeGreaterThan(2)
  })

  it.skipIf(missingTools.length > 0)(`has the form of withdrawal on one page of its own${skipped}`, async () => {
    const bytes = await formulairePdf(uneEntreprise())
    const { consigne, declaration, champs, note } = formulaireDeRetractation(uneEntreprise())
    expect(MARKS.filter((mark) => !latin1(bytes).includes(mark))).toEqual([])
    expect(pages(bytes)).toBe(1)
    const words = wordsOf(bytes)
    for (const phrase of [consigne, declaration, ...champs, note]) {
      expect(words).toContain(phrase.replaceAll(/\s+/g, ' '))
    }
  })

  it('is the same bytes for the same terms, drawn once', async () => {
    const renderer = makeDocumentRenderer('https://atelier.example/verifier')
    const [first, second] = [await renderer.conditionsPdf(conditions)(), await renderer.conditionsPdf(conditions)()]
    expect(E.isRight(first) && E.isRight(second) && first.right === second.right).toBe(true)
    expect(await conditionsPdf(conditionsGenerales(uneEntreprise()))).toEqual(E.isRight(first) ? first.right : null)
  })
})
