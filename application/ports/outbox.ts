import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { GenreCourrier } from '#domain/courrier/courrier'
import type { PrestationId } from '#domain/prestation/reference'

/** A mail to send, claimed by one worker. `essais` counts this attempt and fences off a worker that lost its claim. */
export type CourrierReserve = {
  readonly id: string
  readonly genre: GenreCourrier
  readonly prestationId: PrestationId
  readonly clientId: string
  /** The first order of an account: this mail brings its temporary password. */
  readonly ouvreCompte: boolean
  readonly essais: number
}

export type EtatOutbox = { readonly enAttente: number; readonly echoues: number; readonly plusAncien: Date | null }

/** Mails that wait in the database, written with what they tell, taken by as many workers as there are instances. */
export type Outbox = {
  /** Claims the mails due at `instant`, oldest first, until `finDuBail`; nobody else gets them before. */
  readonly reserver: (
    instant: Date,
    finDuBail: Date,
    nombre: number,
  ) => TE.TaskEither<PortFailure, readonly CourrierReserve[]>
  readonly marquerEnvoye: (courrier: CourrierReserve, instant: Date) => TE.TaskEither<PortFailure, void>
  /** `prochainEssai` is `null` when the mail now waits for the owner. */
  readonly marquerEchoue: (
    courrier: CourrierReserve,
    prochainEssai: Date | null,
    raison: string,
  ) => TE.TaskEither<PortFailure, void>
  readonly etat: () => TE.TaskEither<PortFailure, EtatOutbox>
}
