import { formaterDate } from '#domain/calendrier/formater-date'
import { lireIban } from '#domain/entreprise/iban'
import { estAcquittee, resteALEmission, totalDesAcomptes } from '#domain/facturation/acomptes-deduits'
import type { Facture, Piece } from '#domain/facturation/piece'
import { centimes, formaterMontant, multiplier } from '#domain/shared/montant'
import { isPaid } from './business-process.ts'
import { headerTax } from './tax.ts'
import { amount, day, qualifiedDay } from './values.ts'
import { element, join, leaf, type Xml } from './xml.ts'

/** UNTDID 4461: a credit transfer. */
const TRANSFER = '30'

/** None where nothing is left to pay: a program would pay it twice. */
const paymentMeans = (piece: Piece): Xml | null => {
  const iban = lireIban(piece.entreprise.paiement.iban)
  if (iban === null || (piece.genre === 'facture' && estAcquittee(piece))) return null
  const account = element('ram:PayeePartyCreditorFinancialAccount', leaf('ram:IBANID', iban))
  return element('ram:SpecifiedTradeSettlementPaymentMeans', join(leaf('ram:TypeCode', TRANSFER), account))
}

/** BT-20 and BT-9, which is the day of the payment when it came before (BR-FR-CO-09). */
const invoiceTerms = (facture: Facture): Xml => {
  const reste = resteALEmission(facture)
  if (isPaid(facture)) {
    const jour = facture.acomptes.map(({ le }) => le).reduce((un, autre) => (un > autre ? un : autre))
    return join(leaf('ram:Description', 'Facture acquittée.'), day('ram:DueDateDateTime', jour))
  }
  if (estAcquittee(facture)) {
    return leaf('ram:Description', `Facture acquittée, ${formaterMontant(multiplier(reste, -1))} à rendre.`)
  }
  const texte = `À régler au plus tard le ${formaterDate(facture.echeance)}.`
  return join(leaf('ram:Description', texte), day('ram:DueDateDateTime', facture.echeance))
}

const paymentTerms = (piece: Piece): Xml =>
  element(
    'ram:SpecifiedTradePaymentTerms',
    piece.genre === 'facture'
      ? invoiceTerms(piece)
      : leaf('ram:Description', `À déduire de la facture ${piece.facture.numero}, ou remboursé si elle est réglée.`),
  )

/** BG-22, without tax. BT-113: what was received before the invoice. */
const totals = (piece: Piece): Xml => {
  const { total } = piece
  const prepaid = piece.genre === 'facture' ? totalDesAcomptes(piece) : centimes(0)
  return element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    join(
      leaf('ram:LineTotalAmount', amount(total)),
      leaf('ram:TaxBasisTotalAmount', amount(total)),
      leaf('ram:TaxTotalAmount', '0.00', { currencyID: 'EUR' }),
      leaf('ram:GrandTotalAmount', amount(total)),
      prepaid === 0 ? null : leaf('ram:TotalPrepaidAmount', amount(prepaid)),
      leaf('ram:DuePayableAmount', amount(centimes(total - prepaid))),
    ),
  )
}

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
