import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import type { DureeNonProposee } from '#domain/catalogue/duree'
import type { Modalite, ModaliteNonProposee } from '#domain/catalogue/modalite'
import {
  nomDeLaDemande,
  possibleADistance,
  type PrestationDemandee,
  serviceIdDeLaDemande,
} from '#domain/catalogue/prestation-demandee'
import { additionner, centimes } from '#domain/shared/montant'
import { distanceDeLaBase, estApproximatif, type Lieu } from '#domain/zone/lieu'
import { type HorsZone, verifierZone } from '#domain/zone/zone-intervention'
import type { Deplacement, Estimation, Ligne } from './estimation.ts'
import { fraisDeplacement, PRIX_DU_KM } from './frais-deplacement.ts'
import { totalMajore } from './majoration.ts'
import { type Tarif, tarifer } from './tarif.ts'

export type Destination = { readonly modalite: 'sur_place'; readonly lieu: Lieu } | { readonly modalite: 'a_distance' }

export type RefusDEstimation = HorsZone | DureeNonProposee | ModaliteNonProposee

const verifierModalite = (demande: PrestationDemandee, modalite: Modalite): E.Either<ModaliteNonProposee, Modalite> =>
  modalite === 'a_distance' && !possibleADistance(demande) ? E.left({ _tag: 'ModaliteNonProposee' }) : E.right(modalite)

const deplacementVers = (destination: Destination): E.Either<HorsZone, Deplacement | null> =>
  destination.modalite === 'a_distance'
    ? E.right(null)
    : pipe(
        verifierZone(destination.lieu),
        E.map(({ zoneAVerifier }) => ({
          ...fraisDeplacement(distanceDeLaBase(destination.lieu)),
          approximatif: estApproximatif(destination.lieu),
          zoneAVerifier,
        })),
      )

const lignePrestation = (designation: string, tarif: Tarif): Ligne => ({
  nature: 'prestation',
  designation,
  quantite: tarif.typeTarif === 'forfait' ? 1 : tarif.heures,
  unite: tarif.typeTarif === 'forfait' ? 'forfait' : 'heure',
  prixUnitaire: tarif.typeTarif === 'forfait' ? tarif.montant : tarif.tarifHoraire,
  montant: tarif.montant,
})

const ligneDeplacement = ({ kmFactures, montant }: Deplacement): Ligne => ({
  nature: 'deplacement',
  designation: 'Déplacement',
  quantite: kmFactures,
  unite: 'km',
  prixUnitaire: PRIX_DU_KM,
  montant,
})

export const estimerPrix = (
  demande: PrestationDemandee,
  heures: number | null,
  destination: Destination,
): E.Either<RefusDEstimation, Estimation> =>
  pipe(
    E.Do,
    E.bind('modalite', () => verifierModalite(demande, destination.modalite)),
    E.bindW('tarif', () => tarifer(demande, heures)),
    E.bindW('deplacement', () => deplacementVers(destination)),
    E.map(({ modalite, tarif, deplacement }) => {
      const service = nomDeLaDemande(demande)
      const frais = deplacement?.montant ?? centimes(0)
      const { typeTarif, heures, tarifHoraire, montant } = tarif
      return {
        serviceId: serviceIdDeLaDemande(demande),
        service,
        modalite,
        typeTarif,
        heures,
        tarifHoraire,
        montantPrestation: montant,
        deplacement,
        lignes: [lignePrestation(service, tarif), ...(deplacement === null ? [] : [ligneDeplacement(deplacement)])],
        totalNet: additionner(montant, frais),
        tarifWeekend: totalMajore(montant, frais),
      }
    }),
  )
