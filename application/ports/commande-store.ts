import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Idempotence } from '#application/prestation/idempotence'
import type { EstimationId } from '#domain/estimation/estimation-id'
import type { Evenement } from '#domain/prestation/evenement'
import type { NouvellePrestation, Prestation } from '#domain/prestation/prestation'

/** Another order already bears this reference: draw again. */
export type ReferencePrise = { readonly _tag: 'ReferencePrise' }

/** An order with the same idempotency key was recorded first. */
export type CleConnue = { readonly _tag: 'CleConnue' }

/** Another order took the estimate first. */
export type EstimationPrise = { readonly _tag: 'EstimationPrise' }

/**
 * The estimate that an order comes from, which it marks as ordered. One that is unknown or was ordered already is left as
 * it is; an `exclusive` order is then not recorded at all.
 */
export type Origine = { readonly estimationId: EstimationId; readonly exclusive: boolean }

export type CommandeEnregistree = { readonly empreinte: string; readonly prestation: Prestation }

/**
 * Orders, recorded whole or not at all: key, client found or made by mail address (never rewritten), prestation with
 * its quote number and the first facts of its history, and both mails in the outbox, on disk when the task answers.
 */
export type CommandeStore = {
  readonly enregistrer: (
    commande: NouvellePrestation,
    idempotence: O.Option<Idempotence>,
    origine?: Origine | null,
    /** How its history begins; left out, as for an order that its client placed on the site. */
    histoire?: readonly Evenement[],
  ) => TE.TaskEither<PortFailure | ReferencePrise | CleConnue | EstimationPrise, Prestation>
  readonly parCle: (cle: string) => TE.TaskEither<PortFailure, O.Option<CommandeEnregistree>>
}
