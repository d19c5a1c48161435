import type { LigneFacturee } from '#domain/facturation/ligne-facturee'
import type { Piece } from '#domain/facturation/piece'
import { multiplier } from '#domain/shared/montant'
import { ETATS_DE_PIECE_DETACHEE } from '../contents/lignes-contents.ts'
import { amount, typed, element, join, leaf, type Xml } from './xml.ts'

/** UN/ECE recommendation 20: hours, kilometres, units. */
const UNITS: Readonly<Record<LigneFacturee['unite'], string>> = {
  forfait: 'C62',
  heure: 'HUR',
  km: 'KMT',
  unite: 'C62',
}

/** Cents, or as many decimals as needed to give the amount back when the price was rounded. */
const unitPrice = ({ prixUnitaire, quantite, montant }: LigneFacturee): string =>
  multiplier(prixUnitaire, quantite) === montant ? amount(prixUnitaire) : (montant / 100 / quantite).toFixed(6)

const product = ({ designation, etat }: LigneFacturee): Xml =>
  element(
    'ram:SpecifiedTradeProduct',
    join(typed('ram:Name', designation), etat === null ? null : leaf('ram:Description', ETATS_DE_PIECE_DETACHEE[etat])),
  )

const settlement = ({ montant }: LigneFacturee): Xml =>
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
      settlement(ligne),
    ),
  )

const EXEMPT = leaf('ram:CategoryCode', 'E')
const NO_RATE = leaf('ram:RateApplicablePercent', '0.00')

/** The tax of a line: none (VAT franchise). */
const LINE_TAX: Xml = element('ram:ApplicableTradeTax', join(leaf('ram:TypeCode', 'VAT'), EXEMPT, NO_RATE))

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
