import * as O from '#fp/Option'
import * as T from '#fp/Task'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierReserve } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { ANCIENNE_ADRESSE, ESSAIS_MAX, prochainEssai } from '#domain/courrier/courrier'
import { composerCourriel } from './composer-courriel.ts'
import { lireRecit } from './lire-recit.ts'
import type { Recit } from './recit.ts'

/** Mails claimed at a time, and how long a worker may take before another one takes over. */
export const LOT = 10
export const BAIL_MS = 120_000

/** What may become of a mail that was read: it left, or there was nothing left to tell. */
type Issue = 'envoye' | 'sans_objet'

type PortsExpedier = Pick<
  Ports,
  | 'clock'
  | 'randomness'
  | 'keyedHash'
  | 'outbox'
  | 'comptes'
  | 'prestations'
  | 'devis'
  | 'messages'
  | 'factures'
  | 'mailer'
  | 'templates'
  | 'devisRenderer'
  | 'conditionsRenderer'
  | 'calendrier'
  | 'entreprise'
  | 'expediteur'
>

const envoyer =
  (ports: PortsExpedier, { id }: CourrierReserve) =>
  (recit: Recit): TE.TaskEither<PortFailure, Issue> =>
    pipe(
      composerCourriel(ports)(id, recit),
      TE.flatMap(ports.mailer.envoyer),
      TE.map((): Issue => 'envoye'),
    )

/** Writes one mail and hands it to the mail server, unless it has nothing left to tell. */
const expedier =
  (ports: PortsExpedier) =>
  (courrier: CourrierReserve): TE.TaskEither<PortFailure, Issue> =>
    pipe(
      lireRecit(ports)(courrier),
      TE.flatMap(O.match(() => TE.right<PortFailure, Issue>('sans_objet'), envoyer(ports, courrier))),
    )

const raisonDe = ({ port, cause }: PortFailure): string =>
  `${port}: ${cause instanceof Error ? cause.message : String(cause)}`.slice(0, 500)

const noterEchec =
  (ports: PortsExpedier, courrier: CourrierReserve) =>
  (echec: PortFailure): TE.TaskEither<PortFailure, void> => {
    const dernier = courrier.essais >= ESSAIS_MAX
    // The address that was wrong may be nobody's: the owner has nothing to do about it.
    if (dernier && courrier.genre === ANCIENNE_ADRESSE) return ports.outbox.marquerSansObjet(courrier)
    const suivant = dernier ? null : prochainEssai(ports.clock.maintenant(), courrier.essais)
    return ports.outbox.marquerEchoue(courrier, suivant, raisonDe(echec))
  }

const traiter =
  (ports: PortsExpedier) =>
  (courrier: CourrierReserve): TE.TaskEither<PortFailure, void> =>
    pipe(
      expedier(ports)(courrier),
      TE.matchE(noterEchec(ports, courrier), (issue) =>
        issue === 'envoye'
          ? ports.outbox.marquerEnvoye(courrier, ports.clock.maintenant())
          : ports.outbox.marquerSansObjet(courrier),
      ),
    )

/**
 * Sends the mails that are due and answers how many were taken. At least once: a mail whose
 * sending could not be noted leaves again under the same Message-ID.
 */
export const expedierCourriels = (ports: PortsExpedier): TE.TaskEither<PortFailure, number> =>
  pipe(
    T.fromIO(ports.clock.maintenant),
    T.flatMap((instant) => ports.outbox.reserver(instant, new Date(instant.getTime() + BAIL_MS), LOT)),
    TE.tap(TE.traverseArray(traiter(ports))),
    TE.map((courriers) => courriers.length),
  )
