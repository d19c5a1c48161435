import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { ouvrirCompte } from '#application/compte/ouvrir-compte'
import type { CourrierDeReinitialisation } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Compte } from '#domain/compte/compte'
import { REINITIALISATION } from '#domain/courrier/courrier'
import type { Recit } from './recit.ts'

type PortsLire = Pick<Ports, 'clock' | 'randomness' | 'keyedHash' | 'comptes'>

/** Whoever has chosen a password since the address was corrected is told of a reset: that password still opens the account. */
const ouvrir =
  (ports: PortsLire, { genre }: CourrierDeReinitialisation) =>
  (compte: Compte): TE.TaskEither<PortFailure, O.Option<Recit>> =>
    pipe(
      ouvrirCompte(ports)(compte.id),
      TE.map((motDePasse) =>
        O.some({ genre: compte.motDePasse === null ? genre : REINITIALISATION, compte, motDePasse }),
      ),
    )

/** Whether the address has an account is found out here, where nobody waits for the answer; none writes nothing. */
export const lireReinitialisation =
  (ports: PortsLire) =>
  (courrier: CourrierDeReinitialisation): TE.TaskEither<PortFailure, O.Option<Recit>> =>
    pipe(ports.comptes.parEmail(courrier.email), TE.flatMap(O.match(() => TE.right(O.none), ouvrir(ports, courrier))))
