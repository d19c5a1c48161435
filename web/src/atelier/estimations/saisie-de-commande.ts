import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import { formaterTelephone, Telephone } from '#domain/client/telephone'
import { type Saisie, SAISIE_VIDE } from '../../features/commande/saisie.ts'

const telephoneDe = (telephone: string): string => (Telephone.is(telephone) ? formaterTelephone(telephone) : telephone)

/** What is already known of the order that an estimate may become; the call it was saved from knows the street of somebody without a name. */
export const saisieDeCommande = (faite: EstimationFaiteReply, appel: Saisie | null): Saisie => ({
  ...SAISIE_VIDE,
  modalite: faite.estimation.modalite,
  nom: faite.contact?.nom ?? '',
  email: faite.contact?.email ?? '',
  telephone: telephoneDe(faite.contact?.telephone ?? ''),
  codePostal: faite.codePostal ?? appel?.codePostal ?? '',
  ville: faite.ville ?? appel?.ville ?? '',
  adresse: faite.contact?.adresse || (appel?.adresse ?? ''),
})
