import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { EstimationPrise, Origine, ReferencePrise } from '#application/ports/prestation-store'
import type { Ports } from '#application/ports/ports'
import { portFailure, type PortFailure } from '#application/shared/port-failure'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { contenuAccepte } from '#domain/devis/contenu-accepte'
import { CLE_REUTILISEE, type CleReutilisee, passerCommande } from '#domain/prestation/commande'
import { commandeeAuTelephone, commandeeSurLeSite, priseAuTelephone } from '#domain/prestation/debut-d-histoire'
import { type Declaration, engager, engagerAuTelephone } from '#domain/prestation/engager'
import type { Engagement } from '#domain/prestation/engagement'
import type { Evenement } from '#domain/prestation/evenement'
import type { Demande, NouvellePrestation, Prestation } from '#domain/prestation/prestation'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import type { Chiffrage } from './estimer.ts'
import type { CleConnue, Idempotence } from '#application/shared/idempotence'

export type CommandePassee = { readonly prestation: Prestation; readonly rejouee: boolean }

export type CommandeChiffree = {
  readonly demande: Demande
  readonly chiffrage: Chiffrage
  /** What was said with the order; when it is `null` the demand stands as it is. */
  readonly declaration: Declaration | null
  /** What was noted of the call on which the owner took the order; `null` for one of the site. */
  readonly notesDAppel: string | null
  readonly idempotence: O.Option<Idempotence>
  readonly origine: Origine | null
}

export type RefusDuStore = ReferencePrise | CleConnue | EstimationPrise

/** Draws of a reference before giving up. Among a billion, two clashes in a row already mean a defect. */
const TIRAGES_MAX = 5

type PortsEnregistrer = Pick<Ports, 'clock' | 'randomness' | 'hasher' | 'prestations'>

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

const passer = (ports: PortsEnregistrer, commande: CommandeChiffree, octets: Uint8Array): NouvellePrestation => {
  const instant = ports.clock.maintenant()
  const { demandee, estimation } = commande.chiffrage
  const demande = { ...commande.demande, engagement: engagementDe(ports.hasher, commande, instant) }
  const prestation = passerCommande(demande, demandee, estimation, instant, octets)
  return commande.notesDAppel === null ? prestation : priseAuTelephone(prestation)
}

const debutDHistoire = ({ creeLe }: NouvellePrestation, { notesDAppel }: CommandeChiffree): readonly Evenement[] =>
  notesDAppel === null ? commandeeSurLeSite(creeLe) : commandeeAuTelephone(creeLe, notesDAppel)

export const enregistrerCommande =
  (ports: PortsEnregistrer, tirages = TIRAGES_MAX) =>
  (commande: CommandeChiffree): TE.TaskEither<PortFailure | RefusDuStore, CommandePassee> => {
    const { idempotence, origine } = commande
    return pipe(
      TE.fromIO(() => ports.randomness.octets(OCTETS_IDENTITE)),
      TE.map((octets) => passer(ports, commande, octets)),
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
  concernsCaller(refus) ? refus : portFailure('commandes')(refus)
