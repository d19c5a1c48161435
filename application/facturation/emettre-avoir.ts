import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { AvoirPrepare } from '#domain/facturation/piece'
import {
  type DemandeDAvoir,
  exigerReste,
  preparerAvoir,
  type RefusDAvoir,
  type ResteChange,
} from '#domain/facturation/preparer-avoir'
import type { FactureSuivie } from '#domain/facturation/reglement'
import type { Montant } from '#domain/shared/montant'
import { type PortsRediger, redigerAvoir } from './rediger-piece.ts'
import { relireFacture } from './trouver-facture.ts'

/** `resteAttendu` is what was left of the invoice when it was read; without it, it is credited as it stands. */
export type CorrectionDeFacture = DemandeDAvoir & {
  readonly session: Session
  readonly numero: NumeroPiece
  readonly resteAttendu?: Montant | null
}

type PortsEmettre = PortsRediger & Pick<Ports, 'clock' | 'factures' | 'entreprise'>

const decider =
  ({ entreprise }: PortsEmettre, { resteAttendu = null, ...demande }: CorrectionDeFacture, instant: Date) =>
  (suivie: FactureSuivie): E.Either<ResteChange | RefusDAvoir, AvoirPrepare> =>
    pipe(
      exigerReste(suivie, resteAttendu),
      E.flatMap((lue): E.Either<ResteChange | RefusDAvoir, AvoirPrepare> =>
        preparerAvoir(lue, demande, entreprise, instant),
      ),
    )

/** Gives back an invoice, whole or in part; the invoice itself stays as it was issued. */
export const emettreAvoir =
  (ports: PortsEmettre) =>
  (
    demande: CorrectionDeFacture,
  ): TE.TaskEither<
    SessionRequise | AccesRefuse | FactureInconnue | ResteChange | RefusDAvoir | PortFailure,
    FactureSuivie
  > =>
    pipe(
      TE.fromEither(exigerAdmin(demande.session)),
      TE.flatMap(() => {
        const instant = ports.clock.maintenant()
        return ports.factures.emettreAvoir(
          demande.numero,
          instant,
          decider(ports, demande, instant),
          redigerAvoir(ports),
        )
      }),
      TE.flatMap(() => relireFacture(ports)(demande.numero)),
    )
