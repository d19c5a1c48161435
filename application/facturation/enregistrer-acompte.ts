import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import {
  annulerAcompte as defaire,
  enregistrerAcompte as encaisser,
  type RefusDAcompte,
  type RefusDAnnulationDAcompte,
  type SaisieDAcompte,
} from '#domain/facturation/acompte'
import type { Reglement } from '#domain/facturation/reglement'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationId } from '#domain/prestation/reference'
import { nouvelleEcriture, type PortsEcrire } from './nouvelle-ecriture.ts'

type SurPrestation = { readonly session: Session; readonly id: string }

export type DemandeDAcompte = SurPrestation & { readonly saisie: SaisieDAcompte }

export type DemandeDAnnulationDAcompte = SurPrestation & { readonly acompteId: string; readonly note: string }

type PortsEncaisser = PortsEcrire & Pick<Ports, 'factures'>

type Refus = SessionRequise | AccesRefuse | PrestationInconnue

const identifier = ({ session, id }: SurPrestation): TE.TaskEither<Refus, PrestationId> =>
  pipe(
    TE.fromEither(exigerAdmin(session)),
    TE.flatMap(() => TE.fromEither<Refus, PrestationId>(identifierPrestation(id))),
  )

/** Writes money that came before its invoice, or, below zero, that was given back; answers with all of it. */
export const enregistrerAcompte =
  (ports: PortsEncaisser) =>
  (demande: DemandeDAcompte): TE.TaskEither<Refus | RefusDAcompte | PortFailure, readonly Reglement[]> =>
    pipe(
      identifier(demande),
      TE.flatMap((id) => {
        const ecriture = nouvelleEcriture(ports)
        return ports.factures.encaisser(id, ecriture.instant, (aFacturer) =>
          encaisser(aFacturer, demande.saisie, ecriture),
        )
      }),
    )

/** Undoes an entry that no invoice has taken over, by a contrary one. */
export const annulerAcompte =
  (ports: PortsEncaisser) =>
  ({
    acompteId,
    note,
    ...demande
  }: DemandeDAnnulationDAcompte): TE.TaskEither<Refus | RefusDAnnulationDAcompte | PortFailure, readonly Reglement[]> =>
    pipe(
      identifier(demande),
      TE.flatMap((id) => {
        const ecriture = nouvelleEcriture(ports)
        return ports.factures.encaisser(id, ecriture.instant, (aFacturer) =>
          defaire(aFacturer, acompteId, { ...ecriture, note }),
        )
      }),
    )
