import * as TE from '#fp/TaskEither'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { FactureDAcompteSuivie } from '#domain/facturation/facture-d-acompte-suivie'

/** What was issued for deposits: asked only of a prestation whose history tells of some, and that no invoice stands for. */
export const documentsDAcompte =
  ({ factures }: Pick<Ports, 'factures'>) =>
  ({ dossier, evenements }: Suivi): TE.TaskEither<PortFailure, readonly FactureDAcompteSuivie[]> =>
    dossier.factureEnCours === null && evenements.some(({ fait }) => fait.genre === 'acompte' && fait.pieces.length > 0)
      ? factures.facturesDAcompte(dossier.prestation.id)
      : TE.right([])
