import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { FactureSuivie } from '#domain/facturation/reglement'
import type { Transmission } from '#domain/facturation/transmission'
import { trouverFacture } from './trouver-facture.ts'

export type DemandeDeLecture = { readonly session: Session; readonly numero: NumeroPiece }

/** `transmission` is that of the document that was asked for. */
export type FactureDetaillee = { readonly suivie: FactureSuivie; readonly transmission: Transmission | null }

/** One invoice with what came after it, for the owner. */
export const lireFacture =
  (ports: Pick<Ports, 'factures'>) =>
  ({
    session,
    numero,
  }: DemandeDeLecture): TE.TaskEither<SessionRequise | AccesRefuse | FactureInconnue | PortFailure, FactureDetaillee> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap(() => trouverFacture(ports)(numero)),
      TE.bindTo('suivie'),
      TE.bindW('transmission', () => pipe(ports.factures.transmission(numero), TE.map(O.toNullable))),
    )
