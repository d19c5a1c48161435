import type * as E from '#fp/Either'
import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { Page, PageDemandee } from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import type { Declaration, DeclarationRecue } from '#domain/retractation/declaration'
import type { Situation, Traitement } from '#domain/retractation/traiter-declaration'

export type RetractationStore = {
  /** Finds the order by the address of the declarant, locks it, decides, then writes declaration, order and mails, or nothing. */
  readonly declarer: (
    declaration: Declaration,
    decider: (situation: Situation) => Traitement,
  ) => TE.TaskEither<PortFailure, DeclarationRecue>
  /** Decides again on a declaration that waited for the business; none if there is no such declaration. */
  readonly confirmer: <R>(
    id: string,
    instant: Date,
    decider: (declaration: DeclarationRecue, situation: Situation) => E.Either<R, Traitement>,
  ) => TE.TaskEither<PortFailure | R, O.Option<DeclarationRecue>>
  /** Newest first. The cursor is the id of the last one seen. */
  readonly lister: (page: PageDemandee) => TE.TaskEither<PortFailure, Page<DeclarationRecue>>
  /** Declarations that may need an action and are not marked as done: those with a known order first, then newest first. */
  readonly aTraiter: (limite: number) => TE.TaskEither<PortFailure, readonly DeclarationRecue[]>
  /** The declarations about the orders of an account, oldest first. */
  readonly duClient: (clientId: string) => TE.TaskEither<PortFailure, readonly DeclarationRecue[]>
  readonly parId: (id: string) => TE.TaskEither<PortFailure, O.Option<DeclarationRecue>>
  /** Marks a declaration as done; `null` reopens it. None if there is no such declaration. */
  readonly marquer: (id: string, traiteeLe: Date | null) => TE.TaskEither<PortFailure, O.Option<DeclarationRecue>>
}
