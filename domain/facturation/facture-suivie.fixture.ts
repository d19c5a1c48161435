import { dateCivile } from '#domain/calendrier/date-civile'
import { centimes, type Montant } from '#domain/shared/montant'
import { acomptesEnAttente, type FactureCreditee } from './compte-de-commande.ts'
import { numeroPiece } from './numero-piece.ts'
import type { Facture } from './piece.ts'
import type { CompteOuvert } from './encaisser.ts'
import { unAvoir, uneFacture, uneLigne } from './facture.fixture.ts'
import type { FactureSuivie, Reglement } from './reglement.ts'

/** An invoice of one line. */
export const uneFactureDe = (total: Montant, overrides: Partial<Facture> = {}): Facture =>
  uneFacture({ lignes: [uneLigne({ prixUnitaire: total, montant: total })], ...overrides })

export const unReglement = (overrides: Partial<Reglement> = {}): Reglement => ({
  id: 'reglement-1',
  mode: 'virement',
  le: dateCivile(2026, 12, 1),
  montant: centimes(2_000),
  note: '',
  annule: null,
  enregistreLe: '2026-12-01T11:00:00.000Z',
  apres: null,
  convenu: null,
  ...overrides,
})

/** An invoice with a credit note and a transfer of the given amounts. */
export const uneFactureSuivie = ({
  credite = centimes(0),
  regle = centimes(0),
  ...overrides
}: Partial<FactureSuivie> & {
  readonly credite?: Montant
  readonly regle?: Montant
} = {}): FactureSuivie => {
  const facture = overrides.facture ?? uneFacture()
  return {
    facture,
    avoirs:
      credite === 0 ? [] : [unAvoir({ numero: numeroPiece('avoir', 2026, 1), total: credite, ventes: null }, facture)],
    reglements: regle === 0 ? [] : [unReglement({ montant: regle })],
    clientId: 'client-1',
    ...overrides,
  }
}

/** The ledger of an erased order, with these documents. */
export const unCompte = (...factures: readonly FactureSuivie[]): CompteOuvert => ({
  dossier: null,
  factures,
  facturesDAcompte: [],
  reglements: factures.flatMap(({ reglements }) => reglements),
  retractation: null,
})

/** Each invoice with its payments, as a store returns it. All payments count on the last invoice, except deposits not yet deducted. */
export const suivreFactures = <F extends FactureCreditee>(
  factures: readonly F[],
  reglements: readonly Reglement[],
): readonly (F & Pick<FactureSuivie, 'reglements'>)[] => {
  const attendus = acomptesEnAttente({ factures, reglements })
  return factures.map((creditee, rang) => ({
    ...creditee,
    reglements: rang === factures.length - 1 ? reglements.filter((un) => !attendus.includes(un)) : [],
  }))
}
