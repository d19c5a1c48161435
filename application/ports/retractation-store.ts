import type * as E from '#fp/Either'
import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { Page, PageDemandee } from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import type { Declaration, DeclarationRecue } from '#domain/retractation/declaration'
import type { Situation, Traitement } from '#domain/retractation/traiter-declaration'

export type RetractationStore = {
  /** Finds the order under the declarant's address, locks, decides; writes declaration, order and mails, or nothing. */
  readonly declarer: (
    declaration: Declaration,
    decider: (situation: Situation) => Traitement,
  ) => TE.TaskEither<PortFailure, DeclarationRecue>
  /** Decides again on one that waited for the business; none when there is no such declaration. */
  readonly confirmer: <R>(
    id: string,
    instant: Date,
    decider: (declaration: DeclarationRecue, situation: Situation) => E.Either<R, Traitement>,
  ) => TE.TaskEither<PortFailure | R, O.Option<DeclarationRecue>>
  /** Newest first. The cursor is the id of the last one seen. */
  readonly lister: (page: PageDemandee) => TE.TaskEither<PortFailure, Page<DeclarationRecue>>
  /** Those that may ask something of the owner and were not done with: of known orders first, then newest first. */
  readonly aTraiter: (limite: number) => TE.TaskEither<PortFailure, readonly DeclarationRecue[]>
  /** Those about the orders of an account, oldest first. */
  readonly duClient: (clientId: string) => TE.TaskEither<PortFailure, readonly DeclarationRecue[]>
  readonly parId: (id: string) => TE.TaskEither<PortFailure, O.Option<DeclarationRecue>>
  /** Writes when the owner was done with one, `null` to take it up again; none when there is no such declaration. */
  readonly marquer: (id: string, traiteeLe: Date | null) => TE.TaskEither<PortFailure, O.Option<DeclarationRecue>>
}
