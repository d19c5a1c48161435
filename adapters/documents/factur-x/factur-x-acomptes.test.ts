import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { unAcompteRecu } from '#domain/facturation/deductions.fixture'
import { uneFacturePro } from '#domain/facturation/facture.fixture'
import { facturX } from './factur-x.ts'
import { brokenRules, read, schemaErrors } from './rules.fixture.ts'

/** Three invoices of 275.35 €: with a deposit of a part, with two deposits of the whole, and with deposits above it. */
const entamee = uneFacturePro({ acomptes: [unAcompteRecu(100), unAcompteRecu(-20)] })
const acquittee = uneFacturePro({
  acomptes: [unAcompteRecu(175.35, { le: dateCivile(2026, 11, 27) }), unAcompteRecu(100)],
})
const trop = uneFacturePro({ acomptes: [unAcompteRecu(300)] })

describe.each([
  ['a part was received', entamee],
  ['all was received', acquittee],
  ['more was received', trop],
])('Factur-X of an invoice of which %s', (_, facture) => {
  it('is valid by the official schema, and keeps the business rules', () => {
    expect(schemaErrors(facturX(facture))).toBe('')
    expect(brokenRules(facturX(facture))).toEqual([])
  })
})

describe('Factur-X after acomptes', () => {
  it('deducts what was received before, and asks for the rest', () => {
    const xml = facturX(entamee)
    expect(read(xml, '//ram:GrandTotalAmount')).toBe('275.35')
    expect(read(xml, '//ram:TotalPrepaidAmount')).toBe('80.00')
    expect(read(xml, '//ram:DuePayableAmount')).toBe('195.35')
    expect(read(xml, '//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID')).toBe('M1')
    expect(read(xml, '//ram:DueDateDateTime')).toBe('20261231')
    expect(read(xml, '//ram:IBANID')).not.toBe('')
  })

  it('asks for nothing once all was received, on the day of the last payment', () => {
    const xml = facturX(acquittee)
    expect(read(xml, '//ram:TotalPrepaidAmount')).toBe('275.35')
    expect(read(xml, '//ram:DuePayableAmount')).toBe('0.00')
    expect(read(xml, '//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID')).toBe('M2')
    expect(read(xml, '//ram:SpecifiedTradePaymentTerms/ram:Description')).toBe('Facture acquittée.')
    expect(read(xml, '//ram:DueDateDateTime')).toBe('20261127')
    expect(read(xml, '//ram:IBANID')).toBe('')
  })

  it('says what is given back of more than its total', () => {
    const xml = facturX(trop)
    expect(read(xml, '//ram:DuePayableAmount')).toBe('-24.65')
    expect(read(xml, '//ram:SpecifiedTradePaymentTerms/ram:Description')).toMatch(
      /^Facture acquittée, 24,65\s€ à rendre\.$/,
    )
    expect(read(xml, '//ram:DueDateDateTime') + read(xml, '//ram:IBANID')).toBe('')
  })

  it('names no prepayment where there was none', () => {
    expect(facturX(uneFacturePro())).not.toContain('TotalPrepaidAmount')
    expect(facturX(uneFacturePro({ acomptes: [unAcompteRecu(100), unAcompteRecu(-100)] }))).not.toContain(
      'TotalPrepaidAmount',
    )
  })

  it('is caught when it says that it is paid, and asks for money or tells no day', () => {
    const sans = (element: string) =>
      brokenRules(facturX(acquittee).replace(new RegExp(`<ram:${element}>.*?</ram:${element}>`), ''))
    expect(sans('TotalPrepaidAmount')).toEqual(['BR-CO-16', 'BR-FR-CO-09'])
    expect(sans('DueDateDateTime')).toEqual(['BR-FR-CO-09'])
    expect(brokenRules(facturX(entamee).replace('<ram:ID>M1', '<ram:ID>M2'))).toEqual(['BR-FR-CO-09'])
  })
})
