import { sequenceS } from '#fp/Apply'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type {
  AgendaStore,
  ARembourser,
  AttentesDeReponse,
  PremiersDossiers,
  LienAgenda,
} from '#application/ports/agenda-store'
import type { Ports } from '#application/ports/ports'
import type { Histoires } from '#application/ports/prestation-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import { bornesDuJour, bornesDeLaSemaine, joursDeLaSemaine, periodeDuFlux } from '#domain/agenda/semaine'
import { estConvenue, type Etape, etapesDuJour, type Visite } from '#domain/agenda/visite'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { laisserExpirer } from '#domain/rendez-vous/dossier'
import type { RetractationATraiter } from '#domain/retractation/a-traiter'
import { retractationsATraiter } from '../retractation/retractations.ts'
import {
  type Indisponibilite,
  indisponibilitesDuJour,
  type PeriodeDAbsence,
  periodesDAbsence,
} from '#domain/agenda/absence'
import { estMajore, nomDuFerie } from '#domain/calendrier/horaires'
import * as O from '#fp/Option'
import type { Hasher } from '#application/ports/hasher'
import { OCTETS_JETON, tirerJetonAgenda, AGENDA_INCONNU, type AgendaInconnu } from '#domain/agenda/jeton-agenda'
import { domaineDe } from '#application/courrier/lettre'
import type { EntreeDeCalendrier } from '#application/ports/document-renderer'
import type { Fichier } from '#application/shared/fichier'
import { calendriersDeDossier } from '#application/rendez-vous/calendrier-de-dossier'
import { direDate } from '#domain/rendez-vous/courrier-de-rendez-vous'

/** The most entries of each list of the day, the most urgent first: enough until the lists are read again. */
export const LIMITE_DU_JOUR = 25

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

/** Leaves out orders with a withdrawal: the withdrawal has its own entry for the refund. */
const horsRetractations = (
  { restes, factures, nombre }: ARembourser,
  retractations: readonly RetractationATraiter[],
): ARembourser => {
  const dites = new Set(retractations.map(({ declaration }) => declaration.prestationId))
  const autres = restes.filter(({ dossier }) => !dites.has(dossier.prestation.id))
  const desAutres = factures.filter(({ facture }) => !dites.has(facture.prestationId))
  const ecartes = restes.length - autres.length + factures.length - desAutres.length
  return { restes: autres, factures: desAutres, nombre: nombre - ecartes }
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

const USAGE = 'agenda'

/** True if `jeton` is the current secret. Takes the same time if there is no secret. */
const estJetonDAgenda = (hasher: Hasher, jeton: string, lien: O.Option<LienAgenda>): boolean =>
  hasher.correspond(USAGE, jeton, O.isSome(lien) ? lien.value.empreinte : '')

/** Makes a new secret for the private address, shown only once, and invalidates the earlier one. */
export const creerLienAgenda =
  (ports: Pick<Ports, 'clock' | 'randomness' | 'hasher' | 'agenda'>) =>
  (_: Admin): TE.TaskEither<PortFailure, { readonly jeton: string; readonly creeLe: Date }> =>
    pipe(
      TE.fromIO(() => ({
        jeton: tirerJetonAgenda(ports.randomness.octets(OCTETS_JETON)),
        creeLe: ports.clock.maintenant(),
      })),
      TE.tap(({ jeton, creeLe }) =>
        ports.agenda.poserLien({ empreinte: ports.hasher.empreinte(USAGE, jeton), creeLe }),
      ),
    )

export const lireLienAgenda =
  ({ agenda }: Pick<Ports, 'agenda'>) =>
  (_: Admin): TE.TaskEither<PortFailure, O.Option<Date>> =>
    pipe(agenda.lireLien(), TE.map(O.map(({ creeLe }) => creeLe)))

export const revoquerLienAgenda =
  ({ agenda }: Pick<Ports, 'agenda'>) =>
  (_: Admin): TE.TaskEither<PortFailure, void> =>
    agenda.revoquerLien()

type PortsFlux = Pick<Ports, 'clock' | 'hasher' | 'agenda' | 'absences' | 'documents' | 'entreprise' | 'expediteur'>

/** The calendar entries of the visits. They have the ids of the entries sent by mail, and the town in the title. */
const entreesDe =
  ({ entreprise, expediteur }: PortsFlux, ecritLe: Date) =>
  ({ dossier, date }: Visite): readonly EntreeDeCalendrier[] => {
    const { prestation, sequence } = dossier
    const annonce = {
      sequence,
      dates: [direDate(date)],
      retirees: [],
      motif: '',
      souhaits: [],
      frais: null,
      remplacee: null,
    }
    return calendriersDeDossier({
      annonce: { ...annonce, reponse: 'acceptee' },
      prestation,
      entreprise,
      domaine: domaineDe(expediteur),
      pour: 'entreprise',
      dejaConvenue: true,
      ecritLe,
    })
      .flatMap(({ calendrier }) => calendrier.entrees)
      .map((entree) => ({ ...entree, titre: `${entree.titre}, ${prestation.adresse.ville}` }))
  }

/** Without the note, because calendars are shared. */
const entreeDAbsence =
  ({ entreprise, expediteur }: PortsFlux) =>
  ({ id, debut, fin }: PeriodeDAbsence): EntreeDeCalendrier => ({
    uid: `${id}-${dateParis(debut)}@${domaineDe(expediteur)}`,
    sequence: 0,
    debut,
    fin,
    statut: 'CONFIRMED',
    titre: 'Absence',
    description: '',
    lieu: '',
    organisateur: { nom: entreprise.nom, email: entreprise.email },
    participant: null,
    sansRappel: true,
  })

const lireFlux = (ports: PortsFlux, instant: Date): TE.TaskEither<PortFailure, Fichier> => {
  const { de, a } = periodeDuFlux(instant)
  return pipe(
    TE.Do,
    TE.bind('visites', () => ports.agenda.visites(de, a, instant)),
    TE.bind('absences', () => ports.absences.lister()),
    TE.map(({ visites, absences }) => [
      ...visites.filter(estConvenue).flatMap(entreesDe(ports, instant)),
      ...periodesDAbsence(absences, dateParis(de), dateParis(a)).map(entreeDAbsence(ports)),
    ]),
    TE.map((entrees) => ({
      nom: 'agenda.ics',
      contenu: ports.documents.ics({ methode: 'PUBLISH', ecritLe: instant, entrees }),
    })),
  )
}

export const fluxAgenda =
  (ports: PortsFlux) =>
  (jeton: string): TE.TaskEither<AgendaInconnu | PortFailure, Fichier> =>
    pipe(
      ports.agenda.lireLien(),
      TE.filterOrElseW(
        (lien) => estJetonDAgenda(ports.hasher, jeton, lien),
        () => AGENDA_INCONNU,
      ),
      TE.flatMap(() => lireFlux(ports, ports.clock.maintenant())),
    )
