import { plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Adresse } from '#domain/client/adresse'
import { VALIDITE_JOURS } from '#domain/devis/devis'
import { memeVille } from '#domain/zone/ville'
import type { EstimationFaite } from './estimation-faite.ts'

type Annonce = Pick<EstimationFaite, 'creeLe' | 'estimation' | 'lieu'>

const enVigueur = ({ creeLe }: Annonce, instant: Date): boolean =>
  dateParis(instant) <= plusJours(dateParis(creeLe), VALIDITE_JOURS)

const memeLieu = ({ estimation, lieu }: Annonce, { codePostal, ville }: Adresse): boolean =>
  estimation.modalite === 'a_distance' ||
  (lieu !== null && lieu.codePostal === codePostal && memeVille(lieu.ville, ville))

/** True if a quoted price still applies to an order: within the validity of a quote, and in the same town. */
export const prixTenu = (annonce: Annonce, adresse: Adresse, instant: Date): boolean =>
  enVigueur(annonce, instant) && memeLieu(annonce, adresse)
