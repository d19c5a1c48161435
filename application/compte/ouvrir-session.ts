import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  SESSION_REQUISE,
  type SessionRequise,
  type Compte,
  estAdmin,
  IDENTIFIANTS_INCORRECTS,
  type IdentifiantsIncorrects,
  genreDeSession,
  type Secret,
  type GenreDeSession,
} from '#domain/compte/compte'
import {
  type TropDEssais,
  compterEssai,
  type Frein,
  FREIN_ADRESSE,
  FREIN_COMPTE,
  rendreEssai,
} from '#domain/compte/frein'
import type { MotDePasse } from '#domain/compte/mot-de-passe'
import type { Ports } from '#application/ports/ports'
import { type PortFailure, ouRefuser } from '#application/shared/port-failure'
import { type Connecte, type Session, VISITEUR } from '#application/shared/session'
import {
  expirationDe,
  type MotDePasseTemporaire,
  motDePasseTemporaire,
  OCTETS_TIRAGE,
} from '#domain/compte/mot-de-passe-temporaire'
import type { Email } from '#domain/client/email'

export type Identifiants = Tentative & { readonly motDePasse: MotDePasse }

type RefusDeConnexion = IdentifiantsIncorrects | TropDEssais

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
          ouRefuser(IDENTIFIANTS_INCORRECTS),
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

export type SessionOuverte = { readonly compte: Compte; readonly genre: GenreDeSession; readonly jetonVersion: number }

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

export const compteDeSession =
  ({ comptes }: Pick<Ports, 'comptes'>) =>
  ({ clientId }: Connecte): TE.TaskEither<SessionRequise | PortFailure, Compte> =>
    pipe(comptes.parId(clientId), ouRefuser(SESSION_REQUISE))

type Jeton = { readonly clientId: string; readonly jetonVersion: number; readonly temporaire: boolean }

type PortsReconnaitre = Pick<Ports, 'comptes' | 'adminEmails'>

const sessionDe =
  ({ adminEmails }: PortsReconnaitre, { temporaire }: Jeton) =>
  (compte: Compte): Session =>
    !temporaire && estAdmin(compte, adminEmails)
      ? { _tag: 'Admin', clientId: compte.id }
      : { _tag: 'Client', clientId: compte.id, temporaire }

export const reconnaitreSession =
  (ports: PortsReconnaitre) =>
  (jeton: Jeton): TE.TaskEither<PortFailure, Session> =>
    pipe(
      ports.comptes.parId(jeton.clientId),
      TE.map(O.filter(({ jetonVersion }) => jetonVersion === jeton.jetonVersion)),
      TE.map(O.match(() => VISITEUR, sessionDe(ports, jeton))),
    )

type Profil = { readonly compte: Compte; readonly isAdmin: boolean }

export const lireProfil =
  (ports: Pick<Ports, 'comptes' | 'adminEmails'>) =>
  (connecte: Connecte): TE.TaskEither<SessionRequise | PortFailure, Profil> =>
    pipe(
      compteDeSession(ports)(connecte),
      TE.map((compte) => ({ compte, isAdmin: estAdmin(compte, ports.adminEmails) })),
    )

const USAGE_MOT_DE_PASSE = 'mot-de-passe-temporaire'

type PortsTirer = Pick<Ports, 'clock' | 'randomness' | 'hasher' | 'comptes'>

const tirer = (ports: PortsTirer): MotDePasseTemporaire =>
  motDePasseTemporaire(ports.randomness.octets(OCTETS_TIRAGE)) ?? tirer(ports)

/** Only its keyed hash is kept. Whoever asks for a reset may be anybody, and ends no session before the password is used. */
export const ouvrirCompte =
  (ports: PortsTirer) =>
  (clientId: string, finDesSessions = false): TE.TaskEither<PortFailure, MotDePasseTemporaire> => {
    const motDePasse = tirer(ports)
    const empreinte = ports.hasher.empreinte(USAGE_MOT_DE_PASSE, motDePasse)
    const expireLe = expirationDe(ports.clock.maintenant())
    return pipe(
      ports.comptes.poserMotDePasseTemporaire(clientId, { empreinte, expireLe }, finDesSessions),
      TE.map(() => motDePasse),
    )
  }

export type Tentative = { readonly email: Email; readonly adresse: string }

type PortsFrein = Pick<Ports, 'hasher' | 'freins'>

const USAGE = 'frein-connexion'

const cles = ({ hasher }: PortsFrein, { email, adresse }: Tentative) => ({
  compte: hasher.empreinte(USAGE, `${email}|${adresse}`),
  adresse: hasher.empreinte(USAGE, adresse),
})

const compter = ({ freins }: PortsFrein, frein: Frein, cle: string): TE.TaskEither<PortFailure | TropDEssais, void> =>
  freins.compter(cle, (compteur, maintenant) => compterEssai(frein, compteur, maintenant))

const rendre = ({ freins }: PortsFrein, cle: string): TE.TaskEither<PortFailure, void> =>
  freins.compter(cle, (compteur, maintenant) => E.right(rendreEssai(compteur, maintenant)))

/** Counted before anything is checked, or parallel attempts could all be checked first. */
export const compterTentative =
  (ports: PortsFrein) =>
  (tentative: Tentative): TE.TaskEither<PortFailure | TropDEssais, void> => {
    const cle = cles(ports, tentative)
    return pipe(
      compter(ports, FREIN_COMPTE, cle.compte),
      TE.flatMap(() =>
        pipe(
          compter(ports, FREIN_ADRESSE, cle.adresse),
          TE.tapError(() => rendre(ports, cle.compte)),
        ),
      ),
    )
  }

/** The address gets only this one attempt back, or one's own account would pay for guesses at those of others. */
export const reussirTentative =
  (ports: PortsFrein) =>
  (tentative: Tentative): TE.TaskEither<PortFailure, void> => {
    const cle = cles(ports, tentative)
    return pipe(
      ports.freins.oublier([cle.compte]),
      TE.flatMap(() => rendre(ports, cle.adresse)),
    )
  }
