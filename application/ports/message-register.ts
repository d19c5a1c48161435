import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PageDeRegistre, PageDeRegistreDemandee } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import type { MessageId } from '#domain/message/message'
import type { StatutMessage } from '#domain/message/statut-message'
import type { FilDuRegistre } from '#domain/registre/fil-du-registre'
import type { TriMessage } from '#domain/registre/tris'

export type ChoixDeMessages = {
  /** As `motsCherches` reads them. */
  readonly mots: readonly string[]
  readonly statut: StatutMessage | null
  readonly tri: TriMessage
  readonly page: PageDeRegistreDemandee
}

export type ChiffresDesMessages = Readonly<Record<StatutMessage, number>>

/** Every message to the business. */
export type MessageRegister = {
  readonly lister: (choix: ChoixDeMessages) => TE.TaskEither<PortFailure, PageDeRegistre<FilDuRegistre>>
  readonly parId: (id: MessageId) => TE.TaskEither<PortFailure, O.Option<FilDuRegistre>>
  readonly chiffres: () => TE.TaskEither<PortFailure, ChiffresDesMessages>
  /** Answers whether there is such a message, still at this version when one is given. */
  readonly changerStatut: (
    id: MessageId,
    statut: StatutMessage,
    version: number | null,
  ) => TE.TaskEither<PortFailure, boolean>
}
