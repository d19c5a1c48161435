import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Email } from '#domain/client/email'
import type { Courrier, StatutCourrier } from '#domain/courrier/courrier'
import type { PrestationId } from '#domain/prestation/reference'

/** The claim of one worker on a mail. `essais` counts this attempt and fences off a worker that lost its claim. */
export type Reservation = { readonly id: string; readonly essais: number }

export type CourrierReserve = Reservation & Courrier

export type EtatOutbox = { readonly enAttente: number; readonly echoues: number; readonly plusAncien: Date | null }

/** A mail that waits for the owner. `genre` is as it was written, even by another version of the site. */
export type CourrierEchoue = {
  readonly id: string
  readonly genre: string
  readonly essais: number
  readonly creeLe: Date
  readonly derniereErreur: string | null
  readonly sujet: string
}

export type CourrierSuivi = {
  readonly id: string
  readonly genre: string
  readonly statut: StatutCourrier
  readonly creeLe: Date
  readonly aEnvoyerLe: Date
  readonly envoyeLe: Date | null
}

export type Outbox = {
  /** The clock that decides what is due and until when it is claimed: one for all instances, whose own clocks differ. */
  readonly heure: TE.TaskEither<PortFailure, Date>
  /** Oldest first; nobody else gets them before `finDuBail`. A retry is never due later than the longest delay. */
  readonly reserver: (
    instant: Date,
    finDuBail: Date,
    nombre: number,
  ) => TE.TaskEither<PortFailure, readonly CourrierReserve[]>
  readonly marquerEnvoye: (reservation: Reservation, instant: Date) => TE.TaskEither<PortFailure, void>
  /** `prochainEssai` is `null` when the mail now waits for the owner. */
  readonly marquerEchoue: (
    reservation: Reservation,
    prochainEssai: Date | null,
    raison: string,
  ) => TE.TaskEither<PortFailure, void>
  /** The mail has nothing left to tell: a reminder of a visit that was cancelled, a reset of no account. */
  readonly marquerSansObjet: (reservation: Reservation) => TE.TaskEither<PortFailure, void>
  /** Asks for a reset mail; the same write whether the address has an account or not. */
  readonly demanderReinitialisation: (email: Email, instant: Date) => TE.TaskEither<PortFailure, void>
  /** A mail that nobody will ask for, said to the owner as failed: `raison` as `ecrireEchec` writes it. */
  readonly retenirReinitialisation: (email: Email, instant: Date, raison: string) => TE.TaskEither<PortFailure, void>
  /** Holds a mail for the owner; `false` when it failed or was held before: it is the owner who sends it again. */
  readonly retenir: (reservation: Reservation, raison: string) => TE.TaskEither<PortFailure, boolean>
  readonly empechement: TE.TaskEither<PortFailure, O.Option<string>>
  readonly etat: (instant: Date) => TE.TaskEither<PortFailure, EtatOutbox>
  /** Oldest first. */
  readonly dePrestation: (id: PrestationId) => TE.TaskEither<PortFailure, readonly CourrierSuivi[]>
  readonly echoues: (limite: number) => TE.TaskEither<PortFailure, readonly CourrierEchoue[]>
  /** Makes every failed mail, or the one named, due at `instant`, with all its attempts before it; answers how many. */
  readonly renvoyerEchoues: (instant: Date, id?: string | null) => TE.TaskEither<PortFailure, number>
}
