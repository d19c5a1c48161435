import type { Piece } from '#domain/facturation/piece'
import { amount } from './values.ts'
import { element, join, leaf, type Xml } from './xml.ts'

const EXEMPT = leaf('ram:CategoryCode', 'E')
const NO_RATE = leaf('ram:RateApplicablePercent', '0.00')

/** The tax of a line: none (VAT franchise). */
export const LINE_TAX: Xml = element('ram:ApplicableTradeTax', join(leaf('ram:TypeCode', 'VAT'), EXEMPT, NO_RATE))

/** BG-23, with the legal sentence that the document carries and the French code of the franchise (CGI, art. 293 B). */
export const headerTax = ({ total, mentions }: Piece): Xml =>
  element(
    'ram:ApplicableTradeTax',
    join(
      leaf('ram:CalculatedAmount', '0.00'),
      leaf('ram:TypeCode', 'VAT'),
      leaf('ram:ExemptionReason', mentions.find(({ code }) => code === 'tva')?.texte ?? ''),
      leaf('ram:BasisAmount', amount(total)),
      EXEMPT,
      leaf('ram:ExemptionReasonCode', 'VATEX-FR-FRANCHISE'),
      NO_RATE,
    ),
  )
