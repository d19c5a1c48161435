import * as t from 'io-ts'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { dureesProposees } from '#domain/catalogue/duree'
import {
  type ChoixDeService,
  designerPrestation,
  possibleADistance,
  type PrestationDemandee,
  serviceIdDeLaDemande,
} from '#domain/catalogue/prestation-demandee'
import { cleanLine, cleanText } from '#domain/shared/clean'

/** The form as typed, nothing checked: what a person wrote is never lost. */
export const Saisie = t.readonly(
  t.strict({
    /** Id of the catalogue, `autre` for a custom request, empty before the choice. */
    service: t.string,
    nomDemande: t.string,
    modalite: t.string,
    /** Hours, empty for the package. */
    heuresPersonnalisees: t.string,
    piece: t.string,
    /** `particulier` or `professionnel`. */
    typeClient: t.string,
    raisonSociale: t.string,
    siren: t.string,
    nom: t.string,
    email: t.string,
    telephone: t.string,
    codePostal: t.string,
    ville: t.string,
    adresse: t.string,
    creneauPrefere: t.string,
    description: t.string,
    notes: t.string,
    /** What may be ticked at the second step: `oui`, else empty. */
    debutAnticipe: t.string,
    urgence: t.string,
  }),
)

export type Saisie = t.TypeOf<typeof Saisie>

export type Champ = keyof Saisie

/** Value of the list for a custom request. */
export const SUR_MESURE = 'autre'

export const SAISIE_VIDE: Saisie = {
  service: '',
  nomDemande: '',
  modalite: 'sur_place',
  heuresPersonnalisees: '',
  piece: '',
  typeClient: 'particulier',
  raisonSociale: '',
  siren: '',
  nom: '',
  email: '',
  telephone: '',
  codePostal: '',
  ville: '',
  adresse: '',
  creneauPrefere: '',
  description: '',
  notes: '',
  debutAnticipe: '',
  urgence: '',
}

/** The service as the calls name it. */
export const choixDeService = ({ service, nomDemande, description }: Saisie): ChoixDeService =>
  service === SUR_MESURE
    ? { serviceId: null, serviceName: cleanLine(nomDemande), serviceDescription: cleanText(description) }
    : { serviceId: service === '' ? null : service, serviceName: '', serviceDescription: '' }

/** What is asked for, as soon as it is known; a custom request counts before it has a name. */
export const demandeeDe = (saisie: Saisie): O.Option<PrestationDemandee> => {
  if (saisie.service === SUR_MESURE) {
    const { serviceName, serviceDescription } = choixDeService(saisie)
    return O.some({ _tag: 'SurMesure', nom: serviceName, description: serviceDescription })
  }
  const demandee = designerPrestation(choixDeService(saisie))
  return E.isRight(demandee) ? O.some(demandee.right) : O.none
}

export const heuresDe = ({ heuresPersonnalisees: heures }: Pick<Saisie, 'heuresPersonnalisees'>): number | null =>
  heures === '' ? null : Number(heures)

/** Clears a duration that the new service does not offer, and remote work that it does not allow. */
const accorder = (saisie: Saisie): Saisie => {
  const demandee = demandeeDe(saisie)
  if (O.isNone(demandee)) return { ...saisie, heuresPersonnalisees: '' }
  const heures = heuresDe(saisie)
  const offerte = heures === null || dureesProposees(serviceIdDeLaDemande(demandee.value)).includes(heures)
  return {
    ...saisie,
    heuresPersonnalisees: offerte ? saisie.heuresPersonnalisees : '',
    modalite: possibleADistance(demandee.value) ? saisie.modalite : SAISIE_VIDE.modalite,
  }
}

/** One or several fields at once, with what follows from them. */
export const modifierSaisie = (saisie: Saisie, changes: Partial<Saisie>): Saisie => {
  const suite = { ...saisie, ...changes }
  return suite.service === saisie.service ? suite : accorder(suite)
}
