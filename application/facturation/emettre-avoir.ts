import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Precedent } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import type { FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { type HorlogeEnArriere, momentDEmission } from '#domain/facturation/moment-d-emission'
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
  readonly admin: Admin
  readonly numero: NumeroPiece
  readonly resteAttendu?: Montant | null
}

type RefusDEmission = ResteChange | HorlogeEnArriere | RefusDAvoir

type PortsEmettre = PortsRediger & Pick<Ports, 'clock' | 'factures' | 'entreprise'>

const decider =
  ({ entreprise, clock }: PortsEmettre, { resteAttendu = null, ...demande }: CorrectionDeFacture) =>
  (suivie: FactureSuivie, precedent: Precedent): E.Either<RefusDEmission, AvoirPrepare> =>
    pipe(
      exigerReste(suivie, resteAttendu),
      E.bindTo('lue'),
      E.bindW('moment', ({ lue }) => momentDEmission(clock.maintenant(), precedent, new Date(lue.facture.emiseLe))),
      E.flatMap(({ lue, moment }): E.Either<RefusDEmission, AvoirPrepare> =>
        preparerAvoir(lue, demande, entreprise, moment),
      ),
    )

/** Gives back an invoice, whole or in part; the invoice itself stays as it was issued. */
export const emettreAvoir =
  (ports: PortsEmettre) =>
  (demande: CorrectionDeFacture): TE.TaskEither<FactureInconnue | RefusDEmission | PortFailure, FactureSuivie> =>
    pipe(
      ports.factures.emettreAvoir(demande.numero, decider(ports, demande), redigerAvoir(ports)),
      TE.flatMap(() => relireFacture(ports)(demande.numero)),
    )
