import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unePrestation } from '#domain/prestation/prestation.fixture'
import type { Devis } from './devis.ts'
import { type DevisComplet, devisDePrestation } from './devis-complet.ts'

/** The quote of `unePrestation`, issued on 20 November 2026. */
export const unDevis = (overrides: Partial<Devis> = {}): Devis => ({
  ...devisDePrestation(unePrestation(), uneEntreprise()),
  ...overrides,
})

/** The same quote, accepted by `exigerMentions`. */
export const unDevisComplet = (overrides: Partial<Devis> = {}): DevisComplet => unDevis(overrides) as DevisComplet
