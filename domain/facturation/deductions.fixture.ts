import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import type { AcompteRecu } from './piece.ts'

/** A transfer in euros on 24 November 2026, before `uneFacture`; below zero, a refund. */
export const unAcompteRecu = (montant: number, overrides: Partial<AcompteRecu> = {}): AcompteRecu => ({
  le: dateCivile(2026, 11, 24),
  mode: 'virement',
  montant: euros(montant),
  piece: null,
  sur: null,
  laisse: false,
  ...overrides,
})
