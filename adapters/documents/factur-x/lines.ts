import type { LigneFacturee } from '#domain/facturation/ligne-facturee'
import { multiplier } from '#domain/shared/montant'
import { ETATS_DE_PIECE_DETACHEE } from '../contents/etats-de-piece-detachee.ts'
import { LINE_TAX } from './tax.ts'
import { amount, typed } from './values.ts'
import { element, join, leaf, type Xml } from './xml.ts'

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
