import * as E from '#fp/Either'
import { dureesProposees, type DureeNonProposee } from '../catalogue/duree.ts'
import { type PrestationDemandee, serviceIdDeLaDemande } from '../catalogue/prestation-demandee.ts'
import { centimes, type Montant, multiplier } from '../shared/montant.ts'
import { HEURES_MINIMUM, TARIF_HORAIRE_SUR_MESURE } from './sur-mesure.ts'
import type { TypeTarif } from './estimation.ts'

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
