import { sequenceS } from '#fp/Apply'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { AgendaStore, ARembourser, AttentesDeReponse, PremiersDossiers } from '#application/ports/agenda-store'
import type { Ports } from '#application/ports/ports'
import type { Histoires } from '#application/ports/prestation-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import { bornesDuJour, bornesDeLaSemaine, joursDeLaSemaine } from '#domain/agenda/semaine'
import { estConvenue, type Etape, etapesDuJour } from '#domain/agenda/visite'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { laisserExpirer } from '#domain/rendez-vous/dossier'
import type { RetractationATraiter } from '#domain/retractation/a-traiter'
import { retractationsATraiter } from '../retractation/retractations.ts'
import { type Indisponibilite, indisponibilitesDuJour } from '#domain/agenda/absence'
import { estMajore, nomDuFerie } from '#domain/calendrier/horaires'

export const LIMITE_DU_JOUR = 50

/** `jour` is `null` for the present day in Paris. */
type DemandeDuJour = { readonly admin: Admin; readonly jour: DateCivile | null }

export type Aujourdhui = {
  readonly instant: Date
  readonly jour: DateCivile
  readonly enRetard: PremiersDossiers
  readonly aContacter: PremiersDossiers
  readonly aReproposer: PremiersDossiers
  readonly histoires: Histoires
  readonly visites: readonly Etape[]
  readonly sansReponse: AttentesDeReponse
  readonly retractations: readonly RetractationATraiter[]
  readonly aRembourser: ARembourser
  readonly messagesNonLus: number
  readonly courrielsEchoues: number
}

type PortsDuJour = Pick<
  Ports,
  'clock' | 'agenda' | 'outbox' | 'messages' | 'retractations' | 'factures' | 'prestations'
>

const premiersA =
  (lister: AgendaStore['enRetard'], instant: Date) => (): TE.TaskEither<PortFailure, PremiersDossiers> =>
    pipe(
      lister(instant, LIMITE_DU_JOUR),
      TE.map(({ dossiers, nombre }) => ({
        dossiers: dossiers.map((dossier) => laisserExpirer(dossier, instant)),
        nombre,
      })),
    )

const visitesDuJour =
  (agenda: AgendaStore, jour: DateCivile, instant: Date) => (): TE.TaskEither<PortFailure, readonly Etape[]> => {
    const { de, a } = bornesDuJour(jour)
    return pipe(
      agenda.visites(de, a, instant),
      TE.map((visites) => etapesDuJour(visites.filter(estConvenue), jour)),
    )
  }

/** A withdrawal says by itself what is to be done with the money of its order. */
const horsRetractations = (
  { restes, factures, nombre }: ARembourser,
  retractations: readonly RetractationATraiter[],
): ARembourser => {
  const dites = new Set(retractations.map(({ declaration }) => declaration.prestationId))
  const autres = restes.filter(({ dossier }) => !dites.has(dossier.prestation.id))
  const desAutres = factures.filter(({ facture }) => !dites.has(facture.prestationId))
  const tues = restes.length - autres.length + factures.length - desAutres.length
  return { restes: autres, factures: desAutres, nombre: nombre - tues }
}

const lire = (
  { agenda, outbox, messages, ...suivi }: PortsDuJour,
  jour: DateCivile,
  instant: Date,
): TE.TaskEither<PortFailure, Aujourdhui> =>
  pipe(
    sequenceS(TE.ApplicativePar)({
      commandes: pipe(
        TE.Do,
        TE.bind('enRetard', premiersA(agenda.enRetard, instant)),
        TE.bind('aContacter', premiersA(agenda.aContacter, instant)),
        TE.bind('aReproposer', premiersA(agenda.aReproposer, instant)),
        TE.bind('visites', visitesDuJour(agenda, jour, instant)),
        TE.bind('sansReponse', () => agenda.sansReponse(instant, LIMITE_DU_JOUR)),
      ),
      reste: pipe(
        TE.Do,
        TE.bind('aRembourser', () => agenda.aRembourser(LIMITE_DU_JOUR)),
        TE.bind('retractations', () => retractationsATraiter(suivi)),
        TE.bind('messagesNonLus', () => messages.nouveaux()),
        TE.bind('courriels', () => outbox.etat(instant)),
      ),
    }),
    TE.map(({ commandes, reste }) => ({ ...commandes, ...reste })),
    TE.bind('histoires', ({ aReproposer, aRembourser }) =>
      suivi.prestations.histoires(
        [...aReproposer.dossiers, ...aRembourser.restes.map(({ dossier }) => dossier)].map(
          ({ prestation }) => prestation.id,
        ),
      ),
    ),
    TE.map(({ courriels, ...listes }) => ({
      ...listes,
      aRembourser: horsRetractations(listes.aRembourser, listes.retractations),
      instant,
      jour,
      courrielsEchoues: courriels.echoues,
    })),
  )

export const aujourdhui =
  (ports: PortsDuJour) =>
  ({ jour }: DemandeDuJour): TE.TaskEither<PortFailure, Aujourdhui> =>
    pipe(
      TE.fromIO(ports.clock.maintenant),
      TE.flatMap((instant) => lire(ports, jour ?? dateParis(instant), instant)),
    )

type DemandeDeSemaine = { readonly admin: Admin; readonly date: DateCivile }

type JourDAgenda = {
  readonly jour: DateCivile
  readonly ferie: string | null
  readonly majore: boolean
  readonly visites: readonly Etape[]
  readonly absences: readonly Indisponibilite[]
}

export type Semaine = { readonly instant: Date; readonly jours: readonly JourDAgenda[] }

export const semaine =
  (ports: Pick<Ports, 'clock' | 'agenda' | 'absences'>) =>
  ({ date }: DemandeDeSemaine): TE.TaskEither<PortFailure, Semaine> => {
    const { de, a } = bornesDeLaSemaine(date)
    return pipe(
      TE.fromIO(ports.clock.maintenant),
      TE.bindTo('instant'),
      TE.bindW('visites', ({ instant }) => ports.agenda.visites(de, a, instant)),
      TE.bindW('toutes', () => ports.absences.indisponibilites()),
      TE.map(({ instant, visites, toutes }) => ({
        instant,
        jours: joursDeLaSemaine(date).map((jour) => ({
          jour,
          ferie: nomDuFerie(jour),
          majore: estMajore(jour),
          visites: etapesDuJour(visites, jour),
          absences: indisponibilitesDuJour(toutes, jour),
        })),
      })),
    )
  }
