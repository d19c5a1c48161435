import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import type { Admin } from '#application/shared/session'
import { ouRefuser, type PortFailure } from '#application/shared/port-failure'
import {
  type JourAVoir,
  type JourConnu,
  joursAVoir,
  type MomentSuggere,
  routeEntreCommunes,
  suggererMoments,
} from '#domain/agenda/moment-suggere'
import { bornesDuJour } from '#domain/agenda/semaine'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/reference'

type Demande = { readonly admin: Admin; readonly id: string; readonly tour: number }

type Moments = {
  readonly moments: readonly MomentSuggere[]
  /** Whether days are left to look at after these. */
  readonly suite: boolean
}

/** The order's own dates are in nobody's way: a new proposal takes their place. */
const connaitre =
  ({ agenda }: Pick<Ports, 'agenda'>, id: string, instant: Date) =>
  (jour: JourAVoir): TE.TaskEither<PortFailure, JourConnu> => {
    const { de, a } = bornesDuJour(jour.date)
    return pipe(
      agenda.visites(de, a, instant),
      TE.map((visites) => ({ ...jour, visites: visites.filter(({ dossier }) => dossier.prestation.id !== id) })),
    )
  }

/** Free moments that suit the client and the roads of the owner: two weeks of them, `tour` by `tour`. */
export const suggererMomentsDe =
  (ports: Pick<Ports, 'clock' | 'prestations' | 'agenda' | 'absences' | 'communes'>) =>
  ({ id, tour }: Demande): TE.TaskEither<PrestationInconnue | PortFailure, Moments> =>
    pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.flatMap(ports.prestations.parId),
      ouRefuser(PRESTATION_INCONNUE),
      TE.bindTo('dossier'),
      TE.bindW('instant', () => TE.fromIO(ports.clock.maintenant)),
      TE.bindW('indisponibilites', () => ports.absences.indisponibilites()),
      TE.bindW('jours', ({ dossier, instant }) =>
        TE.traverseSeqArray(connaitre(ports, dossier.prestation.id, instant))(joursAVoir(dossier, instant, tour)),
      ),
      TE.map(({ jours, ...connu }) => ({
        moments: suggererMoments(jours, { ...connu, route: routeEntreCommunes(ports.communes) }),
        suite: jours.length > 0 && joursAVoir(connu.dossier, connu.instant, tour + 1).length > 0,
      })),
    )
