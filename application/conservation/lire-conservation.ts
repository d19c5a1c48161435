import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { EtatConserve } from '#application/ports/conservation-store'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import {
  conserveJusquAu,
  GenreConserve,
  limiteDeConservation,
  type Regle,
  REGLES,
} from '#domain/conservation/calendrier'

const JOURS_A_VENIR = 30

export type BilanDeConservation = EtatConserve & {
  readonly genre: GenreConserve
  readonly regle: Regle
  readonly bientot: number
  /** The last day of the oldest; `null` without any. */
  readonly plusAncienJusquAu: DateCivile | null
}

type PortsConservation = Pick<Ports, 'clock' | 'conservation' | 'adminEmails'>

const etatAu = ({ conservation, adminEmails }: PortsConservation, genre: GenreConserve, jour: DateCivile) =>
  conservation.etat(genre, { jour, limite: limiteDeConservation(genre, jour) }, adminEmails)

const bilan = (
  ports: PortsConservation,
  genre: GenreConserve,
  jour: DateCivile,
): TE.TaskEither<PortFailure, BilanDeConservation> =>
  pipe(
    TE.Do,
    TE.bind('etat', () => etatAu(ports, genre, jour)),
    TE.bind('aVenir', () => etatAu(ports, genre, plusJours(jour, JOURS_A_VENIR))),
    TE.map(({ etat, aVenir }) => ({
      ...etat,
      genre,
      regle: REGLES[genre],
      bientot: aVenir.aTerme - etat.aTerme,
      plusAncienJusquAu: etat.plusAncien === null ? null : conserveJusquAu(genre, etat.plusAncien),
    })),
  )

export const lireConservation =
  (ports: PortsConservation) =>
  (_: Admin): TE.TaskEither<PortFailure, readonly BilanDeConservation[]> => {
    const jour = dateParis(ports.clock.maintenant())
    return TE.traverseSeqArray((genre: GenreConserve) => bilan(ports, genre, jour))(GenreConserve.values)
  }
