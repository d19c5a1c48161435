import type * as TE from '#fp/TaskEither'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import type { DestinataireEfface } from '#domain/facturation/destinataire-efface'
import type { FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'

export type DemandeDeRenvoi = { readonly admin: Admin; readonly numero: NumeroPiece }

/** Mails a document once more, with the bytes that were kept. */
export const renvoyerFacture =
  ({ clock, factures }: Pick<Ports, 'clock' | 'factures'>) =>
  ({ numero }: DemandeDeRenvoi): TE.TaskEither<FactureInconnue | DestinataireEfface | PortFailure, void> =>
    factures.renvoyer(numero, clock.maintenant())
