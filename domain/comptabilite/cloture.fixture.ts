import { dateCivile } from '#domain/calendrier/date-civile'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { unePrestation } from '#domain/prestation/prestation.fixture'
import { centimes, euros } from '#domain/shared/montant'
import type { FactureALaCloture, LigneDeCloture } from './cloture.ts'

/** An invoice of 100 € of December 2025: 30 € were paid in that year and 50 € in the next. */
export const uneFactureALaCloture = (overrides: Partial<FactureALaCloture> = {}): FactureALaCloture => ({
  numero: numeroPiece('facture', 2025, 1),
  date: dateCivile(2025, 12, 20),
  echeance: dateCivile(2026, 1, 19),
  reference: unePrestation().reference,
  client: 'Jeanne Dupont',
  contact: null,
  type: 'particulier',
  total: euros(100),
  emise: true,
  avoirs: [],
  remplaceePar: null,
  credite: centimes(0),
  regle: euros(80),
  crediteDansLaPeriode: centimes(0),
  regleDansLaPeriode: euros(50),
  ...overrides,
})

/** 40 € received for an order that was not billed yet. */
export const unAcompteALaCloture = (overrides: Partial<LigneDeCloture> = {}): LigneDeCloture => ({
  reference: unePrestation().reference,
  client: 'Jeanne Dupont',
  contact: null,
  type: 'particulier',
  nature: 'acompte',
  facture: null,
  facturesDAcompte: [],
  echeance: null,
  solde: euros(-40),
  ...overrides,
})
