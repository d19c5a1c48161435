import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { FacturePreparee } from '#domain/facturation/piece'
import { type DossierAFacturer, preparerFacture, type RefusDeFacture } from '#domain/facturation/preparer-facture'
import type { FactureSuivie } from '#domain/facturation/reglement'
import type { SaisieDeFacture } from '#domain/facturation/saisie'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { exigerVersion, type VersionPerimee } from '#domain/rendez-vous/version'
import { type PortsRediger, redigerFacture } from './rediger-piece.ts'
import { relireFacture } from './trouver-facture.ts'

/** `version` is that of the prestation that was read; `null` bills whatever is there. */
export type DemandeDeFacture = {
  readonly session: Session
  readonly id: string
  readonly version: number | null
  readonly saisie: SaisieDeFacture
}

type PortsEmettre = PortsRediger & Pick<Ports, 'clock' | 'factures' | 'entreprise'>

type Refus = SessionRequise | AccesRefuse | PrestationInconnue | VersionPerimee | RefusDeFacture

const decider =
  ({ entreprise }: PortsEmettre, { version, saisie }: DemandeDeFacture, instant: Date) =>
  (aFacturer: DossierAFacturer): E.Either<VersionPerimee | RefusDeFacture, FacturePreparee> =>
    pipe(
      exigerVersion(aFacturer.dossier, version),
      E.flatMap((): E.Either<VersionPerimee | RefusDeFacture, FacturePreparee> =>
        preparerFacture(aFacturer, saisie, entreprise, instant),
      ),
    )

/** Issues the invoice of a prestation: decided, numbered, written, mailed, all or nothing. */
export const emettreFacture =
  (ports: PortsEmettre) =>
  (demande: DemandeDeFacture): TE.TaskEither<Refus | PortFailure, FactureSuivie> =>
    pipe(
      TE.fromEither(exigerAdmin(demande.session)),
      TE.bindTo('admin'),
      TE.bindW('id', () => TE.fromEither(identifierPrestation(demande.id))),
      TE.flatMap(({ id }) => {
        const instant = ports.clock.maintenant()
        return ports.factures.emettre(id, instant, decider(ports, demande, instant), redigerFacture(ports))
      }),
      TE.flatMap(({ numero }) => relireFacture(ports)(numero)),
    )
