import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import type { FactureDuRegistre } from '#domain/facturation/facture-du-registre'
import { FACTURE_INCONNUE, type FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Transmission } from '#domain/facturation/transmission'

export type DemandeDeLecture = { readonly admin: Admin; readonly numero: NumeroPiece }

/** `transmission` is that of the document that was asked for. */
export type FactureDetaillee = { readonly suivie: FactureDuRegistre; readonly transmission: Transmission | null }

type Refus = FactureInconnue

/** One invoice with what came after it, for the owner. */
export const lireFacture =
  ({ factures }: Pick<Ports, 'factures'>) =>
  ({ numero }: DemandeDeLecture): TE.TaskEither<Refus | PortFailure, FactureDetaillee> =>
    pipe(
      factures.duRegistre(numero),
      TE.flatMapOption(
        (trouvee) => trouvee,
        (): Refus => FACTURE_INCONNUE,
      ),
      TE.bindTo('suivie'),
      TE.bindW('transmission', () => pipe(factures.transmission(numero), TE.map(O.toNullable))),
    )
