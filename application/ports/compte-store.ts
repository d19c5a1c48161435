import type * as E from '#fp/Either'
import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Email } from '#domain/client/email'
import type { ContenuAPrevoir, Effacement } from '#domain/compte/effacement'
import type { Compte, Personne, SecretTemporaire } from '#domain/compte/compte'

export type NouvelAdmin = Omit<Personne, 'role'>

export type CompteStore = {
  readonly parId: (clientId: string) => TE.TaskEither<PortFailure, O.Option<Compte>>
  readonly parEmail: (email: Email) => TE.TaskEither<PortFailure, O.Option<Compte>>
  /** Replaces any earlier temporary password of the account; `finDesSessions` also ends the sessions that are open. */
  readonly poserMotDePasseTemporaire: (
    clientId: string,
    secret: SecretTemporaire,
    finDesSessions: boolean,
  ) => TE.TaskEither<PortFailure, void>
  /** Ends all sessions and answers the new version of tokens; none if another change came first. */
  readonly changerMotDePasse: (
    clientId: string,
    empreinte: string,
    jetonVersion: number,
  ) => TE.TaskEither<PortFailure, O.Option<number>>
  /** After a login with the temporary password: ends all sessions, forgets the chosen password, and answers the new version of tokens; none if the account is gone. */
  readonly utiliserTemporaire: (clientId: string) => TE.TaskEither<PortFailure, O.Option<number>>
  /** Replaces the hash of a password by a stronger one, unless the password changed meanwhile. */
  readonly rehacher: (clientId: string, ancienne: string, nouvelle: string) => TE.TaskEither<PortFailure, void>
  /** Makes the account of an address an admin; creates it if missing. The profile of an existing account stays. */
  readonly nommerAdmin: (admin: NouvelAdmin) => TE.TaskEither<PortFailure, Compte>
  readonly admins: () => TE.TaskEither<PortFailure, readonly Compte[]>
  readonly contenu: (clientId: string) => TE.TaskEither<PortFailure, ContenuAPrevoir>
  /** Locks the account, decides, then erases it or nothing. Invoices and credit notes stay. A mail of the same transaction lists the references. */
  readonly effacer: <R>(
    clientId: string,
    instant: Date,
    decider: (contenu: ContenuAPrevoir) => E.Either<R, Effacement>,
  ) => TE.TaskEither<PortFailure | R, Effacement>
}
