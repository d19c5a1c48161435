import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/reference'
import type { Priorite } from '#domain/prestation/statut'
import {
  annulerPrestation,
  type RefusDAnnulation,
  changerPriorite,
  changerStatut,
  consignerAppel,
  consignerNote,
  type MotifRequis,
  type NouveauStatut,
} from '#domain/rendez-vous/changer-statut'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import { type Changement, type Dossier, exigerVersion, type VersionPerimee } from '#domain/rendez-vous/dossier'
import { proposerDates, type RefusDeProposition } from '#domain/rendez-vous/proposer'
import { CRENEAU_PRIS, type CreneauPris, type CreneauOccupe } from '#domain/rendez-vous/refus'
import { type Raison, refuserDates } from '#domain/rendez-vous/repondre'
import { accepterRendezVous, type RefusDAcceptation } from '#domain/retractation/debut-de-travail'
import { OCTETS_IDENTITE, tirerIdentifiant } from '#domain/shared/identifiant'
import type { Ports } from '../ports/ports.ts'
import type { Suivi } from '../ports/prestation-store.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Client, Admin } from '../shared/session.ts'
import { identifierPrestation } from './identifier-prestation.ts'
import { suiviDuClient, suivrePrestation } from './mes-prestations.ts'

/** `deplacer` gives up an agreed date and asks for another. */
export type ActionDuClient = 'accepter' | 'refuser' | 'deplacer' | 'annuler'

/** `dateId`: the date concerned; if empty, a move concerns the agreed date. */
type DemandeDuClient = Raison & {
  readonly client: Client
  readonly id: string
  readonly action: ActionDuClient
  readonly dateId: string
  readonly debutAnticipe?: boolean
}

type RefusGerer = PrestationInconnue | CreneauPris | RefusDAcceptation | RefusDAnnulation

const decider = (
  dossier: Dossier,
  demande: DemandeDuClient,
  instant: Date,
): E.Either<PrestationInconnue | RefusDAcceptation | RefusDAnnulation, Changement | null> => {
  const { action, dateId, motif, debutAnticipe = false } = demande
  if (dossier.clientId !== demande.client.clientId) return E.left(PRESTATION_INCONNUE)
  switch (action) {
    case 'accepter':
      return accepterRendezVous(dossier, dateId, debutAnticipe, instant)
    case 'refuser':
      return refuserDates(dossier, dateId, demande, instant)
    case 'deplacer':
      return refuserDates(dossier, dateId === '' ? (dateAcceptee(dossier.dates)?.id ?? '') : dateId, demande, instant)
    case 'annuler':
      return annulerPrestation(dossier, motif, instant, 'client')
  }
}

export const gererRendezVous =
  (ports: PortsDossier) =>
  (demande: DemandeDuClient): TE.TaskEither<RefusGerer | PortFailure, Suivi> =>
    pipe(
      changerDossier(ports)(demande.id, (dossier, instant) => decider(dossier, demande, instant)),
      TE.bimap((refus) => (refus._tag === 'CreneauOccupe' ? CRENEAU_PRIS : refus), suiviDuClient),
    )

type PortsDossier = Pick<Ports, 'clock' | 'prestations'>

const changerDossier =
  (ports: PortsDossier) =>
  <R>(
    id: string,
    decider: (dossier: Dossier, instant: Date) => E.Either<R, Changement | null>,
  ): TE.TaskEither<PortFailure | PrestationInconnue | CreneauOccupe | R, Suivi> =>
    pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.bindTo('id'),
      TE.bindW('instant', () => TE.fromIO(ports.clock.maintenant)),
      TE.tap(({ id, instant }) => ports.prestations.modifier(id, instant, (dossier) => decider(dossier, instant))),
      TE.flatMap(({ id, instant }) => suivrePrestation(ports)(id, instant)),
    )

export type Proposition = {
  readonly admin: Admin
  readonly id: string
  readonly debuts: readonly Date[]
  readonly version: number | null
}

type PortsProposer = PortsDossier & Pick<Ports, 'randomness' | 'absences'>

type RefusProposer = PrestationInconnue | VersionPerimee | CreneauOccupe | RefusDeProposition

export const proposerDate =
  (ports: PortsProposer) =>
  ({ id, debuts, version }: Proposition): TE.TaskEither<RefusProposer | PortFailure, Suivi> =>
    pipe(
      TE.fromIO(() => debuts.map((debut) => ({ debut, octets: ports.randomness.octets(OCTETS_IDENTITE) }))),
      TE.bindTo('tirages'),
      TE.bindW('absences', () => ports.absences.lister()),
      TE.flatMap(({ tirages, absences }) =>
        changerDossier(ports)(id, (dossier, instant) =>
          pipe(
            exigerVersion(dossier, version),
            E.flatMap(() =>
              proposerDates(
                dossier,
                tirages.map(({ debut, octets }) => ({ debut, id: tirerIdentifiant(instant, octets) })),
                instant,
                'entreprise',
                absences,
              ),
            ),
          ),
        ),
      ),
    )

type Reglage =
  | ({ readonly genre: 'statut' } & NouveauStatut)
  | { readonly genre: 'priorite'; readonly priorite: Priorite }
  | { readonly genre: 'appel'; readonly note: string }
  | { readonly genre: 'note'; readonly texte: string }

export type Modification = Reglage | { readonly genre: 'dates'; readonly debuts: readonly Date[] }

/** `version`: the version that was read; `null` skips the check. */
export type DemandeDeModification = {
  readonly admin: Admin
  readonly id: string
  readonly version: number | null
  readonly modification: Modification
}

type RefusModifier = RefusProposer | MotifRequis | RefusDAnnulation

const regler = (
  dossier: Dossier,
  reglage: Reglage,
  instant: Date,
): E.Either<MotifRequis | RefusDAnnulation, Changement | null> => {
  switch (reglage.genre) {
    case 'statut':
      return changerStatut(dossier, reglage, instant)
    case 'priorite':
      return E.right(changerPriorite(dossier, reglage.priorite, instant))
    case 'appel':
      return E.right(consignerAppel(dossier, reglage.note, instant))
    case 'note':
      return E.right(consignerNote(dossier, reglage.texte, instant))
  }
}

export const modifierPrestation =
  (ports: PortsProposer) =>
  (demande: DemandeDeModification): TE.TaskEither<RefusModifier | PortFailure, Suivi> => {
    const { admin, id, version, modification } = demande
    if (modification.genre === 'dates') {
      return proposerDate(ports)({ admin, id, version, debuts: modification.debuts })
    }
    return changerDossier(ports)(id, (dossier, instant) =>
      pipe(
        exigerVersion(dossier, version),
        E.flatMap(() => regler(dossier, modification, instant)),
      ),
    )
  }
