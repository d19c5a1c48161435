import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Suivi } from '#application/ports/prestation-store'
import type { Client } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { annulerPrestation, type RefusDAnnulation } from '#domain/rendez-vous/annuler'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import { CRENEAU_PRIS, type CreneauPris } from '#domain/rendez-vous/refus'
import { type Raison, refuserDates } from '#domain/rendez-vous/repondre'
import { accepterRendezVous, type RefusDAcceptation } from '#domain/retractation/accepter-rendez-vous'
import { changerDossier, type PortsDossier } from './changer-dossier.ts'
import { suiviDuClient } from './suivi-du-client.ts'

/** `deplacer` gives an agreed date back and asks for another. */
export type ActionDuClient = 'accepter' | 'refuser' | 'deplacer' | 'annuler'

/** `dateId` says which date; a move may leave it empty, and is then about the agreed one. */
export type DemandeDuClient = Raison & {
  readonly client: Client
  readonly id: string
  readonly action: ActionDuClient
  readonly dateId: string
  readonly debutAnticipe?: boolean
}

export type RefusGerer = PrestationInconnue | CreneauPris | RefusDAcceptation | RefusDAnnulation

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
