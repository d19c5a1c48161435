import * as TE from '#fp/TaskEither'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { Reglement } from '#domain/facturation/reglement'

/** Money without an invoice: asked only of a prestation whose history tells of some, and that no invoice stands for. */
export const ecrituresSansFacture =
  ({ factures }: Pick<Ports, 'factures'>) =>
  ({ dossier, evenements }: Suivi): TE.TaskEither<PortFailure, readonly Reglement[]> =>
    dossier.factureEnCours === null && evenements.some(({ fait }) => fait.genre === 'acompte')
      ? factures.acomptes(dossier.prestation.id)
      : TE.right([])
