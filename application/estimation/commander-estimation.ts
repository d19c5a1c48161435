import type * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type Chiffrage, chiffrer, type RefusEstimer } from '#application/prestation/estimer'
import type { Idempotence } from '#application/ports/prestation-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import { designerPrestation } from '#domain/catalogue/prestation-demandee'
import {
  prixTenu,
  refuserCompteDUnAutre,
  type CompteDUnAutre,
  ESTIMATION_DEJA_COMMANDEE,
  type EstimationDejaCommandee,
  type EstimationInconnue,
} from '#domain/estimation/conversion'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { type CleReutilisee, confirmerPrix, type DevisPerime } from '#domain/prestation/commande'
import type { Declaration } from '#domain/prestation/engager'
import type { Demande } from '#domain/prestation/prestation'
import { verifierVille } from '#domain/zone/commune'
import {
  type CommandePassee,
  enregistrerCommande,
  type RefusDuStore,
  rejouerCommande,
  toPortFailure,
} from '../prestation/commander-prestation.ts'
import { type PortsTrouver, trouverEstimation } from './estimations.ts'

export type CommandeDEstimation = {
  readonly admin: Admin
  readonly id: string
  readonly demande: Demande
  readonly declaration: Declaration
  /** The owner knows that the mail address opens an account of another name. */
  readonly compteConfirme: boolean
  /** Hash of what was sent: the same again is the same order. */
  readonly empreinte: string
}

type RefusCommanderEstimation =
  | RefusEstimer
  | DevisPerime
  | EstimationInconnue
  | EstimationDejaCommandee
  | CompteDUnAutre

type PortsCommander = Pick<
  Ports,
  'clock' | 'randomness' | 'hasher' | 'geocoder' | 'communes' | 'comptes' | 'prestations' | 'absences'
> &
  PortsTrouver

type Passage = TE.TaskEither<RefusCommanderEstimation | PortFailure, CommandePassee>

/** No header may hold this apostrophe: nobody takes the key of an estimate from outside. */
const idempotenceDe = (id: string, empreinte: string): Idempotence => ({ cle: `l’estimation ${id}`, empreinte })

/** Orders at the quoted price while it is valid; afterwards only if the price is still the same. */
const chiffrerAuPrixDit = (
  ports: PortsCommander,
  faite: EstimationFaite,
  { adresse }: Demande,
): TE.TaskEither<RefusEstimer | DevisPerime, Chiffrage> => {
  const { estimation, demande } = faite
  if (prixTenu(faite, adresse, ports.clock.maintenant())) {
    return pipe(
      TE.fromEither(designerPrestation(demande.choix)),
      TE.map((demandee) => ({ demandee, estimation })),
    )
  }
  const { modalite } = estimation
  return pipe(
    chiffrer(ports)({
      ...demande,
      destination: modalite === 'sur_place' ? { modalite, adresse } : { modalite },
    }),
    TE.tapEither((chiffrage) => confirmerPrix(chiffrage.estimation, estimation.totalNet)),
  )
}

/** The order goes into the account of its mail address, whose holder will see it. */
const verifierCompte = (
  { comptes }: PortsCommander,
  { demande: { contact }, compteConfirme }: CommandeDEstimation,
): TE.TaskEither<CompteDUnAutre | PortFailure, null> =>
  compteConfirme
    ? TE.right(null)
    : pipe(
        comptes.parEmail(contact.email),
        TE.flatMapEither((compte) => refuserCompteDUnAutre(contact, O.toNullable(compte))),
      )

type Empechement = RefusCommanderEstimation | PortFailure | RefusDuStore | CleReutilisee

const deja = (refus: Empechement): RefusCommanderEstimation | PortFailure =>
  refus._tag === 'CleReutilisee' || refus._tag === 'EstimationPrise' ? ESTIMATION_DEJA_COMMANDEE : toPortFailure(refus)

const passer = (ports: PortsCommander, faite: EstimationFaite, commande: CommandeDEstimation): Passage => {
  const { demande, declaration, empreinte } = commande
  const idempotence = idempotenceDe(faite.id, empreinte)
  const rejouer = rejouerCommande(ports, idempotence)
  if (faite.commandeeLe !== null) return pipe(rejouer(ESTIMATION_DEJA_COMMANDEE), TE.mapLeft(deja))
  const origine = { estimationId: faite.id, exclusive: true }
  const passee = { demande, declaration, notesDAppel: faite.notes, idempotence: O.some(idempotence), origine }
  return pipe(
    verifierCompte(ports, commande),
    TE.flatMapEither((): E.Either<Empechement, unknown> => verifierVille(demande.adresse, ports.communes)),
    TE.flatMap(() => chiffrerAuPrixDit(ports, faite, demande)),
    TE.flatMap((chiffrage) => enregistrerCommande(ports)({ ...passee, chiffrage })),
    TE.orElse((refus): TE.TaskEither<Empechement, CommandePassee> =>
      refus._tag === 'CleConnue' ? rejouer(refus) : TE.left(refus),
    ),
    TE.mapLeft(deja),
  )
}

/** Turns an estimate into its one order, taken on the telephone by the owner, who alone reads the notes of the call; the same request again answers the same order. */
export const commanderDepuisEstimation =
  (ports: PortsCommander) =>
  (commande: CommandeDEstimation): Passage =>
    pipe(
      trouverEstimation(ports, commande.id),
      TE.flatMap((faite) => passer(ports, faite, commande)),
    )
