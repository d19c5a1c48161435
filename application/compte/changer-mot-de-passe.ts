import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Connecte } from '#application/shared/session'
import type { SessionRequise } from '#domain/compte/acces'
import type { PortFailure } from '#application/shared/port-failure'
import {
  ANCIEN_INCORRECT,
  type AncienIncorrect,
  type MotDePasseIdentique,
  refuserIdentique,
} from '#domain/compte/changement-mot-de-passe'
import { type Compte, estAdmin } from '#domain/compte/compte'
import type { TropDEssais } from '#domain/compte/frein'
import type { MotDePasse } from '#domain/compte/mot-de-passe'
import { genreDeSession } from '#domain/compte/session'
import { compteDeSession } from './compte-de-session.ts'
import { compterTentative, reussirTentative } from './frein-connexion.ts'
import { reconnaitreSecret } from './reconnaitre-secret.ts'
import type { SessionOuverte } from './session-ouverte.ts'

export type Changement = {
  readonly connecte: Connecte
  /** The chosen password, or the temporary one while it is valid. */
  readonly ancien: MotDePasse
  readonly nouveau: MotDePasse
  /** Network address. */
  readonly adresse: string
}

export type RefusDeChangement = SessionRequise | AncienIncorrect | MotDePasseIdentique | TropDEssais

type PortsChanger = Pick<Ports, 'clock' | 'freins' | 'comptes' | 'hasher' | 'adminEmails'>

/** A wrong present password counts like a failed login: whoever found an open session guesses no faster. */
const verifierAncien =
  (ports: PortsChanger, { ancien, adresse }: Changement) =>
  (compte: Compte): TE.TaskEither<RefusDeChangement | PortFailure, void> =>
    pipe(
      compterTentative(ports)({ email: compte.email, adresse }),
      TE.flatMap(() => reconnaitreSecret(ports)(compte, ancien)),
      TE.flatMapEither((secret) => (secret === null ? E.left(ANCIEN_INCORRECT) : E.right(undefined))),
      TE.tap(() => reussirTentative(ports)({ email: compte.email, adresse })),
    )

const poserNouveau =
  (ports: PortsChanger, { nouveau }: Changement) =>
  (compte: Compte): TE.TaskEither<RefusDeChangement | PortFailure, SessionOuverte> =>
    pipe(
      ports.hasher.hacher(nouveau),
      TE.bindTo('motDePasse'),
      TE.bindW('jetonVersion', ({ motDePasse }) =>
        pipe(
          ports.comptes.changerMotDePasse(compte.id, motDePasse, compte.jetonVersion),
          TE.flatMapOption(
            (version) => version,
            (): AncienIncorrect => ANCIEN_INCORRECT,
          ),
        ),
      ),
      TE.map(({ motDePasse, jetonVersion }) => ({
        compte: { ...compte, motDePasse, temporaire: null, jetonVersion },
        genre: genreDeSession('choisi', estAdmin(compte, ports.adminEmails)),
        jetonVersion,
      })),
    )

/** Ends every session; the one that asked goes on with the answer. Of two changes at once the second is refused. */
export const changerMotDePasse =
  (ports: PortsChanger) =>
  (changement: Changement): TE.TaskEither<RefusDeChangement | PortFailure, SessionOuverte> =>
    pipe(
      TE.fromEither(refuserIdentique(changement.ancien, changement.nouveau)),
      TE.flatMap((): TE.TaskEither<RefusDeChangement | PortFailure, Compte> =>
        compteDeSession(ports)(changement.connecte),
      ),
      TE.tap(verifierAncien(ports, changement)),
      TE.flatMap(poserNouveau(ports, changement)),
    )
