import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  type EstimationInconnue,
  type Conversion,
  ESTIMATION_INCONNUE,
  oubliAvant,
  prixTenu,
  refuserCompteDUnAutre,
  type CompteDUnAutre,
  ESTIMATION_DEJA_COMMANDEE,
  type EstimationDejaCommandee,
} from '#domain/estimation/conversion'
import {
  type EstimationFaite,
  parseEstimationId,
  type Appelant,
  contactDe,
  lieuDe,
  noterEstimation,
} from '#domain/estimation/estimation-faite'
import { motsCherches } from '#domain/recherche/clefs'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import type { Estimation } from '#domain/tarification/estimation'
import type { ChoixDEstimations } from '../ports/estimation-store.ts'
import type { Ports } from '../ports/ports.ts'
import { chiffrer, type DemandeDEstimation, type RefusEstimer, type Chiffrage } from '../prestation/estimer.ts'
import type { PageDemandee, PageDeRegistre } from '../shared/page.ts'
import { ouRefuser, type PortFailure } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'
import type * as E from '#fp/Either'
import * as O from '#fp/Option'
import type { Idempotence } from '#application/ports/prestation-store'
import { designerPrestation } from '#domain/catalogue/prestation-demandee'
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
} from '#application/prestation/commander-prestation'

export const lireEstimation =
  (ports: PortsTrouver) =>
  (_: Admin, id: string): TE.TaskEither<EstimationInconnue | PortFailure, EstimationFaite> =>
    trouverEstimation(ports, id)

type DemandeDEstimationsFaites = {
  readonly admin: Admin
  readonly choix: Omit<ChoixDEstimations, 'mots'>
  readonly q: string
  readonly page: PageDemandee
}

type EstimationsFaites = { readonly page: PageDeRegistre<EstimationFaite, string>; readonly conversion: Conversion }

export const listerEstimations =
  ({ clock, estimations }: Pick<Ports, 'clock' | 'estimations'>) =>
  ({ choix, q, page }: DemandeDEstimationsFaites): TE.TaskEither<PortFailure, EstimationsFaites> =>
    pipe(
      TE.Do,
      TE.bind('page', () => estimations.lister({ ...choix, mots: motsCherches(q) }, page)),
      TE.bind('conversion', () => estimations.conversion(clock.maintenant())),
    )

type PortsTrouver = Pick<Ports, 'estimations'>

const trouverEstimation = (
  { estimations }: PortsTrouver,
  id: string,
): TE.TaskEither<EstimationInconnue | PortFailure, EstimationFaite> =>
  pipe(
    TE.fromEither(parseEstimationId(id)),
    TE.mapLeft(() => ESTIMATION_INCONNUE),
    TE.flatMap(estimations.parId),
    ouRefuser(ESTIMATION_INCONNUE),
  )

export type AppelRecu = {
  readonly admin: Admin
  readonly demande: DemandeDEstimation
  readonly contact: Appelant
  readonly notes: string
}

type PortsNoter = Pick<Ports, 'clock' | 'randomness' | 'geocoder' | 'communes' | 'estimations'>

const noter =
  ({ clock, randomness }: PortsNoter, { demande, contact, notes }: AppelRecu) =>
  (estimation: Estimation): EstimationFaite => {
    const { choix, heures, destination } = demande
    const adresse = destination.modalite === 'sur_place' ? destination.adresse : null
    return noterEstimation(
      {
        source: 'telephone',
        estimation,
        demande: { choix, heures },
        lieu: adresse === null ? null : lieuDe(adresse),
        contact: contactDe(contact, adresse),
        notes,
      },
      clock.maintenant(),
      randomness.octets(OCTETS_IDENTITE),
    )
  }

export const noterAuTelephone =
  (ports: PortsNoter) =>
  (appel: AppelRecu): TE.TaskEither<RefusEstimer | PortFailure, EstimationFaite> =>
    pipe(
      chiffrer(ports)(appel.demande),
      TE.map(({ estimation }) => noter(ports, appel)(estimation)),
      TE.tap((faite) => ports.estimations.noter([faite], oubliAvant(faite.creeLe))),
    )

export type CommandeDEstimation = {
  readonly admin: Admin
  readonly id: string
  readonly demande: Demande
  readonly declaration: Declaration
  /** True if the owner confirmed an order for an account with another name. */
  readonly compteConfirme: boolean
  /** Hash of the request: the same request again is the same order. */
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

/** HTTP headers cannot contain this apostrophe, so no request can use the key of an estimate. */
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

/** Refuses an account with another name: the order would be visible to its holder. */
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

/** Makes the order of an estimate, taken by the owner on the telephone. Repeating the request answers the same order. Only the owner reads the notes of the call. */
export const commanderDepuisEstimation =
  (ports: PortsCommander) =>
  (commande: CommandeDEstimation): Passage =>
    pipe(
      trouverEstimation(ports, commande.id),
      TE.flatMap((faite) => passer(ports, faite, commande)),
    )
