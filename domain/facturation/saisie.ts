import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Montant } from '#domain/shared/montant'
import type { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import type { Frais } from './frais.ts'

/** A part that was fitted. */
export type PieceDetachee = {
  readonly designation: string
  readonly quantite: number
  readonly prixUnitaire: Montant
  readonly etat: EtatDePieceDetachee
}

/** A part while it is still to be said whether it is new. */
export type PieceDetacheeEnCours = Omit<PieceDetachee, 'etat'> & { readonly etat: EtatDePieceDetachee | null }

/** What the owner says of a finished visit, from which the invoice follows. */
export type SaisieDeFacture = {
  readonly dateExecution: DateCivile
  /** `false` when the visit came to nothing but fees. */
  readonly travail: boolean
  /** Minutes at work; read for hourly work alone, where `null` is the time of the quote. */
  readonly minutes: number | null
  /** Kilometres of the round trip; `null` as quoted, 0 for none. */
  readonly kmAllerRetour: number | null
  readonly pieces: readonly PieceDetachee[]
  readonly frais: readonly Frais[]
  /** How the client agreed to pay more than the quote; empty when it is not above it. */
  readonly accordDepassement: string
}

/** The same while it is being said. */
export type SaisieEnCours = Omit<SaisieDeFacture, 'pieces'> & { readonly pieces: readonly PieceDetacheeEnCours[] }

/** So many of the dearest parts, and a day of work, still fit the whole cents that are stored (32 bits). */
export const PIECES_MAX = 20
export const KM_MAX = 400
export const ACCORD_MAX = 300
export const MOTIF_AVOIR_MAX = 300
export const NOTE_MAX = 300

/** The first hour is due whole, then each started quarter. */
const PREMIERE_HEURE = 60
const QUART = 15

/** A day and a night: more is a slip of the pen. */
export const MINUTES_MAX = 24 * 60

/** Hours to bill for minutes at work, by quarters. */
export const heuresFacturees = (minutes: number): number =>
  (PREMIERE_HEURE + Math.ceil(Math.max(0, minutes - PREMIERE_HEURE) / QUART) * QUART) / 60
