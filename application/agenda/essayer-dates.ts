import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import type { Admin } from '#application/shared/session'
import { type PortFailure, ouRefuser } from '#application/shared/port-failure'
import { type Indisponibilite, type Indisponibilites, indisponibilitesPendant } from '#domain/agenda/absence'
import { type Essai, essayerDate, bornesDuJour } from '#domain/agenda/semaine'
import { seGenent, type Visite } from '#domain/agenda/visite'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/reference'
import { DATES_MAX } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { occupation } from '#domain/rendez-vous/proposer'
import type { NombreDeDates } from '#domain/rendez-vous/refus'
import {
  type JourAVoir,
  type JourConnu,
  joursAVoir,
  joursConnus,
  type MomentSuggere,
  routeEntreCommunes,
  suggererMoments as choisirMoments,
} from '#domain/agenda/moment-suggere'

type DemandeDEssai = { readonly admin: Admin; readonly id: string; readonly debuts: readonly Date[] }

type RefusEssayer = PrestationInconnue | NombreDeDates

export type EssaiSitue = {
  readonly essai: Essai
  readonly conflits: readonly Visite[]
  readonly absences: readonly Indisponibilite[]
}

type Essais = { readonly instant: Date; readonly dossier: Dossier; readonly dates: readonly EssaiSitue[] }

const exigerNombre = (debuts: readonly Date[]): E.Either<NombreDeDates, readonly Date[]> =>
  debuts.length > 0 && debuts.length <= DATES_MAX
    ? E.right(debuts)
    : E.left({ _tag: 'NombreDeDates', nombre: debuts.length })

/** The dates of the order itself are ignored: a new proposal replaces them. */
const lireObstacles =
  ({ agenda }: Pick<Ports, 'agenda'>, { prestation }: Dossier, toutes: Indisponibilites, instant: Date) =>
  (essai: Essai): TE.TaskEither<PortFailure, EssaiSitue> => {
    const { de, a } = occupation(essai.date)
    return pipe(
      agenda.visites(new Date(de), new Date(a), instant),
      TE.map((visites) => ({
        essai,
        absences: indisponibilitesPendant(toutes, essai.date),
        conflits: visites.filter(
          ({ dossier, date }) => dossier.prestation.id !== prestation.id && seGenent(date, essai.date),
        ),
      })),
    )
  }

export const essayerDates =
  (ports: Pick<Ports, 'clock' | 'prestations' | 'agenda' | 'absences'>) =>
  ({ id, debuts }: DemandeDEssai): TE.TaskEither<RefusEssayer | PortFailure, Essais> =>
    pipe(
      TE.fromEither(exigerNombre(debuts)),
      TE.flatMapEither(() => identifierPrestation(id)),
      TE.flatMap(ports.prestations.parId),
      ouRefuser(PRESTATION_INCONNUE),
      TE.bindTo('dossier'),
      TE.bindW('instant', () => TE.fromIO(ports.clock.maintenant)),
      TE.bindW('toutes', () => ports.absences.indisponibilites()),
      TE.bindW('dates', ({ dossier, instant, toutes }) =>
        TE.traverseSeqArray(lireObstacles(ports, dossier, toutes, instant))(
          debuts.map((debut, rang) => essayerDate(dossier, debut, rang, instant)),
        ),
      ),
    )

type Demande = { readonly admin: Admin; readonly id: string; readonly tour: number }

type Moments = {
  readonly moments: readonly MomentSuggere[]
  /** True if there are more days to examine. */
  readonly suite: boolean
}

/** Reads the visits and absences of these days at once, without the dates of the order itself. */
const connaitre =
  ({ agenda }: Pick<Ports, 'agenda'>, id: string, instant: Date) =>
  (jours: readonly JourAVoir[]): TE.TaskEither<PortFailure, readonly JourConnu[]> => {
    const dates = jours.map(({ date }) => date).toSorted()
    const [premiere, derniere] = [dates[0], dates.at(-1)]
    if (premiere === undefined || derniere === undefined) return TE.right([])
    return pipe(
      agenda.visites(bornesDuJour(premiere).de, bornesDuJour(derniere).a, instant),
      TE.map((visites) =>
        joursConnus(
          jours,
          visites.filter(({ dossier }) => dossier.prestation.id !== id),
        ),
      ),
    )
  }

/** Suggests free moments that suit the client and shorten the roads of the owner; each `tour` covers two weeks. */
export const suggererMoments =
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
        connaitre(ports, dossier.prestation.id, instant)(joursAVoir(dossier, instant, tour)),
      ),
      TE.map(({ jours, ...connu }) => ({
        moments: choisirMoments(jours, { ...connu, route: routeEntreCommunes(ports.communes) }),
        suite: jours.length > 0 && joursAVoir(connu.dossier, connu.instant, tour + 1).length > 0,
      })),
    )
