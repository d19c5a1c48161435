import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Hasher } from '#application/ports/hasher'
import type { LienAgenda } from '#application/ports/agenda-store'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { OCTETS_JETON, tirerJetonAgenda, AGENDA_INCONNU, type AgendaInconnu } from '#domain/agenda/jeton-agenda'
import { domaineDe } from '#application/courrier/lettre'
import type { EntreeDeCalendrier } from '#application/ports/document-renderer'
import type { Fichier } from '#application/shared/fichier'
import { calendriersDeDossier } from '#application/rendez-vous/calendrier-de-dossier'
import { type PeriodeDAbsence, periodesDAbsence } from '#domain/agenda/absence'
import { periodeDuFlux } from '#domain/agenda/semaine'
import { estConvenue, type Visite } from '#domain/agenda/visite'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { direDate } from '#domain/rendez-vous/courrier-de-rendez-vous'

const USAGE = 'agenda'

/** True if it is the last secret made. Takes the same time when there is none. */
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

/** The entry that the mails brought, under the same id, with the town in its title. */
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

/** Without its note: calendars are shared. */
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

const lire = (ports: PortsFlux, instant: Date): TE.TaskEither<PortFailure, Fichier> => {
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
      TE.flatMap(() => lire(ports, ports.clock.maintenant())),
    )
