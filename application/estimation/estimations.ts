import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  type EstimationInconnue,
  type Conversion,
  ESTIMATION_INCONNUE,
  oubliAvant,
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
import { chiffrer, type DemandeDEstimation, type RefusEstimer } from '../prestation/estimer.ts'
import type { PageDemandee, PageDeRegistre } from '../shared/page.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'

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

type EstimationsFaites = {
  readonly page: PageDeRegistre<EstimationFaite, string>
  readonly conversion: Conversion
}

export const listerEstimations =
  ({ clock, estimations }: Pick<Ports, 'clock' | 'estimations'>) =>
  ({ choix, q, page }: DemandeDEstimationsFaites): TE.TaskEither<PortFailure, EstimationsFaites> =>
    pipe(
      TE.Do,
      TE.bind('page', () => estimations.lister({ ...choix, mots: motsCherches(q) }, page)),
      TE.bind('conversion', () => estimations.conversion(clock.maintenant())),
      TE.map(({ page, conversion }) => ({ page, conversion })),
    )

export type PortsTrouver = Pick<Ports, 'estimations'>

export const trouverEstimation = (
  { estimations }: PortsTrouver,
  id: string,
): TE.TaskEither<EstimationInconnue | PortFailure, EstimationFaite> =>
  pipe(
    TE.fromEither(parseEstimationId(id)),
    TE.mapLeft((): EstimationInconnue | PortFailure => ESTIMATION_INCONNUE),
    TE.flatMap(estimations.parId),
    TE.flatMap(TE.fromOption((): EstimationInconnue | PortFailure => ESTIMATION_INCONNUE)),
  )

export type AppelRecu = {
  readonly admin: Admin
  readonly demande: DemandeDEstimation
  readonly contact: Appelant
  readonly notes: string
}

type RefusDeNote = RefusEstimer

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
      TE.tap((faite) => ports.estimations.noter([faite], oubliAvant(faite.creeLe))),
    )
