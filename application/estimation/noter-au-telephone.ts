import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { chiffrer, type DemandeDEstimation, type RefusEstimer } from '#application/prestation/estimer'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { oubliAvant } from '#domain/estimation/conversion'
import {
  type Appelant,
  contactDe,
  type EstimationFaite,
  lieuDe,
  noterEstimation,
} from '#domain/estimation/estimation-faite'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import type { Estimation } from '#domain/tarification/estimation'

export type AppelRecu = {
  readonly admin: Admin
  readonly demande: DemandeDEstimation
  readonly contact: Appelant
  readonly notes: string
}

export type RefusDeNote = RefusEstimer

type PortsNoter = Pick<Ports, 'clock' | 'randomness' | 'geocoder' | 'communes'> & {
  readonly estimations: Ports['estimations']
}

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
  (appel: AppelRecu): TE.TaskEither<RefusDeNote | PortFailure, EstimationFaite> =>
    pipe(
      chiffrer(ports)(appel.demande),
      TE.map(({ estimation }) => noter(ports, appel)(estimation)),
      TE.tap((faite): TE.TaskEither<RefusDeNote | PortFailure, void> =>
        ports.estimations.noter([faite], oubliAvant(faite.creeLe)),
      ),
    )
