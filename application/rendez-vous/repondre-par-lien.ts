import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Email } from '#domain/client/email'
import { type DateProposee, memeProposition } from '#domain/rendez-vous/date-proposee'
import { type Changement, type Dossier, laisserExpirer } from '#domain/rendez-vous/dossier'
import {
  CRENEAU_PRIS,
  type CreneauPris,
  LIEN_INVALIDE,
  type LienInvalide,
  type LienExpire,
  type PrestationClose,
} from '#domain/rendez-vous/refus'
import { type Raison, refuserDates, dateLisible } from '#domain/rendez-vous/repondre'
import { accepterRendezVous, type RefusDAcceptation } from '#domain/retractation/debut-de-travail'
import type { Hasher } from '../ports/hasher.ts'
import type { Ports } from '../ports/ports.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import { identifierPrestation } from './identifier-prestation.ts'

export type ReponseParLien = LienDeDate &
  Raison & {
    readonly action: 'accepter' | 'refuser'
    readonly dateId?: string
    readonly debutAnticipe?: boolean
  }

type PortsReponse = Pick<Ports, 'clock' | 'hasher' | 'prestations'>

const dateChoisie =
  ({ dates }: Dossier, dateId: string) =>
  (lien: DateProposee): E.Either<LienInvalide, DateProposee> =>
    dateId === ''
      ? E.right(lien)
      : E.fromNullable(LIEN_INVALIDE)(dates.filter(memeProposition(lien)).find(({ id }) => id === dateId))

const decider =
  (ports: PortsReponse, reponse: ReponseParLien, instant: Date) =>
  (dossier: Dossier): E.Either<RefusDAcceptation, Changement | null> =>
    pipe(
      dateDuLien(ports.hasher, dossier, reponse.token),
      E.flatMap(dateChoisie(dossier, reponse.dateId ?? '')),
      E.flatMap(({ id }) =>
        reponse.action === 'accepter'
          ? accepterRendezVous(dossier, id, reponse.debutAnticipe ?? false, instant)
          : refuserDates(dossier, id, reponse, instant),
      ),
    )

/** Records the answer to a date by the link of a mail; repeating it changes nothing. */
export const repondreParLien =
  (ports: PortsReponse) =>
  (reponse: ReponseParLien): TE.TaskEither<RefusDAcceptation | CreneauPris | PortFailure, PropositionLue> =>
    pipe(
      TE.fromEither(identifierPrestation(reponse.id)),
      TE.bindTo('id'),
      TE.bindW('instant', () => TE.fromIO(ports.clock.maintenant)),
      TE.flatMap(({ id, instant }) => ports.prestations.modifier(id, instant, decider(ports, reponse, instant))),
      TE.bindTo('dossier'),
      TE.bindW('date', ({ dossier }) => TE.fromEither(dateDuLien(ports.hasher, dossier, reponse.token))),
      TE.mapLeft((refus) => {
        if (refus._tag === 'CreneauOccupe') return CRENEAU_PRIS
        return refus._tag === 'PrestationInconnue' ? LIEN_INVALIDE : refus
      }),
    )

const USAGE = 'rendez-vous'

/** A proposed date, and the address that it was mailed to. Correcting the address invalidates earlier links. */
type DateEcrite = { readonly id: string; readonly email: Email }

const matiere = ({ id, email }: DateEcrite): string => `${id} ${email}`

export const jetonDeDate = (hasher: Hasher, date: DateEcrite): string => hasher.empreinte(USAGE, matiere(date))

export const estJetonDeDate = (hasher: Hasher, date: DateEcrite, jeton: string): boolean =>
  hasher.correspond(USAGE, matiere(date), jeton)

type LienDeDate = { readonly id: string; readonly token: string }

type RefusDeLecture = LienInvalide | LienExpire | PrestationClose

export type PropositionLue = { readonly dossier: Dossier; readonly date: DateProposee }

const dateDuLien = (
  hasher: Hasher,
  { dates, prestation: { contact } }: Dossier,
  token: string,
): E.Either<LienInvalide, DateProposee> =>
  E.fromNullable(LIEN_INVALIDE)(dates.find(({ id }) => estJetonDeDate(hasher, { id, email: contact.email }, token)))

const lire = (
  hasher: Hasher,
  dossier: Dossier,
  token: string,
  instant: Date,
): E.Either<RefusDeLecture, PropositionLue> =>
  pipe(
    dateDuLien(hasher, dossier, token),
    E.flatMap(({ id }) => dateLisible(dossier, id, instant)),
    E.map((date) => ({ dossier: laisserExpirer(dossier, instant), date })),
  )

/** Reads the date of a mail link and changes nothing: mail programs open links by themselves. */
export const lireProposition =
  (ports: Pick<Ports, 'clock' | 'hasher' | 'prestations'>) =>
  ({ id, token }: LienDeDate): TE.TaskEither<RefusDeLecture | PortFailure, PropositionLue> =>
    pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.flatMap(ports.prestations.parId),
      TE.flatMapEither(
        O.match(
          () => E.left(LIEN_INVALIDE),
          (dossier) => lire(ports.hasher, dossier, token, ports.clock.maintenant()),
        ),
      ),
      TE.mapLeft((refus) => (refus._tag === 'PrestationInconnue' ? LIEN_INVALIDE : refus)),
    )
