import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import {
  compterEssai,
  type Frein,
  FREIN_REINITIALISATION,
  FREIN_REINITIALISATION_ADRESSE,
  type TropDEssais,
} from '#domain/compte/frein'
import type { Tentative } from './frein-connexion.ts'

const USAGE = 'frein-reinitialisation'

type PortsDemander = Pick<Ports, 'clock' | 'keyedHash' | 'freins' | 'outbox'>

const compter = (
  { clock, keyedHash, freins }: PortsDemander,
  frein: Frein,
  quoi: string,
): TE.TaskEither<PortFailure | TropDEssais, void> =>
  freins.compter(keyedHash.empreinte(USAGE, quoi), (compteur) => compterEssai(frein, compteur, clock.maintenant()))

/**
 * Asks for a mail with a temporary password. Accounts are not looked up here: the answer, the writes and the time are
 * those of any address. Beyond the limit of an account or of a network address the answer is the same, and nothing is
 * asked.
 */
export const demanderReinitialisation =
  (ports: PortsDemander) =>
  ({ email, adresse }: Tentative): TE.TaskEither<PortFailure, void> =>
    pipe(
      compter(ports, FREIN_REINITIALISATION_ADRESSE, adresse),
      TE.flatMap(() => compter(ports, FREIN_REINITIALISATION, email)),
      TE.flatMap(() => ports.outbox.demanderReinitialisation(email, ports.clock.maintenant())),
      TE.orElse((refus): TE.TaskEither<PortFailure, void> =>
        refus._tag === 'TropDEssais' ? TE.right(undefined) : TE.left(refus),
      ),
    )
