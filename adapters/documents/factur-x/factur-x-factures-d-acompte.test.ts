import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { unAcompteRecu } from '#domain/facturation/deductions.fixture'
import { unAvoirDAcompte, uneFactureDAcompte, uneFacturePro, uneLigne } from '#domain/facturation/facture.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { euros } from '#domain/shared/montant'
import { facturX } from './factur-x.ts'
import { brokenRules, read, schemaErrors } from './rules.fixture.ts'

const PROCESS = '//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID'

const [ACO_1, ACO_2, AVO_1] = [
  numeroPiece('acompte', 2026, 1),
  numeroPiece('acompte', 2026, 2),
  numeroPiece('avoir', 2026, 1),
]

/** Received on 27 November, invoiced on 1 December. */
const facture = uneFactureDAcompte({ recu: { le: dateCivile(2026, 11, 27), mode: 'especes' } })

/** 275.35 € in all, of which 80 € were paid before. */
const definitive = uneFacturePro({
  acomptes: [
    unAcompteRecu(60, { piece: ACO_1 }),
    unAcompteRecu(40, { piece: ACO_2 }),
    unAcompteRecu(-20, { piece: AVO_1 }),
  ],
})

const soldee = uneFacturePro({ acomptes: [unAcompteRecu(275.35, { piece: ACO_1 })] })
const trop = uneFacturePro({ acomptes: [unAcompteRecu(300, { piece: ACO_1 })] })

describe.each([
  ['an invoice for a deposit', facture],
  ['a credit note for a deposit', unAvoirDAcompte()],
  ['the final invoice', definitive],
  ['the final invoice of which all was received', soldee],
  ['the final invoice of which more was received', trop],
])('Factur-X of %s', (_, piece) => {
  it('is valid by the official schema, and keeps the business rules', () => {
    expect(schemaErrors(facturX(piece))).toBe('')
    expect(brokenRules(facturX(piece))).toEqual([])
  })
})

describe('Factur-X of an invoice for a deposit', () => {
  it('is a prepayment invoice for services, on the quote that was accepted', () => {
    const xml = facturX(facture)
    expect(read(xml, '//rsm:ExchangedDocument/ram:ID')).toBe('ACO-2026-0001')
    expect(read(xml, '//rsm:ExchangedDocument/ram:TypeCode')).toBe('386')
    expect(read(xml, PROCESS)).toBe('S2')
    expect(read(xml, '//ram:ContractReferencedDocument')).toBe('DEV-2026-0001')
    expect(read(xml, '//ram:IncludedNote[1]/ram:Content')).toMatch(
      /^Acompte sur le devis DEV-2026-0001, accepté pour 275,35\s€$/,
    )
    expect(xml).not.toMatch(/OccurrenceDateTime|InvoiceReferencedDocument/)
  })

  it('still says what it is for when its line says which credit note was an error', () => {
    const xml = facturX({ ...facture, retablit: AVO_1 })
    expect([schemaErrors(xml), brokenRules(xml)]).toEqual(['', []])
    expect(read(xml, '//ram:IncludedNote[2]/ram:Content')).toMatch(/^Nature\s: Réinstallation PC$/)
  })

  it('was paid in full on the day the money came, and asks for nothing', () => {
    const xml = facturX(facture)
    expect(read(xml, '//ram:GrandTotalAmount')).toBe('100.00')
    expect(read(xml, '//ram:TotalPrepaidAmount')).toBe('100.00')
    expect(read(xml, '//ram:DuePayableAmount')).toBe('0.00')
    expect(read(xml, '//ram:SpecifiedTradePaymentTerms/ram:Description')).toBe('Facture acquittée.')
    expect(read(xml, '//ram:DueDateDateTime')).toBe('20261127')
    expect(xml).not.toContain('IBANID')
  })
})

/** 60 € of work and 40 € of parts. */
const mixte = uneFactureDAcompte({
  ventes: euros(40),
  lignes: [
    uneLigne({ genre: 'acompte', designation: 'travail', prixUnitaire: euros(60), montant: euros(60) }),
    uneLigne({ genre: 'acompte', designation: 'pièces', prixUnitaire: euros(40), montant: euros(40) }),
  ],
})

describe('Factur-X of an invoice for a deposit on parts', () => {
  it.each([
    ['services and parts', mixte, 'M2'],
    ['parts alone', uneFactureDAcompte({ ventes: euros(100) }), 'B2'],
  ])('says what it is for: %s', (_, piece, process) => {
    expect([schemaErrors(facturX(piece)), brokenRules(facturX(piece))]).toEqual(['', []])
    expect(read(facturX(piece), PROCESS)).toBe(process)
  })

  it('is corrected by a credit note for the goods in it', () => {
    expect(read(facturX(unAvoirDAcompte({ ventes: euros(40) })), PROCESS)).toBe('M1')
    expect(read(facturX(unAvoirDAcompte({ ventes: euros(100) })), PROCESS)).toBe('B1')
  })
})

describe('Factur-X of a credit note for a deposit', () => {
  it('corrects the invoice for the deposit by its number and its day', () => {
    const xml = facturX(unAvoirDAcompte())
    expect(read(xml, '//rsm:ExchangedDocument/ram:TypeCode')).toBe('503')
    expect(read(xml, PROCESS)).toBe('S1')
    expect(read(xml, '//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toBe('ACO-2026-0001')
    expect(read(xml, '//ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime')).toBe('20261201')
    expect(read(xml, '//ram:IncludedNote[1]/ram:Content')).toMatch(
      /^Avoir sur la facture d’acompte ACO-2026-0001\s: acompte rendu$/,
    )
  })

  it('leaves nothing to pay: the money went back before it was issued', () => {
    const xml = facturX(unAvoirDAcompte())
    expect(read(xml, '//ram:TotalPrepaidAmount')).toBe('100.00')
    expect(read(xml, '//ram:DuePayableAmount')).toBe('0.00')
    expect(read(xml, '//ram:SpecifiedTradePaymentTerms/ram:Description')).toMatch(/^Rien à régler/)
    expect(xml).not.toContain('IBANID')
  })
})

describe('Factur-X of the final invoice', () => {
  it('names each invoice for a deposit that it deducts, and each credit note of one, by its number', () => {
    const xml = facturX(definitive)
    expect([1, 2, 3, 4].map((rang) => read(xml, `//ram:InvoiceReferencedDocument[${rang}]`))).toEqual([
      ACO_1,
      ACO_2,
      AVO_1,
      '',
    ])
    expect(read(xml, PROCESS)).toBe('M4')
    expect(read(xml, '//rsm:ExchangedDocument/ram:TypeCode')).toBe('380')
    expect(read(xml, '//ram:TotalPrepaidAmount')).toBe('80.00')
    expect(read(xml, '//ram:DuePayableAmount')).toBe('195.35')
    expect(read(xml, '//ram:DueDateDateTime')).toBe('20261231')
  })

  it.each([
    ['services', [uneLigne()], 'S4'],
    ['goods', [uneLigne({ genre: 'piece' })], 'B4'],
  ] as const)('says what it is for: %s', (_, lignes, process) => {
    const acomptes = [unAcompteRecu(20, { piece: ACO_1 })]
    expect(read(facturX(uneFacturePro({ lignes, acomptes })), PROCESS)).toBe(process)
  })

  it('stays final once all was received, and tells no day that is past', () => {
    const xml = facturX(soldee)
    expect(read(xml, PROCESS)).toBe('M4')
    expect(read(xml, '//ram:DuePayableAmount')).toBe('0.00')
    expect(read(xml, '//ram:SpecifiedTradePaymentTerms/ram:Description')).toBe('Facture acquittée.')
    expect(xml).not.toMatch(/DueDateDateTime|IBANID/)
  })

  it('is not final for money that no invoice told of', () => {
    const xml = facturX(uneFacturePro({ acomptes: [unAcompteRecu(100)] }))
    expect(read(xml, PROCESS)).toBe('M1')
    expect(xml).not.toContain('InvoiceReferencedDocument')
  })
})

describe('the rules catch', () => {
  const casse = (xml: string, avant: string | RegExp, apres: string): readonly string[] => {
    const autre = xml.replace(avant, apres)
    expect(autre).not.toBe(xml)
    return brokenRules(autre)
  }

  it('an invoice for a deposit that is final, or not paid', () => {
    expect(casse(facturX(facture), '<ram:ID>S2', '<ram:ID>S4')).toEqual(['BR-FR-CO-08'])
    expect(casse(facturX(facture), /<ram:TotalPrepaidAmount>.*?<\/ram:TotalPrepaidAmount>/, '')).toEqual([
      'BR-CO-16',
      'BR-FR-CO-09',
    ])
  })

  it('a credit note for a deposit that is final', () => {
    expect(casse(facturX(unAvoirDAcompte()), '<ram:ID>S1', '<ram:ID>S4')).toEqual(['BR-FR-CO-08'])
  })

  it('a document of no known type', () => {
    expect(casse(facturX(facture), '<ram:TypeCode>386', '<ram:TypeCode>999')).toEqual(['BR-FR-04'])
  })

  it('a final invoice that asks for money on a past day', () => {
    expect(casse(facturX(definitive), '20261231', '20261130')).toEqual(['BR-FR-CO-07'])
  })

  it('an invoice named without a number', () => {
    expect(casse(facturX(definitive), ACO_2, '')).toEqual(['BR-55', 'PEPPOL-EN16931-R008'])
  })

  it('an empty element, as programs of the reform warn of it (FX-SCH-A-000372)', () => {
    const vide = '<ram:ApplicableHeaderTradeDelivery></ram:ApplicableHeaderTradeDelivery>'
    const livraison = /<ram:ApplicableHeaderTradeDelivery>.*<\/ram:ApplicableHeaderTradeDelivery>/
    expect(casse(facturX(facture), livraison, vide)).toEqual(['PEPPOL-EN16931-R008'])
  })

  it('a credit note that does not date what it corrects', () => {
    expect(
      casse(facturX(unAvoirDAcompte()), /<ram:FormattedIssueDateTime>.*?<\/ram:FormattedIssueDateTime>/, ''),
    ).toEqual(['BR-FR-CO-05'])
  })
})
