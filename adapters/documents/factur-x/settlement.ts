import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterDate } from '#domain/calendrier/formater-date'
import { lireIban } from '#domain/entreprise/iban'
import { type Avoir, corrigeUnAcompte, type Facture, type Piece } from '#domain/facturation/piece'
import { additionner, centimes, formaterMontant, type Montant, multiplier } from '#domain/shared/montant'
import { recuAvant } from '../contents/recu-avant.ts'
import { depositDocuments, progressOf } from './business-process.ts'
import { headerTax } from './tax.ts'
import { amount, day, qualifiedDay } from './values.ts'
import { element, join, leaf, type Xml } from './xml.ts'

/** UNTDID 4461: a credit transfer. */
const TRANSFER = '30'

/** BT-113: what was received before an invoice; what a credit note for a deposit gives back went before it, too. */
const prepaid = (piece: Piece): Montant =>
  piece.genre === 'avoir' && corrigeUnAcompte(piece)
    ? piece.total
    : additionner(...recuAvant(piece).map(({ montant }) => montant))

/** BT-115. */
const due = (piece: Piece): Montant => centimes(piece.total - prepaid(piece))

/** None where nothing is left to pay: a program would pay it twice. */
const paymentMeans = (piece: Piece): Xml | null => {
  const iban = lireIban(piece.entreprise.paiement.iban)
  if (iban === null || due(piece) <= 0) return null
  const account = element('ram:PayeePartyCreditorFinancialAccount', leaf('ram:IBANID', iban))
  return element('ram:SpecifiedTradeSettlementPaymentMeans', join(leaf('ram:TypeCode', TRANSFER), account))
}

const PAID = 'Facture acquittée.'

/** BT-9 is the day of the payment of one that was paid before (BR-FR-CO-09), and no past day of any other (BR-FR-CO-07). */
const paidOn = (jour: DateCivile): Xml => join(leaf('ram:Description', PAID), day('ram:DueDateDateTime', jour))

const lastPayment = ({ acomptes }: Facture): DateCivile =>
  acomptes.map(({ le }) => le).reduce((un, autre) => (un > autre ? un : autre))

const invoiceTerms = (facture: Facture): Xml => {
  const reste = due(facture)
  if (progressOf(facture) === '2') return paidOn(lastPayment(facture))
  if (reste === 0) return leaf('ram:Description', PAID)
  if (reste < 0) {
    return leaf('ram:Description', `Facture acquittée, ${formaterMontant(multiplier(reste, -1))} à rendre.`)
  }
  const texte = `À régler au plus tard le ${formaterDate(facture.echeance)}.`
  return join(leaf('ram:Description', texte), day('ram:DueDateDateTime', facture.echeance))
}

const creditTerms = (avoir: Avoir): Xml =>
  leaf(
    'ram:Description',
    corrigeUnAcompte(avoir)
      ? 'Rien à régler\u00a0: la somme a été rendue, ou n’avait pas été reçue.'
      : `À déduire de la facture ${avoir.facture.numero}, remboursé si elle est réglée, ou repris par celle qui la remplace.`,
  )

/** BT-20 and BT-9. */
const termsOf = (piece: Piece): Xml => {
  switch (piece.genre) {
    case 'facture':
      return invoiceTerms(piece)
    case 'acompte':
      return paidOn(piece.recu.le)
    case 'avoir':
      return creditTerms(piece)
  }
}

/** BG-22, without tax. */
const totals = (piece: Piece): Xml => {
  const { total } = piece
  return element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    join(
      leaf('ram:LineTotalAmount', amount(total)),
      leaf('ram:TaxBasisTotalAmount', amount(total)),
      leaf('ram:TaxTotalAmount', '0.00', { currencyID: 'EUR' }),
      leaf('ram:GrandTotalAmount', amount(total)),
      prepaid(piece) === 0 ? null : leaf('ram:TotalPrepaidAmount', amount(prepaid(piece))),
      leaf('ram:DuePayableAmount', amount(due(piece))),
    ),
  )
}

/** BG-3: the invoice that a credit note corrects; the documents of the deposits that a final one deducts, whose numbers are enough. */
const precedingInvoices = (piece: Piece): readonly Xml[] => {
  if (piece.genre !== 'avoir') {
    return depositDocuments(piece).map((numero) =>
      element('ram:InvoiceReferencedDocument', leaf('ram:IssuerAssignedID', numero)),
    )
  }
  const { numero, date } = piece.facture
  const corrected = join(leaf('ram:IssuerAssignedID', numero), qualifiedDay('ram:FormattedIssueDateTime', date))
  return [element('ram:InvoiceReferencedDocument', corrected)]
}

export const settlement = (piece: Piece): Xml =>
  element(
    'ram:ApplicableHeaderTradeSettlement',
    join(
      leaf('ram:InvoiceCurrencyCode', 'EUR'),
      paymentMeans(piece),
      headerTax(piece),
      element('ram:SpecifiedTradePaymentTerms', termsOf(piece)),
      totals(piece),
      ...precedingInvoices(piece),
    ),
  )
