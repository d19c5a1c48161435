import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { type DemandeDAvoir, preparerAvoir, type RefusDAvoir } from '#domain/facturation/preparer-avoir'
import type { FactureSuivie } from '#domain/facturation/reglement'
import { type PortsRediger, redigerAvoir } from './rediger-piece.ts'
import { relireFacture } from './trouver-facture.ts'

export type CorrectionDeFacture = DemandeDAvoir & { readonly session: Session; readonly numero: NumeroPiece }

type PortsEmettre = PortsRediger & Pick<Ports, 'clock' | 'factures' | 'entreprise'>

/** Gives back an invoice, whole or in part; the invoice itself stays as it was issued. */
export const emettreAvoir =
  (ports: PortsEmettre) =>
  ({
    session,
    numero,
    ...demande
  }: CorrectionDeFacture): TE.TaskEither<
    SessionRequise | AccesRefuse | FactureInconnue | RefusDAvoir | PortFailure,
    FactureSuivie
  > =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap(() => {
        const instant = ports.clock.maintenant()
        return ports.factures.emettreAvoir(
          numero,
          instant,
          (suivie) => preparerAvoir(suivie, demande, ports.entreprise, instant),
          redigerAvoir(ports),
        )
      }),
      TE.flatMap(() => relireFacture(ports)(numero)),
    )
