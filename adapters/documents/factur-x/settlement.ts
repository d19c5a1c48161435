import { lireIban } from '#domain/entreprise/iban'
import type { Piece } from '#domain/facturation/piece'
import { formaterDate } from '#domain/calendrier/formater-date'
import { headerTax } from './tax.ts'
import { amount, day, qualifiedDay } from './values.ts'
import { element, join, leaf, type Xml } from './xml.ts'

/** UNTDID 4461: a credit transfer. */
const TRANSFER = '30'

const paymentMeans = ({ entreprise }: Piece): Xml | null => {
  const iban = lireIban(entreprise.paiement.iban)
  if (iban === null) return null
  const account = element('ram:PayeePartyCreditorFinancialAccount', leaf('ram:IBANID', iban))
  return element('ram:SpecifiedTradeSettlementPaymentMeans', join(leaf('ram:TypeCode', TRANSFER), account))
}

/** BT-20 and BT-9. */
const paymentTerms = (piece: Piece): Xml =>
  element(
    'ram:SpecifiedTradePaymentTerms',
    piece.genre === 'facture'
      ? join(
          leaf('ram:Description', `À régler au plus tard le ${formaterDate(piece.echeance)}.`),
          day('ram:DueDateDateTime', piece.echeance),
        )
      : leaf('ram:Description', `À déduire de la facture ${piece.facture.numero}, ou remboursé si elle est réglée.`),
  )

/** BG-22: without tax or prepayment, four times the same sum. */
const totals = ({ total }: Piece): Xml =>
  element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    join(
      leaf('ram:LineTotalAmount', amount(total)),
      leaf('ram:TaxBasisTotalAmount', amount(total)),
      leaf('ram:TaxTotalAmount', '0.00', { currencyID: 'EUR' }),
      leaf('ram:GrandTotalAmount', amount(total)),
      leaf('ram:DuePayableAmount', amount(total)),
    ),
  )

/** BG-3: the invoice that a credit note corrects. */
const precedingInvoice = (piece: Piece): Xml | null =>
  piece.genre === 'facture'
    ? null
    : element(
        'ram:InvoiceReferencedDocument',
        join(
          leaf('ram:IssuerAssignedID', piece.facture.numero),
          qualifiedDay('ram:FormattedIssueDateTime', piece.facture.date),
        ),
      )

export const settlement = (piece: Piece): Xml =>
  element(
    'ram:ApplicableHeaderTradeSettlement',
    join(
      leaf('ram:InvoiceCurrencyCode', 'EUR'),
      paymentMeans(piece),
      headerTax(piece),
      paymentTerms(piece),
      totals(piece),
      precedingInvoice(piece),
    ),
  )
