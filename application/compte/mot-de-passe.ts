import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type SessionRequise, type Compte, estAdmin, genreDeSession } from '#domain/compte/compte'
import {
  type TropDEssais,
  compterEssai,
  type Frein,
  FREIN_AVIS_DE_RESEAU,
  FREIN_REINITIALISATION,
  FREIN_REINITIALISATION_ADRESSE,
} from '#domain/compte/frein'
import {
  ANCIEN_INCORRECT,
  type AncienIncorrect,
  type MotDePasseIdentique,
  refuserIdentique,
  type MotDePasse,
} from '#domain/compte/mot-de-passe'
import { ecrireEchec } from '#domain/courrier/echec'
import type { Ports } from '../ports/ports.ts'
import { type PortFailure, ouRefuser } from '../shared/port-failure.ts'
import type { Connecte } from '../shared/session.ts'
import {
  compterTentative,
  reussirTentative,
  type Tentative,
  compteDeSession,
  reconnaitreSecret,
  type SessionOuverte,
} from './ouvrir-session.ts'

export type Changement = {
  readonly connecte: Connecte
  /** The chosen password, or the temporary one while it is valid. */
  readonly ancien: MotDePasse
  readonly nouveau: MotDePasse
  readonly adresse: string
}

type RefusDeChangement = SessionRequise | AncienIncorrect | MotDePasseIdentique | TropDEssais

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
        pipe(ports.comptes.changerMotDePasse(compte.id, motDePasse, compte.jetonVersion), ouRefuser(ANCIEN_INCORRECT)),
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
      TE.flatMap(() => compteDeSession(ports)(changement.connecte)),
      TE.tap(verifierAncien(ports, changement)),
      TE.flatMap(poserNouveau(ports, changement)),
    )

const USAGE = 'frein-reinitialisation'

const RETENUE = ecrireEchec({ motif: 'reseau', statut: null, original: '' })

type PortsDemander = Pick<Ports, 'clock' | 'hasher' | 'freins' | 'outbox'>

const compter = (
  { hasher, freins }: PortsDemander,
  frein: Frein,
  quoi: string,
): TE.TaskEither<PortFailure | TropDEssais, void> =>
  freins.compter(hasher.empreinte(USAGE, quoi), (compteur, maintenant) => compterEssai(frein, compteur, maintenant))

type IssueDeDemande = 'demandee' | 'compte_freine' | 'reseau_freine'

const puis =
  (issue: IssueDeDemande, suite: () => TE.TaskEither<PortFailure, IssueDeDemande>) =>
  (essai: TE.TaskEither<PortFailure | TropDEssais, void>): TE.TaskEither<PortFailure, IssueDeDemande> =>
    pipe(
      essai,
      TE.matchEW((refus) => (refus._tag === 'TropDEssais' ? TE.right(issue) : TE.left(refus)), suite),
    )

/** Beyond the limit of a network its clients get no mail either: the owner hears of the first one in an hour. */
const avertir = (ports: PortsDemander, { email, adresse }: Tentative): TE.TaskEither<PortFailure, IssueDeDemande> =>
  pipe(
    compter(ports, FREIN_AVIS_DE_RESEAU, `avis|${adresse}`),
    puis('reseau_freine', () =>
      pipe(
        ports.outbox.retenirReinitialisation(email, ports.clock.maintenant(), RETENUE),
        TE.map(() => 'reseau_freine'),
      ),
    ),
  )

/** Accounts are not looked up: answer, writes and time are those of any address. Beyond a limit the answer is the same too. */
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
      compter(ports, FREIN_REINITIALISATION_ADRESSE, adresse),
      puis('reseau_freine', () => pipe(compter(ports, FREIN_REINITIALISATION, email), puis('compte_freine', demander))),
      TE.flatMap((issue) => (issue === 'reseau_freine' ? avertir(ports, tentative) : TE.right(issue))),
    )
  }
