import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unePrestation } from '#domain/prestation/prestation.fixture'
import type { Devis } from './devis.ts'
import { devisDePrestation } from './devis-de-prestation.ts'

/** The quote of `unePrestation`, issued on 20 November 2026. */
export const unDevis = (overrides: Partial<Devis> = {}): Devis => ({
  ...devisDePrestation(unePrestation(), uneEntreprise()),
  ...overrides,
})
