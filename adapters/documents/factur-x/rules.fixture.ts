import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

const NAMESPACES = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

const sum = '//ram:SpecifiedTradeSettlementHeaderMonetarySummation'
const tax = '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax'
const type = '//rsm:ExchangedDocument/ram:TypeCode'
const process = '//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID'
/** True if the value is one of these codes, none of which contains another. */
const among = (value: string, codes: string): string =>
  `(string-length(${value}) > 0 and contains('${codes}', ${value}))`
/** True if the invoice declares that it was paid before its issue. */
const paid = among(process, 'B2 S2 M2')
/** True if the invoice declares earlier deposit invoices. */
const final = among(process, 'B4 S4 M4')
const deposit = among(type, '386 500 503')
const credit = among(type, '261 381 396 502 503')
const near = (left: string, right: string): string => `round(100 * (${left})) = round(100 * (${right}))`
const noted = (code: string): string =>
  `count(//ram:IncludedNote[ram:SubjectCode = '${code}' and string-length(ram:Content) > 0]) = 1`

/**
 * Business rules of EN 16931 and of the French reform that the schema does not check, as XPath 1.0 that must be true.
 */
const RULES: Readonly<Record<string, string>> = {
  'BR-02': 'string-length(//rsm:ExchangedDocument/ram:ID) > 0',
  'BR-16': 'count(//ram:IncludedSupplyChainTradeLineItem) > 0',
  'BR-25': 'not(//ram:SpecifiedTradeProduct[not(string-length(ram:Name) > 0)])',
  'BR-55': 'not(//ram:InvoiceReferencedDocument[not(string-length(ram:IssuerAssignedID) > 0)])',
  'BR-CO-10': near(`${sum}/ram:LineTotalAmount`, 'sum(//ram:IncludedSupplyChainTradeLineItem//ram:LineTotalAmount)'),
  'BR-CO-13': near(`${sum}/ram:TaxBasisTotalAmount`, `${sum}/ram:LineTotalAmount`),
  'BR-CO-15': near(`${sum}/ram:GrandTotalAmount`, `${sum}/ram:TaxBasisTotalAmount + ${sum}/ram:TaxTotalAmount`),
  'BR-CO-16': near(`${sum}/ram:DuePayableAmount`, `${sum}/ram:GrandTotalAmount - sum(${sum}/ram:TotalPrepaidAmount)`),
  'BR-CO-25': `not(${sum}/ram:DuePayableAmount > 0) or //ram:DueDateDateTime or string-length(//ram:SpecifiedTradePaymentTerms/ram:Description) > 0`,
  'BR-E-02': `not(//ram:CategoryCode = 'E') or string-length(//ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'FC' or @schemeID = 'VA']) > 0`,
  'BR-E-05': `not(//ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax[ram:CategoryCode = 'E' and ram:RateApplicablePercent != 0])`,
  'BR-E-08': near(
    `${tax}[ram:CategoryCode = 'E']/ram:BasisAmount`,
    `sum(//ram:IncludedSupplyChainTradeLineItem[.//ram:CategoryCode = 'E']//ram:LineTotalAmount)`,
  ),
  'BR-E-10': `not(${tax}[ram:CategoryCode = 'E'][not(string-length(ram:ExemptionReason) > 0) and not(ram:ExemptionReasonCode)])`,
  'BR-O-05': `not(//ram:ApplicableTradeTax[ram:CategoryCode = 'O'])`,
  'PEPPOL-EN16931-R008': 'not(//*[not(*) and not(normalize-space())])',
  'BR-FR-05/PMT': noted('PMT'),
  'BR-FR-05/PMD': noted('PMD'),
  'BR-FR-05/AAB': noted('AAB'),
  'BR-FR-04': among(type, '380 389 393 501 386 500 384 471 472 473 381 261 262 396 502 503'),
  'BR-FR-CO-05': `not(${credit}) or //ram:InvoiceReferencedDocument[ram:IssuerAssignedID and ram:FormattedIssueDateTime]`,
  'BR-FR-CO-07': `not(//ram:DueDateDateTime) or ${deposit} or ${paid} or //ram:DueDateDateTime >= //ram:IssueDateTime`,
  'BR-FR-CO-08': `not(${final} and ${deposit})`,
  'BR-FR-CO-09': `not(${paid}) or (${near(`${sum}/ram:TotalPrepaidAmount`, `${sum}/ram:GrandTotalAmount`)} and ${sum}/ram:DuePayableAmount = 0 and count(//ram:DueDateDateTime) = 1)`,
  'BR-FR-12': 'string-length(//ram:BuyerTradeParty/ram:URIUniversalCommunication/ram:URIID) > 0',
  'BR-FR-13': 'string-length(//ram:SellerTradeParty/ram:URIUniversalCommunication/ram:URIID) > 0',
}

/** The codes of the rules that a document breaks. */
export const brokenRules = (xml: string): readonly string[] => {
  using document = XmlDocument.fromString(xml)
  return Object.entries(RULES)
    .filter(([, rule]) => document.eval(`boolean(${rule})`, NAMESPACES) !== true)
    .map(([code]) => code)
}

/** The value at an XPath, as a text. */
export const read = (xml: string, xpath: string): string => {
  using document = XmlDocument.fromString(xml)
  const value = document.eval(`string(${xpath})`, NAMESPACES)
  return typeof value === 'string' ? value : ''
}

const schemaFile = (): string =>
  fileURLToPath(new URL('../schema/en16931/FACTUR-X_EN16931.xsd', import.meta.resolve('@stackforge-eu/factur-x')))

/** The errors of the official EN 16931 schema; empty for a valid document. */
export const schemaErrors = (xml: string): string => {
  xmlRegisterFsInputProviders()
  const url = schemaFile()
  using schema = XmlDocument.fromBuffer(readFileSync(url), { url })
  using validator = XsdValidator.fromDoc(schema)
  using document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    return ''
  } catch (error) {
    return String(error)
  }
}
