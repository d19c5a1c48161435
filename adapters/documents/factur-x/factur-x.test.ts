import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unAvoir, uneFacture, uneFacturePro, uneLigne, UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import type { Facture } from '#domain/facturation/piece'
import { unContact } from '#domain/prestation/prestation.fixture'
import { verifier } from '#domain/shared/proprietes.fixture'
import { centimes, euros, multiplier } from '#domain/shared/montant'
import { facturX } from './factur-x.ts'
import { brokenRules, read, schemaErrors } from './rules.fixture.ts'

const HOSTILE = 'SARL <b>&amp;</b> ]]> "O’Hara" \u202etxet \u0000\u0007\ud800 😀 ﷽ \uffff'

const depassee = uneFacturePro({ totalDevis: euros(200), accordDepassement: 'Accord par téléphone le 30 novembre' })

const avoirDe = (ventes: number | null) => unAvoir({ ventes: ventes === null ? null : euros(ventes) }, uneFacturePro())

const DOCUMENTS = {
  'an invoice for a business': uneFacturePro(),
  'an invoice above its quote': depassee,
  'an invoice for a person': uneFacture(),
  'a credit note': unAvoir({}, uneFacturePro()),
  'a credit note of goods': avoirDe(275.35),
  'hostile texts': uneFacturePro({
    acheteur: { ...UN_PROFESSIONNEL, raisonSociale: HOSTILE },
    contact: unContact({ nom: 'Zoë D’Arc-Ñandú' }),
    lignes: [uneLigne({ designation: HOSTILE })],
    entreprise: uneEntreprise({ responsable: HOSTILE }),
  }),
}

describe.each(Object.entries(DOCUMENTS))('Factur-X of %s', (_, piece) => {
  it('is valid by the official schema of the profile EN 16931', () => {
    expect(schemaErrors(facturX(piece))).toBe('')
  })

  it('keeps the business rules of the norm and of the French reform', () => {
    expect(brokenRules(facturX(piece))).toEqual([])
  })
})

describe('Factur-X', () => {
  it('names both parties by their numbers, the order, the quote and the days', () => {
    const xml = facturX(uneFacturePro())
    expect(read(xml, '//rsm:ExchangedDocument/ram:ID')).toBe('FAC-2026-0001')
    expect(read(xml, '//rsm:ExchangedDocument/ram:TypeCode')).toBe('380')
    expect(read(xml, '//ram:SellerTradeParty/ram:GlobalID[@schemeID="0009"]')).toBe('12345678200010')
    expect(read(xml, '//ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="FC"]')).toBe('123456782')
    expect(read(xml, '//ram:BuyerTradeParty/ram:Name')).toBe('Fromagerie des Lacs')
    expect(read(xml, '//ram:BuyerTradeParty//ram:URIID[@schemeID="0225"]')).toBe('732829320')
    expect(read(xml, '//ram:SellerOrderReferencedDocument')).toBe(uneFacture().reference)
    expect(read(xml, '//ram:ContractReferencedDocument')).toBe('DEV-2026-0001')
    expect(read(xml, '//ram:OccurrenceDateTime/udt:DateTimeString[@format="102"]')).toBe('20261130')
    expect(read(xml, '//ram:DueDateDateTime/udt:DateTimeString')).toBe('20261231')
  })

  it.each([
    ['services', [uneLigne()], 'S1'],
    ['goods', [uneLigne({ genre: 'piece' })], 'B1'],
    ['both', [uneLigne(), uneLigne({ genre: 'piece' })], 'M1'],
  ] as const)('says what it is for: %s', (_, lignes, process) => {
    const xml = facturX(uneFacturePro({ lignes }))
    expect(read(xml, '//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID')).toBe(process)
  })

  it.each([
    ['services', 0, 'S1'],
    ['goods', 275.35, 'B1'],
    ['both', 126.25, 'M1'],
    ['what it does not say', null, 'S1'],
  ] as const)('says what a credit note gives back: %s', (_, ventes, process) => {
    const xml = facturX(avoirDe(ventes))
    expect(read(xml, '//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID')).toBe(process)
  })

  it('says why there is no tax, in words and by the French code', () => {
    const xml = facturX(uneFacturePro())
    expect(read(xml, '//ram:ExemptionReason')).toBe('TVA non applicable, art. 293 B du CGI.')
    expect(read(xml, '//ram:ExemptionReasonCode')).toBe('VATEX-FR-FRANCHISE')
    expect(read(xml, '//ram:TaxTotalAmount[@currencyID="EUR"]')).toBe('0.00')
  })

  it('counts hours, kilometres and pieces in their units, and says whether a part is new', () => {
    const xml = facturX(uneFacturePro())
    const unite = (rang: number) =>
      read(xml, `//ram:IncludedSupplyChainTradeLineItem[${rang}]//ram:BilledQuantity/@unitCode`)
    expect([1, 2, 3, 4].map(unite)).toEqual(['HUR', 'KMT', 'C62', 'C62'])
    expect(read(xml, '//ram:IncludedSupplyChainTradeLineItem[1]//ram:BilledQuantity')).toBe('3.25')
    expect(read(xml, '//ram:IncludedSupplyChainTradeLineItem[3]//ram:Description')).toBe('Pièce neuve')
    expect(read(xml, '//ram:GrandTotalAmount')).toBe('275.35')
  })

  it('corrects an invoice by its number and its day', () => {
    const xml = facturX(unAvoir({}, uneFacturePro()))
    expect(read(xml, '//rsm:ExchangedDocument/ram:TypeCode')).toBe('381')
    expect(read(xml, '//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toBe('FAC-2026-0001')
    expect(read(xml, '//ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime')).toBe('20261201')
  })

  it('names an account only when it is one', () => {
    const iban = (iban: string) =>
      read(facturX(uneFacturePro({ entreprise: uneEntreprise({ paiement: { iban, paypal: '' } }) })), '//ram:IBANID')
    expect(iban('FR14 2004 1010 0505 0001 3M02 606')).toBe('FR1420041010050500013M02606')
    expect(iban('à renseigner')).toBe('')
  })

  it('gives the amount of every line back from its quantity and price, to the cent', () => {
    const cents = fc.integer({ min: 1, max: 500_000 })
    const quarts = fc.integer({ min: 1, max: 96 })
    verifier(
      fc.property(cents, quarts, (montant, n) => {
        const quantite = n / 4
        const prixUnitaire = centimes(montant / quantite)
        const xml = facturX(
          uneFacturePro({ lignes: [uneLigne({ quantite, prixUnitaire, montant: centimes(montant) })] }),
        )
        const prix = Number(read(xml, '//ram:ChargeAmount'))
        expect(euros(prix * quantite)).toBe(montant)
        expect(multiplier(prixUnitaire, quantite) === montant).toBe(/^\d+\.\d\d$/.test(read(xml, '//ram:ChargeAmount')))
      }),
    )
  })
})

describe('the rules catch', () => {
  const casse = (modifier: (xml: string) => string, facture: Facture = uneFacturePro()): readonly string[] => {
    const xml = facturX(facture)
    const autre = modifier(xml)
    expect(autre).not.toBe(xml)
    return brokenRules(autre)
  }

  const sans = (motif: RegExp) => casse((xml) => xml.replace(motif, ''))

  it('a seller without any tax number', () => {
    expect(sans(/<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/)).toEqual(['BR-E-02'])
  })

  it('an exemption without a reason', () => {
    expect(
      sans(/<ram:ExemptionReason>.*?<\/ram:ExemptionReason>|<ram:ExemptionReasonCode>.*?<\/ram:ExemptionReasonCode>/g),
    ).toEqual(['BR-E-10'])
  })

  it('a sale declared out of scope', () => {
    expect(casse((xml) => xml.replaceAll('>E<', '>O<'))).toContain('BR-O-05')
  })

  it('a sum that is not the sum', () => {
    const total = (element: string) => casse((xml) => xml.replace(`<ram:${element}>275.35`, `<ram:${element}>275.36`))
    expect(total('TaxBasisTotalAmount')).toEqual(['BR-CO-13', 'BR-CO-15'])
    expect(total('GrandTotalAmount')).toEqual(['BR-CO-15', 'BR-CO-16'])
    expect(total('DuePayableAmount')).toEqual(['BR-CO-16'])
    expect(casse((xml) => xml.replace('<ram:LineTotalAmount>130.00', '<ram:LineTotalAmount>131.00'))).toEqual([
      'BR-CO-10',
      'BR-E-08',
    ])
  })

  it('a payment without day nor words', () => {
    expect(sans(/<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/)).toEqual(['BR-CO-25'])
  })

  it('a French note left out', () => {
    for (const code of ['PMT', 'PMD', 'AAB']) {
      expect(casse((xml) => xml.replace(`>${code}<`, '>ZZZ<'))).toEqual([`BR-FR-05/${code}`])
    }
  })

  it('a party without an electronic address', () => {
    expect(
      casse((xml) => xml.replace(/(.*)<ram:URIUniversalCommunication>.*?<\/ram:URIUniversalCommunication>/, '$1')),
    ).toEqual(['BR-FR-12'])
    expect(sans(/<ram:URIUniversalCommunication>.*?<\/ram:URIUniversalCommunication>/)).toEqual(['BR-FR-13'])
  })

  it('elements in another order than the schema wants', () => {
    const xml = facturX(uneFacturePro()).replace(
      /(<ram:ID>FAC-2026-0001<\/ram:ID>)(<ram:TypeCode>380<\/ram:TypeCode>)/,
      '$2$1',
    )
    expect(schemaErrors(xml)).toContain('ID')
  })
})
