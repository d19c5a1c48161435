import { corrigeUnAcompte, type Piece } from '#domain/facturation/piece'
import { businessProcess } from './business-process.ts'
import { line } from './lines.ts'
import { notes } from './notes.ts'
import { buyer, postalAddress, seller } from './parties.ts'
import { settlement } from './settlement.ts'
import { day } from './values.ts'
import { element, join, leaf, type Xml } from './xml.ts'

const UNCEFACT = 'urn:un:unece:uncefact:data:standard'

const NAMESPACES = {
  'xmlns:rsm': `${UNCEFACT}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${UNCEFACT}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${UNCEFACT}:UnqualifiedDataType:100`,
  'xmlns:qdt': `${UNCEFACT}:QualifiedDataType:100`,
}

/** BT-24: the European norm itself. */
const PROFILE = 'urn:cen.eu:en16931:2017'

/** UNTDID 1001, of the French list (BR-FR-04): a commercial invoice and its credit note, those of a prepayment (386, 503). */
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

/** The order of the client (BT-14), and the quote that binds both (BT-12). */
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

/** BT-72, the day on which the work was done; of a document without such a day, BG-15, its place: the element must not be empty. */
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
