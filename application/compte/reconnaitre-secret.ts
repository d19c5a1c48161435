import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Compte } from '#domain/compte/compte'
import type { MotDePasse } from '#domain/compte/mot-de-passe'
import type { Secret } from '#domain/compte/session'
import { USAGE_MOT_DE_PASSE } from './ouvrir-compte.ts'

type PortsSecret = Pick<Ports, 'clock' | 'hasher'>

// Compared even when there is none, or none that still opens. The blanks around it come from the mail it was copied from.
const estTemporaire = ({ clock, hasher }: PortsSecret, compte: Compte | null, motDePasse: MotDePasse): boolean => {
  const { empreinte, expireLe } = compte?.temporaire ?? { empreinte: '', expireLe: null }
  const correspond = hasher.correspond(USAGE_MOT_DE_PASSE, motDePasse.trim(), empreinte)
  return correspond && expireLe !== null && clock.maintenant() < expireLe
}

/** The same work whether there is an account (`null`) or not: one slow hash and one keyed hash. */
export const reconnaitreSecret =
  (ports: PortsSecret) =>
  (compte: Compte | null, motDePasse: MotDePasse): TE.TaskEither<PortFailure, Secret | null> =>
    pipe(
      ports.hasher.verifier(motDePasse, compte?.motDePasse ?? null),
      TE.map((choisi) => {
        const temporaire = estTemporaire(ports, compte, motDePasse)
        if (choisi) return 'choisi'
        return temporaire ? 'temporaire' : null
      }),
    )
