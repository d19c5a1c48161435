import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import {
  type Absence,
  ABSENCE_INCONNUE,
  type AbsenceInconnue,
  type AbsenceInvalide,
  type AbsenceVoulue,
  parseAbsence,
  type Fermeture,
  fermetures,
} from '#domain/agenda/absence'
import { bornesDuJour } from '#domain/agenda/semaine'
import { type Visite, exigerSansVisite, type VisitesPendantAbsence } from '#domain/agenda/visite'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { dernierJourProposable } from '#domain/rendez-vous/horizon'
import { FORME_IDENTIFIANT, OCTETS_IDENTITE, tirerIdentifiant } from '#domain/shared/identifiant'
import {
  type AdresseDeCalendrier,
  type CalendrierPrive,
  estALire,
  OCCUPATIONS_MAX,
  occupationsDe,
  periodeLue,
} from '#domain/agenda/calendrier-prive'

/** `confirmer` saves the absence even if it covers visits. */
type DemandeDAbsence = {
  readonly admin: Admin
  readonly voulue: AbsenceVoulue
  readonly confirmer: boolean
}

type PortsAbsence = Pick<Ports, 'clock' | 'randomness' | 'absences' | 'agenda'>

export const listerAbsences =
  ({ absences }: Pick<Ports, 'absences'>) =>
  (_: Admin): TE.TaskEither<PortFailure, readonly Absence[]> =>
    absences.lister()

const visitesDeLaPeriode = (
  { agenda }: Pick<Ports, 'agenda'>,
  voulue: AbsenceVoulue,
  instant: Date,
): TE.TaskEither<PortFailure, readonly Visite[]> => {
  const dernier = bornesDuJour(dernierJourProposable(dateParis(instant))).a
  const [debut, fin] = [bornesDuJour(voulue.du).de, voulue.au === null ? dernier : bornesDuJour(voulue.au).a]
  const de = debut < instant ? instant : debut
  if (de >= fin) return TE.right([])
  return agenda.visites(de, fin, instant)
}

const verifier =
  (ports: PortsAbsence, instant: Date) =>
  ({
    voulue,
    confirmer,
  }: DemandeDAbsence): TE.TaskEither<AbsenceInvalide | VisitesPendantAbsence | PortFailure, AbsenceVoulue> =>
    pipe(
      TE.fromEither(parseAbsence(voulue)),
      TE.bindTo('lue'),
      TE.bindW('visites', ({ lue }) => visitesDeLaPeriode(ports, lue, instant)),
      TE.flatMapEither(({ lue, visites }) => exigerSansVisite(lue, visites, confirmer)),
    )

type RefusAjouterAbsence = AbsenceInvalide | VisitesPendantAbsence

export const ajouterAbsence =
  (ports: PortsAbsence) =>
  (demande: DemandeDAbsence): TE.TaskEither<RefusAjouterAbsence | PortFailure, Absence> => {
    const instant = ports.clock.maintenant()
    return pipe(
      verifier(ports, instant)(demande),
      TE.map((lue): Absence => ({ ...lue, id: tirerIdentifiant(instant, ports.randomness.octets(OCTETS_IDENTITE)) })),
      TE.tap(ports.absences.ajouter),
    )
  }

export const lireFermetures = ({
  clock,
  absences,
}: Pick<Ports, 'clock' | 'absences'>): TE.TaskEither<PortFailure, readonly Fermeture[]> =>
  pipe(
    TE.fromIO(clock.maintenant),
    TE.flatMap((instant) =>
      pipe(
        absences.lister(),
        TE.map((lues) => fermetures(lues, dateParis(instant))),
      ),
    ),
  )

const connue = (id: string): TE.TaskEither<AbsenceInconnue, string> =>
  FORME_IDENTIFIANT.test(id) ? TE.right(id) : TE.left(ABSENCE_INCONNUE)

const exigerTrouvee = (
  faite: TE.TaskEither<PortFailure, boolean>,
): TE.TaskEither<AbsenceInconnue | PortFailure, void> =>
  pipe(
    faite,
    TE.flatMapEither((trouvee) => (trouvee ? E.right(undefined) : E.left(ABSENCE_INCONNUE))),
  )

export const changerAbsence =
  (ports: PortsAbsence) =>
  ({
    id,
    ...demande
  }: DemandeDAbsence & { readonly id: string }): TE.TaskEither<
    RefusAjouterAbsence | AbsenceInconnue | PortFailure,
    Absence
  > =>
    pipe(
      connue(id),
      TE.flatMap(() => verifier(ports, ports.clock.maintenant())(demande)),
      TE.map((lue): Absence => ({ ...lue, id })),
      TE.tap((absence) => exigerTrouvee(ports.absences.remplacer(absence))),
    )

export const retirerAbsence =
  ({ absences }: Pick<Ports, 'absences'>) =>
  ({ id }: { readonly admin: Admin; readonly id: string }): TE.TaskEither<AbsenceInconnue | PortFailure, void> =>
    pipe(
      connue(id),
      TE.flatMap(() => exigerTrouvee(absences.retirer(id))),
    )

type PortsCalendrier = Pick<Ports, 'clock' | 'absences' | 'lireAgendaPrive'>

type Lu = TE.TaskEither<PortFailure, O.Option<CalendrierPrive>>

/** Reads a private calendar, and stores its busy times or the reason of the failure. */
const lire = ({ clock, absences, lireAgendaPrive }: PortsCalendrier, adresse: string) => {
  const instant = clock.maintenant()
  const periode = periodeLue(instant)
  return pipe(
    lireAgendaPrive(adresse, periode),
    TE.map((lues) => occupationsDe(lues, periode)),
    TE.filterOrElseW(
      ({ length }) => length <= OCCUPATIONS_MAX,
      () => 'trop_gros' as const,
    ),
    TE.matchE(
      (raison) => absences.noterEchec(adresse, instant, raison),
      (occupations) => absences.noterLecture(adresse, instant, occupations),
    ),
  )
}

export const lireCalendrierPrive =
  ({ absences }: Pick<Ports, 'absences'>) =>
  (_: Admin): Lu =>
    absences.lireCalendrier()

/** The address is stored even if it cannot be read: the failure shown tells the owner how to correct it. */
export const poserCalendrierPrive =
  (ports: PortsCalendrier) =>
  ({ adresse }: { readonly admin: Admin; readonly adresse: AdresseDeCalendrier }): Lu =>
    pipe(
      ports.absences.poserCalendrier(adresse, ports.clock.maintenant()),
      TE.flatMap(() => lire(ports, adresse)),
      TE.flatMap(ports.absences.lireCalendrier),
    )

const lireSi =
  (ports: PortsCalendrier, voulue: (calendrier: CalendrierPrive) => boolean) =>
  (connu: O.Option<CalendrierPrive>): TE.TaskEither<PortFailure, void> =>
    O.isSome(connu) && voulue(connu.value) ? lire(ports, connu.value.adresse) : TE.right(undefined)

/** Reads the calendar now, even if it was read recently. */
export const relireCalendrierPrive =
  (ports: PortsCalendrier) =>
  (_: Admin): Lu =>
    pipe(
      ports.absences.lireCalendrier(),
      TE.flatMap(lireSi(ports, () => true)),
      TE.flatMap(ports.absences.lireCalendrier),
    )

export const retirerCalendrierPrive =
  ({ absences }: Pick<Ports, 'absences'>) =>
  (_: Admin): TE.TaskEither<PortFailure, void> =>
    absences.retirerCalendrier()

/** For the worker: reads the calendar if the last reading is too old. */
export const actualiserCalendrier = (ports: PortsCalendrier): TE.TaskEither<PortFailure, void> =>
  pipe(
    TE.Do,
    TE.flatMap(() => ports.absences.lireCalendrier()),
    TE.flatMap((connu) => lireSi(ports, (calendrier) => estALire(calendrier, ports.clock.maintenant()))(connu)),
  )
