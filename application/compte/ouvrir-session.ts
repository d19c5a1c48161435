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
  FREIN_AVIS_DE_RESEAU,
  FREIN_REINITIALISATION,
  FREIN_REINITIALISATION_ADRESSE,
} from '#domain/compte/frein'
import {
  type MotDePasse,
  ANCIEN_INCORRECT,
  type AncienIncorrect,
  type MotDePasseIdentique,
  refuserIdentique,
} from '#domain/compte/mot-de-passe'
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
import { ecrireEchec } from '#domain/courrier/echec'

export type Identifiants = Tentative & { readonly motDePasse: MotDePasse }

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
      : E.right({ compte, genre: genreDeSession(secret, estAdmin(compte, ports.adminEmails)) })

/** A login with the temporary password ends all other sessions and the old password: it was forgotten, or is known to somebody else. */
const oublierAncien =
  ({ comptes }: PortsOuvrir) =>
  (session: SessionOuverte): TE.TaskEither<IdentifiantsIncorrects | PortFailure, SessionOuverte> =>
    session.genre !== 'temporaire'
      ? TE.right(session)
      : pipe(
          comptes.utiliserTemporaire(session.compte.id),
          ouRefuser(IDENTIFIANTS_INCORRECTS),
          TE.map((jetonVersion) => ({ ...session, compte: { ...session.compte, jetonVersion } })),
        )

/** Replaces an old hash by a stronger one: only at login is the password known. */
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

/** Opens a session. A wrong address and a wrong password get the same refusal, after the same computing time. */
export const ouvrirSession =
  (ports: PortsOuvrir) =>
  (identifiants: Identifiants): TE.TaskEither<IdentifiantsIncorrects | TropDEssais | PortFailure, SessionOuverte> =>
    pipe(
      compterTentative(ports)(identifiants),
      TE.flatMap(() => verifier(ports)(identifiants)),
      TE.flatMapEither(decider(ports)),
      TE.tap(() => reussirTentative(ports)(identifiants)),
      TE.tap(rajeunir(ports, identifiants.motDePasse)),
      TE.flatMap(oublierAncien(ports)),
    )

export type SessionOuverte = { readonly compte: Compte; readonly genre: GenreDeSession }

type PortsSecret = Pick<Ports, 'clock' | 'hasher'>

// Always compares, even without a valid temporary password, to take the same time. Spaces copied from the mail are removed.
const estTemporaire = ({ clock, hasher }: PortsSecret, compte: Compte | null, motDePasse: MotDePasse): boolean => {
  const { empreinte, expireLe } = compte?.temporaire ?? { empreinte: '', expireLe: null }
  const correspond = hasher.correspond(USAGE_MOT_DE_PASSE, motDePasse.trim(), empreinte)
  return correspond && expireLe !== null && clock.maintenant() < expireLe
}

/** Checks a password by one slow hash and one keyed hash, even if there is no account (`null`), to take the same time. */
const reconnaitreSecret =
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

/** Gives an account a temporary password and stores only its keyed hash. Sessions stay open until it is used, because anybody may ask for a reset. */
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

const USAGE_CONNEXION = 'frein-connexion'

const cles = ({ hasher }: PortsFrein, { email, adresse }: Tentative) => ({
  compte: hasher.empreinte(USAGE_CONNEXION, `${email}|${adresse}`),
  adresse: hasher.empreinte(USAGE_CONNEXION, adresse),
})

const compter = ({ freins }: PortsFrein, frein: Frein, cle: string): TE.TaskEither<PortFailure | TropDEssais, void> =>
  freins.compter(cle, (compteur, maintenant) => compterEssai(frein, compteur, maintenant))

const rendre = ({ freins }: PortsFrein, cle: string): TE.TaskEither<PortFailure, void> =>
  freins.compter(cle, (compteur, maintenant) => E.right(rendreEssai(compteur, maintenant)))

/** Counts an attempt before any check: otherwise parallel attempts could all be checked before the first is counted. */
const compterTentative =
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

/** After a success, the network address gets back this attempt only. Otherwise a login to one's own account would allow more guesses at others. */
const reussirTentative =
  (ports: PortsFrein) =>
  (tentative: Tentative): TE.TaskEither<PortFailure, void> => {
    const cle = cles(ports, tentative)
    return pipe(
      ports.freins.oublier([cle.compte]),
      TE.flatMap(() => rendre(ports, cle.adresse)),
    )
  }

export type Changement = {
  readonly connecte: Connecte
  /** The present password: the chosen one, or the temporary one while it is valid. */
  readonly ancien: MotDePasse
  readonly nouveau: MotDePasse
  readonly adresse: string
}

type RefusDeChangement = SessionRequise | AncienIncorrect | MotDePasseIdentique | TropDEssais

/** A wrong present password counts as a failed login, so that an open session does not allow faster guesses. */
const verifierAncien =
  (ports: PortsOuvrir, { ancien, adresse }: Changement) =>
  (compte: Compte): TE.TaskEither<RefusDeChangement | PortFailure, void> =>
    pipe(
      compterTentative(ports)({ email: compte.email, adresse }),
      TE.flatMap(() => reconnaitreSecret(ports)(compte, ancien)),
      TE.flatMapEither((secret) => (secret === null ? E.left(ANCIEN_INCORRECT) : E.right(undefined))),
      TE.tap(() => reussirTentative(ports)({ email: compte.email, adresse })),
    )

const poserNouveau =
  (ports: PortsOuvrir, { nouveau }: Changement) =>
  (compte: Compte): TE.TaskEither<RefusDeChangement | PortFailure, SessionOuverte> =>
    pipe(
      ports.hasher.hacher(nouveau),
      TE.bindTo('motDePasse'),
      TE.bindW('jetonVersion', ({ motDePasse }) =>
        pipe(ports.comptes.changerMotDePasse(compte.id, motDePasse, compte.jetonVersion), ouRefuser(ANCIEN_INCORRECT)),
      ),
      TE.map(({ motDePasse, jetonVersion }) => ({
        compte: { ...compte, motDePasse, temporaire: null, jetonVersion },
        genre: genreDeSession('choisi', estAdmin(compte, ports.adminEmails)),
      })),
    )

/** Changes the password and ends all sessions except this one, which gets a new token. Of two changes at once, the second is refused. */
export const changerMotDePasse =
  (ports: PortsOuvrir) =>
  (changement: Changement): TE.TaskEither<RefusDeChangement | PortFailure, SessionOuverte> =>
    pipe(
      TE.fromEither(refuserIdentique(changement.ancien, changement.nouveau)),
      TE.flatMap(() => compteDeSession(ports)(changement.connecte)),
      TE.tap(verifierAncien(ports, changement)),
      TE.flatMap(poserNouveau(ports, changement)),
    )

const USAGE_REINITIALISATION = 'frein-reinitialisation'

const RETENUE = ecrireEchec({ motif: 'reseau', statut: null, original: '' })

type PortsDemander = Pick<Ports, 'clock' | 'hasher' | 'freins' | 'outbox'>

const compterDemande = (ports: PortsDemander, frein: Frein, quoi: string) =>
  compter(ports, frein, ports.hasher.empreinte(USAGE_REINITIALISATION, quoi))

type IssueDeDemande = 'demandee' | 'compte_freine' | 'reseau_freine'

const puis =
  (issue: IssueDeDemande, suite: () => TE.TaskEither<PortFailure, IssueDeDemande>) =>
  (essai: TE.TaskEither<PortFailure | TropDEssais, void>): TE.TaskEither<PortFailure, IssueDeDemande> =>
    pipe(
      essai,
      TE.matchEW((refus) => (refus._tag === 'TropDEssais' ? TE.right(issue) : TE.left(refus)), suite),
    )

/** Above the limit of a network its clients get no reset mail; the owner is told of the first refusal of each hour. */
const avertir = (ports: PortsDemander, { email, adresse }: Tentative): TE.TaskEither<PortFailure, IssueDeDemande> =>
  pipe(
    compterDemande(ports, FREIN_AVIS_DE_RESEAU, `avis|${adresse}`),
    puis('reseau_freine', () =>
      pipe(
        ports.outbox.retenirReinitialisation(email, ports.clock.maintenant(), RETENUE),
        TE.map(() => 'reseau_freine'),
      ),
    ),
  )

/** Asks for a reset mail without looking for the account, so that answer, writes and time are the same for every address, even above a limit. */
export const demanderReinitialisation =
  (ports: PortsDemander) =>
  (tentative: Tentative): TE.TaskEither<PortFailure, IssueDeDemande> => {
    const { email, adresse } = tentative
    const demander = (): TE.TaskEither<PortFailure, IssueDeDemande> =>
      pipe(
        ports.outbox.demanderReinitialisation(email, ports.clock.maintenant()),
        TE.map(() => 'demandee'),
      )
    return pipe(
      compterDemande(ports, FREIN_REINITIALISATION_ADRESSE, adresse),
      puis('reseau_freine', () =>
        pipe(compterDemande(ports, FREIN_REINITIALISATION, email), puis('compte_freine', demander)),
      ),
      TE.flatMap((issue) => (issue === 'reseau_freine' ? avertir(ports, tentative) : TE.right(issue))),
    )
  }
