import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { type EtatDuContrat, type RetractationATraiter, resteATraiter } from '#domain/retractation/a-traiter'
import type { DeclarationRecue } from '#domain/retractation/declaration-recue'

/** How many of the last declarations are looked at. */
const DERNIERES = 50

type PortsDeSuivi = Pick<Ports, 'retractations' | 'factures' | 'prestations'>

const SANS_CONTRAT: EtatDuContrat = { factures: [], modalite: null }

const contratDe = (
  { factures, prestations }: PortsDeSuivi,
  { prestationId }: DeclarationRecue,
): TE.TaskEither<PortFailure, EtatDuContrat> =>
  prestationId === null
    ? TE.right(SANS_CONTRAT)
    : pipe(
        TE.Do,
        TE.bind('factures', () => factures.dePrestation(prestationId)),
        TE.bind('prestation', () => prestations.parId(prestationId)),
        TE.map(({ prestation, ...contrat }) => ({
          ...contrat,
          modalite: O.isSome(prestation) ? prestation.value.prestation.estimation.modalite : null,
        })),
      )

/** The withdrawals that still ask something of the owner on a civil day, the nearest term first. */
export const retractationsATraiter = (
  ports: PortsDeSuivi,
  jour: DateCivile,
): TE.TaskEither<PortFailure, readonly RetractationATraiter[]> =>
  pipe(
    ports.retractations.lister({ limite: DERNIERES, curseur: null }),
    TE.map(({ elements }) => elements.toReversed()),
    TE.flatMap(
      TE.traverseSeqArray((declaration) =>
        pipe(
          contratDe(ports, declaration),
          TE.map((contrat) => resteATraiter(declaration, contrat, jour)),
        ),
      ),
    ),
    TE.map((restes) => restes.filter((reste) => reste !== null)),
  )
