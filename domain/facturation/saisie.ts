import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Montant } from '#domain/shared/montant'
import type { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import type { Frais } from './frais.ts'

/** A spare part fitted during the visit. */
export type PieceDetachee = {
  readonly designation: string
  readonly quantite: number
  readonly prixUnitaire: Montant
  readonly etat: EtatDePieceDetachee
}

/** A spare part whose state (new or reused) may still be missing. */
export type PieceDetacheeEnCours = Omit<PieceDetachee, 'etat'> & { readonly etat: EtatDePieceDetachee | null }

/** The fields of the invoice form, filled in after a visit. */
export type SaisieDeFacture = {
  readonly dateExecution: DateCivile
  /** False if only fees are charged. */
  readonly travail: boolean
  /** Minutes of work, for hourly prices only; `null` takes the time of the quote. */
  readonly minutes: number | null
  /** Kilometres of the round trip; `null` takes those of the quote, 0 charges none. */
  readonly kmAllerRetour: number | null
  readonly pieces: readonly PieceDetachee[]
  readonly frais: readonly Frais[]
  /** How the client agreed to pay more than the quote; empty if the total is not above it. */
  readonly accordDepassement: string
}

/** The form while it is being filled in. */
export type SaisieEnCours = Omit<SaisieDeFacture, 'pieces'> & { readonly pieces: readonly PieceDetacheeEnCours[] }

/** The most parts of one invoice: 20 of the highest price plus a day of work still fit in 32-bit cents. */
export const PIECES_MAX = 20
export const KM_MAX = 400
export const ACCORD_MAX = 300
export const MOTIF_AVOIR_MAX = 300
export const NOTE_MAX = 300

/** Minutes of the first hour, due in full; after it, each started quarter is due. */
const PREMIERE_HEURE = 60
const QUART = 15

/** The most minutes of work: 24 hours. More is taken for a typing error. */
export const MINUTES_MAX = 24 * 60

/** Hours to bill for minutes of work, rounded up to quarters. */
export const heuresFacturees = (minutes: number): number =>
  (PREMIERE_HEURE + Math.ceil(Math.max(0, minutes - PREMIERE_HEURE) / QUART) * QUART) / 60

/** The characters that the font of the documents contains: Latin, Greek and Russian letters, digits, punctuation, the euro, a few signs. */
const IMPRIMABLE =
  /^[\n\t\u0020-\u007e\u00a0-\u017f\u0391-\u03a1\u03a3-\u03c9\u0400-\u045f\u1ea0-\u1ef9\u2010-\u201e\u2020-\u2022\u2026\u202f\u2030\u2032\u2033\u2039\u203a\u20ac\u2116\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]$/u

const INVISIBLE = /[\p{M}\p{Cf}]/u

/** The characters of a text that the documents cannot print, each once. */
export const signesNonImprimables = (texte: string): readonly string[] => [
  ...new Set(Array.from(texte.normalize('NFC')).filter((signe) => !IMPRIMABLE.test(signe) && !INVISIBLE.test(signe))),
]
