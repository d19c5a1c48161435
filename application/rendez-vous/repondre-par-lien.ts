import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { type DateProposee, memeProposition } from '#domain/rendez-vous/date-proposee'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import { CRENEAU_PRIS, type CreneauPris, LIEN_INVALIDE, type LienInvalide } from '#domain/rendez-vous/refus'
import { type Raison, refuserDates } from '#domain/rendez-vous/repondre'
import { accepterRendezVous, type RefusDAcceptation } from '#domain/retractation/accepter-rendez-vous'
import { identifierPrestation } from './identifier-prestation.ts'
import { dateDuLien, type LienDeDate, type PropositionLue } from './lire-proposition.ts'

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

/** Records the answer to a date, for whoever holds its link; the same answer again changes nothing. */
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
