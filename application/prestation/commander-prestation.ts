import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Absence } from '#domain/agenda/absence'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { contenuAccepte } from '#domain/devis/version-de-devis'
import type { EstimationId } from '#domain/estimation/estimation-faite'
import {
  type CleReutilisee,
  confirmerPrix,
  type DevisPerime,
  CLE_REUTILISEE,
  passerCommande,
  commandeeAuTelephone,
  commandeeSurLeSite,
  priseAuTelephone,
} from '#domain/prestation/commande'
import type { Engagement } from '#domain/prestation/engagement'
import { type Declaration, engager, engagerAuTelephone } from '#domain/prestation/engager'
import type { Evenement } from '#domain/prestation/evenement'
import type { Demande, NouvellePrestation, Prestation } from '#domain/prestation/prestation'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import type { Montant } from '#domain/shared/montant'
import { verifierVille } from '#domain/zone/commune'
import type { Ports } from '../ports/ports.ts'
import type { EstimationPrise, Origine, ReferencePrise, Idempotence, CleConnue } from '../ports/prestation-store.ts'
import { type PortFailure, portFailure } from '../shared/port-failure.ts'
import { chiffrer, type DemandeDEstimation, type RefusEstimer, type Chiffrage } from './estimer.ts'

export type Commande = {
  readonly demande: Demande
  readonly chiffrage: DemandeDEstimation
  /** The declarations made with the order button; without them the request is taken as it is. */
  readonly declaration?: Declaration | null
  readonly totalAccepte: Montant
  readonly idempotence: O.Option<Idempotence>
  /** The estimate that the client saw; ignored if it is unknown or already ordered. */
  readonly estimationId?: EstimationId | null
}

type RefusCommander = RefusEstimer | DevisPerime | CleReutilisee

type PortsCommander = Pick<
  Ports,
  'clock' | 'randomness' | 'hasher' | 'geocoder' | 'communes' | 'prestations' | 'absences'
>

const premiere =
  (ports: PortsCommander) =>
  (commande: Commande): TE.TaskEither<RefusCommander | PortFailure | RefusDuStore, CommandePassee> => {
    const { demande, declaration = null, idempotence, estimationId = null } = commande
    const origine = estimationId === null ? null : { estimationId, exclusive: false }
    return pipe(
      // Remote work has no place to price, but its address is on the quote.
      TE.fromEither<RefusCommander, unknown>(verifierVille(demande.adresse, ports.communes)),
      TE.flatMap(() => chiffrer(ports)(commande.chiffrage)),
      TE.tapEither(({ estimation }) => confirmerPrix(estimation, commande.totalAccepte)),
      TE.map((chiffrage) => ({ demande, chiffrage, declaration, notesDAppel: null, idempotence, origine })),
      TE.flatMap(enregistrerCommande(ports)),
    )
  }

/** Records an order. Only if that fails is the key looked up: a repeated request gets the first answer again. */
export const commanderPrestation =
  (ports: PortsCommander) =>
  (commande: Commande): TE.TaskEither<RefusCommander | PortFailure, CommandePassee> =>
    pipe(
      premiere(ports)(commande),
      TE.orElse((refus) =>
        O.isNone(commande.idempotence) || refus._tag === 'PortFailure'
          ? TE.left(refus)
          : rejouerCommande(ports, commande.idempotence.value)(refus),
      ),
      TE.mapLeft(toPortFailure),
    )

export type CommandePassee = { readonly prestation: Prestation; readonly rejouee: boolean }

type CommandeChiffree = {
  readonly demande: Demande
  readonly chiffrage: Chiffrage
  readonly declaration: Declaration | null
  /** The notes of the call on which the owner took the order; `null` for an order of the site. */
  readonly notesDAppel: string | null
  readonly idempotence: O.Option<Idempotence>
  readonly origine: Origine | null
}

export type RefusDuStore = ReferencePrise | CleConnue | EstimationPrise

/** Attempts to draw a free reference. Among a billion, two clashes in a row already mean a bug. */
const TIRAGES_MAX = 5

type PortsEnregistrer = Pick<Ports, 'clock' | 'randomness' | 'hasher' | 'prestations' | 'absences'>

const engagementDe = (
  hasher: Ports['hasher'],
  { demande, chiffrage: { estimation }, declaration, notesDAppel }: CommandeChiffree,
  instant: Date,
): Engagement => {
  if (declaration === null) return demande.engagement
  const { modalite } = estimation
  return notesDAppel === null
    ? engager(
        declaration,
        modalite,
        instant,
        hasher.empreinteDeContenu(contenuAccepte(demande, estimation, dateParis(instant))),
      )
    : engagerAuTelephone(declaration, modalite, instant)
}

const passer = (
  ports: PortsEnregistrer,
  commande: CommandeChiffree,
  octets: Uint8Array,
  absences: readonly Absence[],
): NouvellePrestation => {
  const instant = ports.clock.maintenant()
  const { demandee, estimation } = commande.chiffrage
  const demande = { ...commande.demande, engagement: engagementDe(ports.hasher, commande, instant) }
  const prestation = passerCommande(demande, demandee, estimation, instant, octets, absences)
  return commande.notesDAppel === null ? prestation : priseAuTelephone(prestation)
}

const debutDHistoire = ({ creeLe }: NouvellePrestation, { notesDAppel }: CommandeChiffree): readonly Evenement[] =>
  notesDAppel === null ? commandeeSurLeSite(creeLe) : commandeeAuTelephone(creeLe, notesDAppel)

export const enregistrerCommande =
  (ports: PortsEnregistrer, tirages = TIRAGES_MAX) =>
  (commande: CommandeChiffree): TE.TaskEither<PortFailure | RefusDuStore, CommandePassee> => {
    const { idempotence, origine } = commande
    return pipe(
      ports.absences.recentes(),
      TE.map((absences) => passer(ports, commande, ports.randomness.octets(OCTETS_IDENTITE), absences)),
      TE.flatMap((prestation) =>
        ports.prestations.enregistrer(prestation, idempotence, origine, debutDHistoire(prestation, commande)),
      ),
      TE.map((prestation) => ({ prestation, rejouee: false })),
      TE.orElse((refus) =>
        refus._tag === 'ReferencePrise' && tirages > 1
          ? enregistrerCommande(ports, tirages - 1)(commande)
          : TE.left(refus),
      ),
    )
  }

export const rejouerCommande =
  (ports: Pick<Ports, 'prestations'>, { cle, empreinte }: Idempotence) =>
  <R>(refus: R): TE.TaskEither<R | CleReutilisee | PortFailure, CommandePassee> =>
    pipe(
      ports.prestations.parCle(cle),
      TE.flatMap(
        O.match(
          (): TE.TaskEither<R | CleReutilisee, CommandePassee> => TE.left(refus),
          (connue) =>
            connue.empreinte === empreinte
              ? TE.right({ prestation: connue.prestation, rejouee: true })
              : TE.left(CLE_REUTILISEE),
        ),
      ),
    )

const INTERNAL_REFUSALS: readonly string[] = ['ReferencePrise', 'CleConnue', 'EstimationPrise']

const concernsCaller = <R extends { readonly _tag: string }>(refus: R): refus is Exclude<R, RefusDuStore> =>
  !INTERNAL_REFUSALS.includes(refus._tag)

export const toPortFailure = <R extends { readonly _tag: string }>(refus: R): Exclude<R, RefusDuStore> | PortFailure =>
  concernsCaller(refus) ? refus : portFailure('prestations')(refus)
