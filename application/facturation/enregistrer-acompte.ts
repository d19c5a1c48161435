import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Encaissement, Precedent } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import {
  annulerAcompte as defaire,
  enregistrerAcompte as encaisser,
  type RefusDAcompte,
  type RefusDAnnulationDAcompte,
  type SaisieDAcompte,
} from '#domain/facturation/acompte'
import { accorderVentes, documenterAcompte } from '#domain/facturation/documenter-acompte'
import type { NouvelleEcriture } from '#domain/facturation/enregistrer-reglement'
import type { HorlogeEnArriere } from '#domain/facturation/moment-d-emission'
import type { DossierAFacturer, MentionsManquantes } from '#domain/facturation/preparer-facture'
import type { Reglement } from '#domain/facturation/reglement'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationId } from '#domain/prestation/reference'
import { ecritureAvecPieces, exigerMoment, type PortsEcrire } from './nouvelle-ecriture.ts'
import { type PortsRediger, redigerAcompte } from './rediger-piece.ts'

type SurPrestation = { readonly admin: Admin; readonly id: string }

export type DemandeDAcompte = SurPrestation & { readonly saisie: SaisieDAcompte }

export type DemandeDAnnulationDAcompte = SurPrestation & { readonly acompteId: string; readonly note: string }

type PortsEncaisser = PortsEcrire & PortsRediger & Pick<Ports, 'factures' | 'entreprise'>

type Refus = PrestationInconnue | MentionsManquantes | HorlogeEnArriere

const identifier = ({ id }: SurPrestation): TE.TaskEither<Refus, PrestationId> =>
  TE.fromEither<Refus, PrestationId>(identifierPrestation(id))

type Decider<R> = (aFacturer: DossierAFacturer, ecriture: NouvelleEcriture) => E.Either<R, Reglement>

/** The entry that was decided on, with what a professional gets for it. */
const avecPieces =
  <R>(ports: PortsEncaisser, decider: Decider<R>) =>
  (
    aFacturer: DossierAFacturer,
    precedent: Precedent,
  ): E.Either<R | MentionsManquantes | HorlogeEnArriere, Encaissement> => {
    const { ecriture, moment } = ecritureAvecPieces(ports, precedent)
    const emission = { entreprise: ports.entreprise, instant: ecriture.instant }
    return pipe(
      decider(aFacturer, ecriture),
      E.bindTo('reglement'),
      E.bindW('pieces', ({ reglement }) => documenterAcompte(aFacturer, reglement, emission)),
      E.map(({ reglement, pieces }) => ({ reglement: accorderVentes(aFacturer.acomptes, reglement, pieces), pieces })),
      E.flatMap(exigerMoment(moment)),
    )
  }

const ecrire = <R>(
  ports: PortsEncaisser,
  sur: SurPrestation,
  decider: Decider<R>,
): TE.TaskEither<Refus | R | PortFailure, readonly Reglement[]> =>
  pipe(
    identifier(sur),
    TE.flatMap((id): TE.TaskEither<Refus | R | PortFailure, readonly Reglement[]> =>
      ports.factures.encaisser(id, avecPieces(ports, decider), redigerAcompte(ports)),
    ),
  )

/** Writes money that came before its invoice, or, below zero, that was given back; answers with all of it. */
export const enregistrerAcompte =
  (ports: PortsEncaisser) =>
  (demande: DemandeDAcompte): TE.TaskEither<Refus | RefusDAcompte | PortFailure, readonly Reglement[]> =>
    ecrire(ports, demande, (aFacturer, ecriture) => encaisser(aFacturer, demande.saisie, ecriture))

/** Undoes an entry that no invoice has taken over, by a contrary one. */
export const annulerAcompte =
  (ports: PortsEncaisser) =>
  (
    demande: DemandeDAnnulationDAcompte,
  ): TE.TaskEither<Refus | RefusDAnnulationDAcompte | PortFailure, readonly Reglement[]> =>
    ecrire(ports, demande, (aFacturer, ecriture) =>
      defaire(aFacturer, demande.acompteId, { ...ecriture, note: demande.note }),
    )
