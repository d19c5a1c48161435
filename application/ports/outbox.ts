import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Email } from '#domain/client/email'
import type { Courrier, StatutCourrier } from '#domain/courrier/courrier'
import type { PrestationId } from '#domain/prestation/reference'

/** A worker's claim on a mail. `essais` counts this attempt; a worker whose claim expired has an old number and is ignored. */
export type Reservation = { readonly id: string; readonly essais: number }

export type CourrierReserve = Reservation & Courrier

export type EtatOutbox = { readonly enAttente: number; readonly echoues: number; readonly plusAncien: Date | null }

/** A failed mail that waits for the owner. `genre` is free text: another version of the site may have written it. */
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
  /** The clock that decides which mails are due and when claims end: one for all instances, whose own clocks differ. */
  readonly heure: TE.TaskEither<PortFailure, Date>
  /** Claims due mails, oldest first; nobody else gets them before `finDuBail`. A retry is never due later than the longest delay. */
  readonly reserver: (
    instant: Date,
    finDuBail: Date,
    nombre: number,
  ) => TE.TaskEither<PortFailure, readonly CourrierReserve[]>
  readonly marquerEnvoye: (reservation: Reservation, instant: Date) => TE.TaskEither<PortFailure, void>
  /** `prochainEssai`: `null` if the mail now waits for the owner. */
  readonly marquerEchoue: (
    reservation: Reservation,
    prochainEssai: Date | null,
    raison: string,
  ) => TE.TaskEither<PortFailure, void>
  /** Marks a mail as pointless: a reminder of a cancelled visit, a reset without account. */
  readonly marquerSansObjet: (reservation: Reservation) => TE.TaskEither<PortFailure, void>
  /** Queues a reset mail; the same write with or without an account. */
  readonly demanderReinitialisation: (email: Email, instant: Date) => TE.TaskEither<PortFailure, void>
  /** Records a refused reset mail as failed, for the owner; `raison` in the format of `ecrireEchec`. */
  readonly retenirReinitialisation: (email: Email, instant: Date, raison: string) => TE.TaskEither<PortFailure, void>
  /** Holds a mail for the owner; false if it was held or had failed before: then the owner is the one who sends it again. */
  readonly retenir: (reservation: Reservation, raison: string) => TE.TaskEither<PortFailure, boolean>
  readonly empechement: TE.TaskEither<PortFailure, O.Option<string>>
  readonly etat: (instant: Date) => TE.TaskEither<PortFailure, EtatOutbox>
  /** The mails of a prestation, oldest first. */
  readonly dePrestation: (id: PrestationId) => TE.TaskEither<PortFailure, readonly CourrierSuivi[]>
  readonly echoues: (limite: number) => TE.TaskEither<PortFailure, readonly CourrierEchoue[]>
  /** Makes failed mails, or the one named, due at `instant` with all attempts again; answers how many. */
  readonly renvoyerEchoues: (instant: Date, id?: string | null) => TE.TaskEither<PortFailure, number>
}
