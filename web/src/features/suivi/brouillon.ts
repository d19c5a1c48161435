import type { GesteOuvert } from './geste.ts'
import type { SouhaitSaisi } from './souhaits-saisis.ts'

/** What was typed in a dialog, kept while the page lives, however the dialog closes. */
export type Brouillon = { readonly motif: string; readonly souhaits: readonly SouhaitSaisi[] }

/** Drafts by press. */
export type Brouillons = Readonly<Record<string, Brouillon>>

const VIDE: Brouillon = { motif: '', souhaits: [] }

const cleDe = ({ genre, prestationId }: GesteOuvert): string => `${genre}/${prestationId}`

export const brouillonDe = (brouillons: Brouillons, geste: GesteOuvert): Brouillon => brouillons[cleDe(geste)] ?? VIDE

export const avecBrouillon = (brouillons: Brouillons, geste: GesteOuvert, change: Partial<Brouillon>): Brouillons => ({
  ...brouillons,
  [cleDe(geste)]: { ...brouillonDe(brouillons, geste), ...change },
})

/** What was sent is no draft any more, and neither is what was typed for another press on the same order. */
export const sansBrouillon = (brouillons: Brouillons, prestationId: string): Brouillons =>
  Object.fromEntries(Object.entries(brouillons).filter(([cle]) => !cle.endsWith(`/${prestationId}`)))
