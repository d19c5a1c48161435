import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { GenreDeCommande, GenreDeMessage } from '#domain/courrier/courrier'
import type { MessageId } from '#domain/message/message'
import type { PrestationId } from '#domain/prestation/reference'

/** The claim of one worker on a mail. `essais` counts this attempt and fences off a worker that lost its claim. */
export type Reservation = { readonly id: string; readonly essais: number }

export type CourrierDeCommande = Reservation & {
  readonly genre: GenreDeCommande
  readonly prestationId: PrestationId
  readonly clientId: string
  /** The first order of an account: this mail brings its temporary password. */
  readonly ouvreCompte: boolean
}

export type CourrierDeMessage = Reservation & { readonly genre: GenreDeMessage; readonly messageId: MessageId }

/** A mail to send, claimed by one worker, and what it is about. */
export type CourrierReserve = CourrierDeCommande | CourrierDeMessage

export type EtatOutbox = { readonly enAttente: number; readonly echoues: number; readonly plusAncien: Date | null }

/** Mails that wait in the database, written with what they tell, taken by as many workers as there are instances. */
export type Outbox = {
  /** Claims the mails due at `instant`, oldest first, until `finDuBail`; nobody else gets them before. */
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
  readonly etat: () => TE.TaskEither<PortFailure, EtatOutbox>
}
