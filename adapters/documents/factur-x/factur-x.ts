import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterDate } from '#domain/calendrier/formater-date'
import type { Adresse } from '#domain/client/adresse'
import { lireIban } from '#domain/entreprise/moyens-de-paiement'
import { mentionsDeFacture } from '#domain/facturation/mentions'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { type Avoir, corrigeUnAcompte, type Facture, type Piece } from '#domain/facturation/piece'
import { additionner, centimes, formaterMontant, type Montant, multiplier } from '#domain/shared/montant'
import { recuAvant } from '../contents/reglement-contents.ts'
import type { LigneFacturee } from '#domain/facturation/ligne-facturee'
import { ETATS_DE_PIECE_DETACHEE } from '../contents/lignes-contents.ts'
import { amount, day, element, join, leaf, qualifiedDay, typed, type Xml } from './xml.ts'

/** UN/ECE recommendation 20: hours, kilometres, units. */
const UNITS: Readonly<Record<LigneFacturee['unite'], string>> = {
  forfait: 'C62',
  heure: 'HUR',
  km: 'KMT',
  unite: 'C62',
}

/** The unit price in cents, or with the decimals needed to get the amount back if the price was rounded. */
const unitPrice = ({ prixUnitaire, quantite, montant }: LigneFacturee): string =>
  multiplier(prixUnitaire, quantite) === montant ? amount(prixUnitaire) : (montant / 100 / quantite).toFixed(6)

const product = ({ designation, etat }: LigneFacturee): Xml =>
  element(
    'ram:SpecifiedTradeProduct',
    join(typed('ram:Name', designation), etat === null ? null : leaf('ram:Description', ETATS_DE_PIECE_DETACHEE[etat])),
  )

const lineSettlement = ({ montant }: LigneFacturee): Xml =>
  element(
    'ram:SpecifiedLineTradeSettlement',
    join(
      LINE_TAX,
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', leaf('ram:LineTotalAmount', amount(montant))),
    ),
  )

/** BG-25, numbered from 1. */
export const line = (ligne: LigneFacturee, rang: number): Xml =>
  element(
    'ram:IncludedSupplyChainTradeLineItem',
    join(
      element('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', String(rang + 1))),
      product(ligne),
      element(
        'ram:SpecifiedLineTradeAgreement',
        element('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', unitPrice(ligne))),
      ),
      element(
        'ram:SpecifiedLineTradeDelivery',
        leaf('ram:BilledQuantity', String(ligne.quantite), { unitCode: UNITS[ligne.unite] }),
      ),
      lineSettlement(ligne),
    ),
  )

const EXEMPT = leaf('ram:CategoryCode', 'E')
const NO_RATE = leaf('ram:RateApplicablePercent', '0.00')

/** The tax of a line: none (VAT franchise). */
const LINE_TAX: Xml = element('ram:ApplicableTradeTax', join(leaf('ram:TypeCode', 'VAT'), EXEMPT, NO_RATE))

/** BG-23, with the legal sentence that the document carries and the French code of the franchise (CGI, art. 293 B). */
const headerTax = ({ total, mentions }: Piece): Xml =>
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

/** UNTDID 4461: a credit transfer. */
const TRANSFER = '30'

/** BT-113: what was received before an invoice. For a credit note on a deposit, what it gives back. */
const prepaid = (piece: Piece): Montant =>
  piece.genre === 'avoir' && corrigeUnAcompte(piece)
    ? piece.total
    : additionner(...recuAvant(piece).map(({ montant }) => montant))

/** BT-115. */
const due = (piece: Piece): Montant => centimes(piece.total - prepaid(piece))

/** The means of payment; none if nothing is due, since a program would pay twice. */
const paymentMeans = (piece: Piece): Xml | null => {
  const iban = lireIban(piece.entreprise.paiement.iban)
  if (iban === null || due(piece) <= 0) return null
  const account = element('ram:PayeePartyCreditorFinancialAccount', leaf('ram:IBANID', iban))
  return element('ram:SpecifiedTradeSettlementPaymentMeans', join(leaf('ram:TypeCode', TRANSFER), account))
}

const PAID = 'Facture acquittée.'

/** BT-9: the day of payment of a document paid before (BR-FR-CO-09); for any other, never a past day (BR-FR-CO-07). */
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
const totals = (piece: Piece): Xml =>
  element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    join(
      leaf('ram:LineTotalAmount', amount(piece.total)),
      leaf('ram:TaxBasisTotalAmount', amount(piece.total)),
      leaf('ram:TaxTotalAmount', '0.00', { currencyID: 'EUR' }),
      leaf('ram:GrandTotalAmount', amount(piece.total)),
      prepaid(piece) === 0 ? null : leaf('ram:TotalPrepaidAmount', amount(prepaid(piece))),
      leaf('ram:DuePayableAmount', amount(due(piece))),
    ),
  )

/** BG-3: the invoice that a credit note corrects, or the deposit documents that a final invoice deducts. */
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

const settlement = (piece: Piece): Xml =>
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

/** Registers of codes: SIREN, SIRET, and the directory of French electronic addresses (ICD). */
const ICD = { siren: '0002', siret: '0009', annuaire: '0225' } as const

const digits = (numero: string): string => numero.replaceAll(/\s/g, '')

const postalAddress = ({ adresse, codePostal, ville }: Adresse): Xml =>
  element(
    'ram:PostalTradeAddress',
    join(
      leaf('ram:PostcodeCode', codePostal),
      typed('ram:LineOne', adresse),
      typed('ram:CityName', ville),
      leaf('ram:CountryID', 'FR'),
    ),
  )

const legalOrganization = (siren: string): Xml =>
  element('ram:SpecifiedLegalOrganization', leaf('ram:ID', digits(siren), { schemeID: ICD.siren }))

const electronicAddress = (scheme: string, address: string): Xml =>
  element('ram:URIUniversalCommunication', leaf('ram:URIID', address, { schemeID: scheme }))

const contact = (nom: string, telephone: string, email: string): Xml =>
  element(
    'ram:DefinedTradeContact',
    join(
      typed('ram:PersonName', nom),
      element('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', telephone)),
      element('ram:EmailURIUniversalCommunication', leaf('ram:URIID', email)),
    ),
  )

/** BG-4. Without a VAT number, the SIREN is the tax registration number (BT-32, rule BR-E-02). */
const seller = ({ entreprise }: Piece): Xml =>
  element(
    'ram:SellerTradeParty',
    join(
      leaf('ram:GlobalID', digits(entreprise.siret), { schemeID: ICD.siret }),
      typed('ram:Name', entreprise.nom),
      typed('ram:Description', `${entreprise.responsable}, ${entreprise.forme}`),
      legalOrganization(entreprise.siren),
      contact(entreprise.responsable, entreprise.telephone, entreprise.email),
      postalAddress(entreprise),
      electronicAddress(ICD.annuaire, digits(entreprise.siren)),
      element('ram:SpecifiedTaxRegistration', leaf('ram:ID', digits(entreprise.siren), { schemeID: 'FC' })),
    ),
  )

/** BG-7. A business by its SIREN in the directory, a person by a mail address. */
const buyer = ({ acheteur, contact: { nom, telephone, email }, adresse }: Piece): Xml => {
  const pro = acheteur.type === 'professionnel'
  return element(
    'ram:BuyerTradeParty',
    join(
      typed('ram:Name', pro ? acheteur.raisonSociale : nom),
      pro ? legalOrganization(acheteur.siren) : null,
      contact(nom, telephone, email),
      postalAddress(adresse),
      pro ? electronicAddress(ICD.annuaire, acheteur.siren) : electronicAddress('EM', email),
    ),
  )
}

/** UNTDID 4451: the notes that French rules require between professionals (BR-FR-05). */
const SUBJECTS = { recouvrement: 'PMT', penalites: 'PMD', escompte: 'AAB' } as const

const note = (texte: string, subject: string | null): Xml =>
  element(
    'ram:IncludedNote',
    join(typed('ram:Content', texte), subject === null ? null : leaf('ram:SubjectCode', subject)),
  )

/** A credit note has none of the three notes, but the rule requires them there too. */
const legalNotes = ({ date, mentions }: Piece): readonly Xml[] => {
  const known = [...mentions, ...mentionsDeFacture(date, 'professionnel')]
  return Object.entries(SUBJECTS).map(([code, subject]) =>
    note(known.find((mention) => mention.code === code)?.texte ?? '', subject),
  )
}

const ownNotes = (piece: Piece): readonly string[] => {
  switch (piece.genre) {
    case 'facture':
      return piece.accordDepassement === ''
        ? []
        : [`Accord du client au-delà du devis\u00a0: ${piece.accordDepassement}`]
    case 'acompte':
      return [
        `Acompte sur le devis ${piece.numeroDevis}, accepté pour ${formaterMontant(piece.totalDevis)}`,
        ...(piece.retablit === null ? [] : [`Nature\u00a0: ${piece.service}`]),
      ]
    case 'avoir': {
      const facture = corrigeUnAcompte(piece) ? 'facture d’acompte' : 'facture'
      return [`Avoir sur la ${facture} ${piece.facture.numero}\u00a0: ${piece.motif}`]
    }
  }
}

/** BG-1. */
const notes = (piece: Piece): Xml => join(...ownNotes(piece).map((texte) => note(texte, null)), ...legalNotes(piece))

const UNCEFACT = 'urn:un:unece:uncefact:data:standard'

const NAMESPACES = {
  'xmlns:rsm': `${UNCEFACT}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${UNCEFACT}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${UNCEFACT}:UnqualifiedDataType:100`,
  'xmlns:qdt': `${UNCEFACT}:QualifiedDataType:100`,
}

/** BT-24: EN 16931 itself. */
const PROFILE = 'urn:cen.eu:en16931:2017'

/** UNTDID 1001, French list (BR-FR-04): an invoice, its credit note, and those of a prepayment (386, 503). */
const typeOf = (piece: Piece): string => {
  switch (piece.genre) {
    case 'facture':
      return '380'
    case 'acompte':
      return '386'
    case 'avoir':
      return corrigeUnAcompte(piece) ? '503' : '381'
  }
}

const context = (piece: Piece): Xml =>
  element(
    'rsm:ExchangedDocumentContext',
    join(
      element('ram:BusinessProcessSpecifiedDocumentContextParameter', leaf('ram:ID', businessProcess(piece))),
      element('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', PROFILE)),
    ),
  )

const header = (piece: Piece): Xml =>
  element(
    'rsm:ExchangedDocument',
    join(
      leaf('ram:ID', piece.numero),
      leaf('ram:TypeCode', typeOf(piece)),
      day('ram:IssueDateTime', piece.date),
      notes(piece),
    ),
  )

/** The order of the client (BT-14), and the accepted quote (BT-12). */
const agreement = (piece: Piece): Xml =>
  element(
    'ram:ApplicableHeaderTradeAgreement',
    join(
      seller(piece),
      buyer(piece),
      element('ram:SellerOrderReferencedDocument', leaf('ram:IssuerAssignedID', piece.reference)),
      piece.genre === 'avoir'
        ? null
        : element('ram:ContractReferencedDocument', leaf('ram:IssuerAssignedID', piece.numeroDevis)),
    ),
  )

/** BT-72, the day of the work. A document without such a day names its place (BG-15). */
const delivery = (piece: Piece): Xml =>
  element(
    'ram:ApplicableHeaderTradeDelivery',
    piece.genre === 'facture'
      ? element('ram:ActualDeliverySupplyChainEvent', day('ram:OccurrenceDateTime', piece.dateExecution))
      : element('ram:ShipToTradeParty', postalAddress(piece.adresse)),
  )

/** An invoice or a credit note as Factur-X 1.0, profile EN 16931 (UN/CEFACT Cross Industry Invoice D22B). */
export const facturX = (piece: Piece): string => {
  const transaction = element(
    'rsm:SupplyChainTradeTransaction',
    join(...piece.lignes.map(line), agreement(piece), delivery(piece), settlement(piece)),
  )
  const invoice = element('rsm:CrossIndustryInvoice', join(context(piece), header(piece), transaction), NAMESPACES)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${invoice}\n`
}

/** Goods, services or both. A document issued before goods were recorded counts as one for services. */
const contentsOf = (piece: Piece): 'B' | 'S' | 'M' => {
  const [goods, all] =
    piece.genre === 'facture'
      ? [piece.lignes.filter(({ genre }) => genre === 'piece').length, piece.lignes.length]
      : [piece.ventes ?? 0, piece.total]
  if (goods === 0) return 'S'
  return goods === all ? 'B' : 'M'
}

/** The deposit invoices that a final invoice deducts, and their credit notes. */
const depositDocuments = (piece: Piece): readonly NumeroPiece[] =>
  piece.genre === 'facture' ? piece.acomptes.flatMap((acompte) => (acompte.piece === null ? [] : [acompte.piece])) : []

/** To be paid; paid in full before its day (BR-FR-CO-09); final after deposit invoices (BR-FR-CO-08). */
const progressOf = (piece: Piece): '1' | '2' | '4' => {
  if (depositDocuments(piece).length > 0) return '4'
  const recus = recuAvant(piece).map(({ montant }) => montant)
  return recus.length > 0 && additionner(...recus) === piece.total ? '2' : '1'
}

/** BT-23 of French companies: whether it is for goods, services or both, and its state of payment. */
const businessProcess = (piece: Piece): string => `${contentsOf(piece)}${progressOf(piece)}`
