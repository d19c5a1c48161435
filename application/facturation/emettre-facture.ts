import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Precedent } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { type HorlogeEnArriere, momentDEmission } from '#domain/facturation/moment-d-emission'
import type { FacturePreparee } from '#domain/facturation/piece'
import { type DossierAFacturer, preparerFacture, type RefusDeFacture } from '#domain/facturation/preparer-facture'
import type { FactureSuivie } from '#domain/facturation/reglement'
import type { SaisieDeFacture } from '#domain/facturation/saisie'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { exigerVersion, type VersionPerimee } from '#domain/rendez-vous/dossier'
import { type PortsRediger, redigerFacture } from './rediger-piece.ts'
import { relireFacture } from './trouver-facture.ts'

/** `version` is that of the prestation that was read; `null` bills whatever is there. */
export type DemandeDeFacture = {
  readonly admin: Admin
  readonly id: string
  readonly version: number | null
  readonly saisie: SaisieDeFacture
}

type PortsEmettre = PortsRediger & Pick<Ports, 'clock' | 'factures' | 'entreprise'>

type RefusDEmission = VersionPerimee | HorlogeEnArriere | RefusDeFacture

type Refus = PrestationInconnue | RefusDEmission

const decider =
  ({ entreprise, clock }: PortsEmettre, { version, saisie }: DemandeDeFacture) =>
  (aFacturer: DossierAFacturer, precedent: Precedent): E.Either<RefusDEmission, FacturePreparee> =>
    pipe(
      exigerVersion(aFacturer.dossier, version),
      E.flatMap((): E.Either<RefusDEmission, Date> => momentDEmission(clock.maintenant(), precedent)),
      E.flatMap((moment) => preparerFacture(aFacturer, saisie, entreprise, moment)),
    )

/** Issues the invoice of a prestation: decided, numbered, written, mailed, all or nothing. */
export const emettreFacture =
  (ports: PortsEmettre) =>
  (demande: DemandeDeFacture): TE.TaskEither<Refus | PortFailure, FactureSuivie> =>
    pipe(
      TE.fromEither(identifierPrestation(demande.id)),
      TE.flatMap((id) => ports.factures.emettre(id, decider(ports, demande), redigerFacture(ports))),
      TE.flatMap(({ numero }) => relireFacture(ports)(numero)),
    )
