import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { conditionsGenerales } from '#domain/conditions/conditions-generales'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { conditionsPdf } from './conditions-pdf.ts'
import { makeConditionsRenderer } from './make-conditions-renderer.ts'

const conditions = conditionsGenerales(uneEntreprise())
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

describe('the general terms as a PDF', () => {
  it('is a tagged French document of several pages with a heading for each of its ten sections', async () => {
    const pdf = latin1(await conditionsPdf(conditions))
    expect(pdf.startsWith('%PDF-1.7\n')).toBe(true)
    expect(pdf).toContain('/Lang (fr-FR)')
    expect(pdf.match(/\/S \/H1\n/g)).toHaveLength(1)
    expect(pdf.match(/\/S \/H2\n/g)).toHaveLength(10)
    expect(pdf.match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(2)
  })

  it('is the same bytes for the same terms, drawn once', async () => {
    const renderer = makeConditionsRenderer()
    const [first, second] = [await renderer.pdf(conditions)(), await renderer.pdf(conditions)()]
    expect(E.isRight(first) && E.isRight(second) && first.right === second.right).toBe(true)
    expect(await conditionsPdf(conditionsGenerales(uneEntreprise()))).toEqual(E.isRight(first) ? first.right : null)
  })
})
