import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { type DureeNonProposee, dureesProposees } from '#domain/catalogue/duree'
import type { Modalite, ModaliteNonProposee } from '#domain/catalogue/modalite'
import {
  nomDeLaDemande,
  possibleADistance,
  type PrestationDemandee,
  serviceIdDeLaDemande,
} from '#domain/catalogue/prestation-demandee'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import {
  distanceDeLaBase,
  estApproximatif,
  type Lieu,
  type HorsZone,
  verifierZone,
} from '#domain/zone/zone-intervention'
import type { Deplacement, Estimation, Ligne, TypeTarif } from './estimation.ts'
import { fraisDeplacement, PRIX_DU_KM } from './frais-deplacement.ts'
import { totalMajore } from './majoration.ts'
import { HEURES_MINIMUM, TARIF_HORAIRE_SUR_MESURE } from './sur-mesure.ts'

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

export type Tarif = {
  readonly typeTarif: TypeTarif
  readonly heures: number
  readonly tarifHoraire: Montant
  readonly montant: Montant
}

const tarifForfait = (prix: Montant, heures: number): Tarif => ({
  typeTarif: 'forfait',
  heures,
  tarifHoraire: centimes(prix / heures),
  montant: prix,
})

const tarifHoraire = (demande: PrestationDemandee, heures: number): Tarif => {
  const [prix, base] =
    demande._tag === 'Catalogue' ? [demande.service.prix, demande.service.heuresForfait] : [TARIF_HORAIRE_SUR_MESURE, 1]
  return { typeTarif: 'horaire', heures, tarifHoraire: centimes(prix / base), montant: multiplier(prix, heures / base) }
}

/** Without a duration, the package price; with one, its share by the hour. Refuses a duration that the service does not offer. */
export const tarifer = (demande: PrestationDemandee, heures: number | null): E.Either<DureeNonProposee, Tarif> => {
  if (heures === null) {
    return E.right(
      demande._tag === 'Catalogue'
        ? tarifForfait(demande.service.prix, demande.service.heuresForfait)
        : tarifHoraire(demande, HEURES_MINIMUM),
    )
  }
  const proposees = dureesProposees(serviceIdDeLaDemande(demande))
  return proposees.includes(heures)
    ? E.right(tarifHoraire(demande, heures))
    : E.left({ _tag: 'DureeNonProposee', heures, proposees })
}
