import type { DateCivile } from '#domain/calendrier/date-civile'
import { euros, type Montant } from '#domain/shared/montant'
import type { Frais } from './frais.ts'
import type { EtatDePiece } from './ligne-facturee.ts'

/** A part that was fitted. */
export type PieceFournie = {
  readonly designation: string
  readonly quantite: number
  readonly prixUnitaire: Montant
  readonly etat: EtatDePiece
}

/** What the owner says of a finished visit, from which the invoice follows. */
export type SaisieDeFacture = {
  readonly dateExecution: DateCivile
  /** `false` when the visit came to nothing but fees. */
  readonly travail: boolean
  /** Minutes at work; read for hourly work alone, where `null` is the time of the quote. */
  readonly minutes: number | null
  /** Kilometres of the round trip; `null` as quoted, 0 for none. */
  readonly kmAllerRetour: number | null
  readonly pieces: readonly PieceFournie[]
  readonly frais: readonly Frais[]
  /** How the client agreed to pay more than the quote; empty when it is not above it. */
  readonly accordDepassement: string
}

export const PRIX_DE_PIECE_MAX = euros(5_000)
export const PIECES_MAX = 30
export const QUANTITE_MAX = 100
export const DESIGNATION_MAX = 160
export const KM_MAX = 400
export const ACCORD_MAX = 300
export const MOTIF_AVOIR_MAX = 300
export const NOTE_MAX = 300
