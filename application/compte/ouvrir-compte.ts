import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import {
  expirationDe,
  type MotDePasseTemporaire,
  motDePasseTemporaire,
  OCTETS_TIRAGE,
} from '#domain/compte/mot-de-passe-temporaire'

export const USAGE_MOT_DE_PASSE = 'mot-de-passe-temporaire'

type PortsOuvrir = Pick<Ports, 'clock' | 'randomness' | 'hasher' | 'comptes'>

const tirer = (ports: PortsOuvrir): MotDePasseTemporaire =>
  motDePasseTemporaire(ports.randomness.octets(OCTETS_TIRAGE)) ?? tirer(ports)

/** Only its keyed hash is kept. Whoever asks for a reset may be anybody, and ends no session before the password is used. */
export const ouvrirCompte =
  (ports: PortsOuvrir) =>
  (clientId: string, finDesSessions = false): TE.TaskEither<PortFailure, MotDePasseTemporaire> => {
    const motDePasse = tirer(ports)
    const empreinte = ports.hasher.empreinte(USAGE_MOT_DE_PASSE, motDePasse)
    const expireLe = expirationDe(ports.clock.maintenant())
    return pipe(
      ports.comptes.poserMotDePasseTemporaire(clientId, { empreinte, expireLe }, finDesSessions),
      TE.map(() => motDePasse),
    )
  }
