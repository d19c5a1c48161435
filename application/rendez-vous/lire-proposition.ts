import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Hasher } from '#application/ports/hasher'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { dateLisible } from '#domain/rendez-vous/date-ouverte'
import type { DateProposee } from '#domain/rendez-vous/date-proposee'
import { type Dossier, laisserExpirer } from '#domain/rendez-vous/dossier'
import { LIEN_INVALIDE, type LienExpire, type LienInvalide, type PrestationClose } from '#domain/rendez-vous/refus'
import { identifierPrestation } from './identifier-prestation.ts'
import { estJetonDeDate } from './jeton-de-date.ts'

export type LienDeDate = { readonly id: string; readonly token: string }

export type RefusDeLecture = LienInvalide | LienExpire | PrestationClose

export type PropositionLue = { readonly dossier: Dossier; readonly date: DateProposee }

export const dateDuLien = (
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

/** The date behind a link of a mail. Programs that look through mails open links too: reading changes nothing. */
export const lireProposition =
  (ports: Pick<Ports, 'clock' | 'hasher' | 'prestations'>) =>
  ({ id, token }: LienDeDate): TE.TaskEither<RefusDeLecture | PortFailure, PropositionLue> =>
    pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.flatMap(ports.prestations.parId),
      TE.flatMapEither(
        O.match(
          (): E.Either<RefusDeLecture, PropositionLue> => E.left(LIEN_INVALIDE),
          (dossier) => lire(ports.hasher, dossier, token, ports.clock.maintenant()),
        ),
      ),
      TE.mapLeft((refus) => (refus._tag === 'PrestationInconnue' ? LIEN_INVALIDE : refus)),
    )
