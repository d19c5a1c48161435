import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { type Compte, estAdmin } from '#domain/compte/compte'
import type { TropDEssais } from '#domain/compte/frein'
import { IDENTIFIANTS_INCORRECTS, type IdentifiantsIncorrects } from '#domain/compte/identifiants'
import type { MotDePasse } from '#domain/compte/mot-de-passe'
import { genreDeSession, type Secret } from '#domain/compte/session'
import { compterTentative, reussirTentative, type Tentative } from './frein-connexion.ts'
import { reconnaitreSecret } from './reconnaitre-secret.ts'
import type { SessionOuverte } from './session-ouverte.ts'

export type Identifiants = Tentative & { readonly motDePasse: MotDePasse }

export type RefusDeConnexion = IdentifiantsIncorrects | TropDEssais

type PortsOuvrir = Pick<Ports, 'clock' | 'freins' | 'comptes' | 'hasher' | 'adminEmails'>

type Verification = { readonly compte: Compte | null; readonly secret: Secret | null }

const verifier =
  (ports: PortsOuvrir) =>
  ({ email, motDePasse }: Identifiants): TE.TaskEither<PortFailure, Verification> =>
    pipe(
      ports.comptes.parEmail(email),
      TE.map(O.toNullable),
      TE.bindTo('compte'),
      TE.bind('secret', ({ compte }) => reconnaitreSecret(ports)(compte, motDePasse)),
    )

const decider =
  (ports: PortsOuvrir) =>
  ({ compte, secret }: Verification): E.Either<IdentifiantsIncorrects, SessionOuverte> =>
    compte === null || secret === null
      ? E.left(IDENTIFIANTS_INCORRECTS)
      : E.right({
          compte,
          genre: genreDeSession(secret, estAdmin(compte, ports.adminEmails)),
          jetonVersion: compte.jetonVersion,
        })

/** It replaces what was forgotten, or known to somebody else: whoever is logged in meanwhile is no longer. */
const finirLesAutres =
  ({ comptes }: PortsOuvrir) =>
  (session: SessionOuverte): TE.TaskEither<IdentifiantsIncorrects | PortFailure, SessionOuverte> =>
    session.genre !== 'temporaire'
      ? TE.right(session)
      : pipe(
          comptes.finirSessions(session.compte.id),
          TE.flatMapOption(
            (version) => version,
            (): IdentifiantsIncorrects => IDENTIFIANTS_INCORRECTS,
          ),
          TE.map((jetonVersion) => ({ ...session, jetonVersion })),
        )

/** Only now is the password known, from which a stronger hash can be made. */
const rajeunir =
  ({ hasher, comptes }: PortsOuvrir, motDePasse: MotDePasse) =>
  ({ compte, genre }: SessionOuverte): TE.TaskEither<PortFailure, void> => {
    const ancienne = compte.motDePasse
    return genre === 'temporaire' || ancienne === null || !hasher.estPerimee(ancienne)
      ? TE.right(undefined)
      : pipe(
          hasher.hacher(motDePasse),
          TE.flatMap((nouvelle) => comptes.rehacher(compte.id, ancienne, nouvelle)),
        )
  }

/** The temporary password ends the other sessions. A wrong address and a wrong password are one refusal, after the same work. */
export const ouvrirSession =
  (ports: PortsOuvrir) =>
  (identifiants: Identifiants): TE.TaskEither<RefusDeConnexion | PortFailure, SessionOuverte> =>
    pipe(
      compterTentative(ports)(identifiants),
      TE.flatMap(() => verifier(ports)(identifiants)),
      TE.flatMapEither(decider(ports)),
      TE.tap(() => reussirTentative(ports)(identifiants)),
      TE.tap(rajeunir(ports, identifiants.motDePasse)),
      TE.flatMap(finirLesAutres(ports)),
    )
