import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Email } from '#domain/client/email'
import { compterEssai, FREIN_REINITIALISATION, type TropDEssais } from '#domain/compte/frein'

const USAGE = 'frein-reinitialisation'

type PortsDemander = Pick<Ports, 'clock' | 'keyedHash' | 'freins' | 'outbox'>

const compter = (
  { clock, keyedHash, freins }: PortsDemander,
  email: Email,
): TE.TaskEither<PortFailure | TropDEssais, void> =>
  freins.compter(keyedHash.empreinte(USAGE, email), (compteur) =>
    compterEssai(FREIN_REINITIALISATION, compteur, clock.maintenant()),
  )

/**
 * Asks for a mail with a temporary password. Accounts are not looked up here: the answer, the writes and the time are
 * those of any address. Beyond the limit of an address the answer is the same, and nothing is asked.
 */
export const demanderReinitialisation =
  (ports: PortsDemander) =>
  (email: Email): TE.TaskEither<PortFailure, void> =>
    pipe(
      compter(ports, email),
      TE.flatMap(() => ports.outbox.demanderReinitialisation(email, ports.clock.maintenant())),
      TE.orElse((refus): TE.TaskEither<PortFailure, void> =>
        refus._tag === 'TropDEssais' ? TE.right(undefined) : TE.left(refus),
      ),
    )
