import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import {
  compterEssai,
  type Frein,
  FREIN_AVIS_DE_RESEAU,
  FREIN_REINITIALISATION,
  FREIN_REINITIALISATION_ADRESSE,
  type TropDEssais,
} from '#domain/compte/frein'
import { ecrireEchec } from '#domain/courrier/echec'
import type { Tentative } from './frein-connexion.ts'

const USAGE = 'frein-reinitialisation'

const RETENUE = ecrireEchec({ motif: 'reseau', statut: null, original: '' })

type PortsDemander = Pick<Ports, 'clock' | 'hasher' | 'freins' | 'outbox'>

const compter = (
  { hasher, freins }: PortsDemander,
  frein: Frein,
  quoi: string,
): TE.TaskEither<PortFailure | TropDEssais, void> =>
  freins.compter(hasher.empreinte(USAGE, quoi), (compteur, maintenant) => compterEssai(frein, compteur, maintenant))

export type IssueDeDemande = 'demandee' | 'compte_freine' | 'reseau_freine'

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
