import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { CATALOGUE, type Service } from '#domain/catalogue/catalogue'
import {
  type ChoixDeService,
  designerPrestation,
  type PrestationDemandee,
  type ServiceInconnu,
} from '#domain/catalogue/prestation-demandee'
import type { Adresse } from '#domain/client/adresse'
import { type EstimationId, lieuDe, noterEstimation } from '#domain/estimation/estimation-faite'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import type { Estimation } from '#domain/tarification/estimation'
import { type Destination, estimerPrix, type RefusDEstimation } from '#domain/tarification/estimer-prix'
import { localiserAdresse, type RefusDeLieu } from '../lieux/lieux.ts'
import type { Ports } from '../ports/ports.ts'

export type DestinationDemandee =
  | { readonly modalite: 'sur_place'; readonly adresse: Adresse }
  | { readonly modalite: 'a_distance' }

export type DemandeDEstimation = {
  readonly choix: ChoixDeService
  readonly heures: number | null
  readonly destination: DestinationDemandee
}

export type RefusEstimer = RefusDEstimation | ServiceInconnu | RefusDeLieu

export type Chiffrage = { readonly demandee: PrestationDemandee; readonly estimation: Estimation }

type PortsEstimer = Pick<Ports, 'geocoder' | 'communes'>

type PortsDuCarnet = Pick<Ports, 'clock' | 'randomness' | 'carnetEstimations'>

const situer =
  (ports: PortsEstimer) =>
  (destination: DestinationDemandee): TE.TaskEither<RefusDeLieu, Destination> =>
    destination.modalite === 'a_distance'
      ? TE.right(destination)
      : pipe(
          localiserAdresse(ports)(destination.adresse),
          TE.map((lieu) => ({ modalite: 'sur_place', lieu })),
        )

export const chiffrer =
  (ports: PortsEstimer) =>
  ({ choix, heures, destination }: DemandeDEstimation): TE.TaskEither<RefusEstimer, Chiffrage> =>
    pipe(
      TE.Do,
      TE.bind('demandee', () => TE.fromEither(designerPrestation(choix))),
      TE.bindW('lieu', () => situer(ports)(destination)),
      TE.bindW('estimation', ({ demandee, lieu }) => TE.fromEither(estimerPrix(demandee, heures, lieu))),
    )

/** A visitor's request. `apercu`: the form is still being filled in, so nothing is recorded. */
export type DemandeDuSite = DemandeDEstimation & { readonly apercu: boolean }

type EstimationRendue = { readonly estimation: Estimation; readonly id: EstimationId | null }

const noter = (
  { clock, randomness, carnetEstimations }: PortsDuCarnet,
  { choix, heures, destination }: DemandeDEstimation,
  estimation: Estimation,
): EstimationRendue => {
  const faite = noterEstimation(
    {
      source: 'site',
      estimation,
      demande: { choix, heures },
      lieu: destination.modalite === 'sur_place' ? lieuDe(destination.adresse) : null,
      contact: null,
      notes: '',
    },
    clock.maintenant(),
    randomness.octets(OCTETS_IDENTITE),
  )
  carnetEstimations(faite)
  return { estimation, id: faite.id }
}

export const estimer =
  (ports: PortsEstimer & PortsDuCarnet) =>
  ({ apercu, ...demande }: DemandeDuSite): TE.TaskEither<RefusEstimer, EstimationRendue> =>
    pipe(
      chiffrer(ports)(demande),
      TE.flatMapIO(
        ({ estimation }) =>
          () =>
            apercu ? { estimation, id: null } : noter(ports, demande, estimation),
      ),
    )

export const listerServices = (): readonly Service[] => CATALOGUE
