import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { FACTURE_INCONNUE, type FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { FactureSuivie } from '#domain/facturation/reglement'

/** An invoice with what came after it, or the one that a credit note corrects. */
export const trouverFacture =
  ({ factures }: Pick<Ports, 'factures'>) =>
  (numero: NumeroPiece): TE.TaskEither<FactureInconnue | PortFailure, FactureSuivie> =>
    pipe(
      factures.parNumero(numero),
      TE.flatMapOption(
        (trouvee) => trouvee,
        (): FactureInconnue => FACTURE_INCONNUE,
      ),
    )

/** An invoice that was just written: it cannot be missing. */
export const relireFacture =
  (ports: Pick<Ports, 'factures'>) =>
  (numero: NumeroPiece): TE.TaskEither<PortFailure, FactureSuivie> =>
    pipe(
      trouverFacture(ports)(numero),
      TE.mapLeft((failure) =>
        failure._tag === 'PortFailure' ? failure : portFailure('factures')('an invoice that was issued is missing'),
      ),
    )
