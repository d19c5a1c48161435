import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { DestinataireEfface } from '#domain/facturation/destinataire-efface'
import type { FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'

export type DemandeDeRenvoi = { readonly session: Session; readonly numero: NumeroPiece }

/** Mails a document once more, with the bytes that were kept. */
export const renvoyerFacture =
  ({ clock, factures }: Pick<Ports, 'clock' | 'factures'>) =>
  ({
    session,
    numero,
  }: DemandeDeRenvoi): TE.TaskEither<
    SessionRequise | AccesRefuse | FactureInconnue | DestinataireEfface | PortFailure,
    void
  > =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap(() => factures.renvoyer(numero, clock.maintenant())),
    )
