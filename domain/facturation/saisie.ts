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

/** What the letters of our documents draw for sure: Latin, Greek and Russian letters, figures, punctuation, the euro, a few signs. */
const IMPRIMABLE =
  /^[\n\t\u0020-\u007e\u00a0-\u017f\u0391-\u03a1\u03a3-\u03c9\u0400-\u045f\u1ea0-\u1ef9\u2010-\u201e\u2020-\u2022\u2026\u202f\u2030\u2032\u2033\u2039\u203a\u20ac\u2116\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]$/u

const INVISIBLE = /[\p{M}\p{Cf}]/u

/** The signs of a text that a document would print as another or leave out, each once; none for what it can draw. */
export const signesNonImprimables = (texte: string): readonly string[] => [
  ...new Set(Array.from(texte.normalize('NFC')).filter((signe) => !IMPRIMABLE.test(signe) && !INVISIBLE.test(signe))),
]
