import type { Dossier } from '#domain/rendez-vous/dossier'
import type { NumeroPiece } from './numero-piece.ts'

/** An invoice stands for the prestation: only a credit note opens it again (C9). */
export type FactureEmise = { readonly _tag: 'FactureEmise'; readonly numero: NumeroPiece }

/** What keeps a prestation done; `null` when nothing does. */
export const factureQuiRetient = ({ factureEnCours, prestation }: Dossier): FactureEmise | null =>
  prestation.statut === 'terminé' && factureEnCours !== null ? { _tag: 'FactureEmise', numero: factureEnCours } : null
