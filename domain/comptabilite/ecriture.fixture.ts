import { dateCivile } from '#domain/calendrier/date-civile'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { unePrestation } from '#domain/prestation/prestation.fixture'
import { centimes, euros } from '#domain/shared/montant'
import type { PieceB2c } from './b2c.ts'
import type { Ecriture } from './livre.ts'

/** 64 € in cash from a consumer, on 2 December 2026. */
export const uneEcriture = (overrides: Partial<Ecriture> = {}): Ecriture => ({
  id: 'reglement-1',
  le: dateCivile(2026, 12, 2),
  client: 'Jeanne Dupont',
  type: 'particulier',
  nature: 'Réinstallation PC',
  reference: unePrestation().reference,
  facture: numeroPiece('facture', 2026, 1),
  pieces: [],
  mode: 'especes',
  montant: euros(64),
  ventes: centimes(0),
  note: '',
  annule: false,
  ecritureAnnulee: null,
  saisieLe: dateCivile(2026, 12, 2),
  annuleeLe: null,
  ...overrides,
})

/** The invoice that `uneEcriture` pays. */
export const unePieceB2c = (overrides: Partial<PieceB2c> = {}): PieceB2c => ({
  genre: 'facture',
  date: dateCivile(2026, 12, 1),
  total: euros(64),
  ventes: centimes(0),
  ...overrides,
})
