import { centimes, enEuros } from '#domain/shared/montant'
import type { Estimation } from '#domain/tarification/estimation'
import { nomDeLaDemande, type PrestationDemandee } from '#domain/catalogue/prestation-demandee'
import { SERVICE_REPARATION } from '#domain/catalogue/catalogue'
import { consentementsDe } from '#domain/prestation/engager'
import { cleanText } from '#domain/shared/clean'
import { PIECE_TEXTS } from '../../contents/commander-texts.ts'
import type { Saisie } from './saisie.ts'
import type { SaisieVerifiee } from './verifier-saisie.ts'

const isPiece = (texte: string): texte is keyof typeof PIECE_TEXTS => texte in PIECE_TEXTS

/** The choice of parts travels with the notes: it binds nobody until the technician has seen the machine. */
export const notesDe = ({ service, piece, notes }: Saisie): string => {
  const choix = service === String(SERVICE_REPARATION) && isPiece(piece) ? PIECE_TEXTS[piece] : ''
  return [choix, cleanText(notes)].filter((texte) => texte !== '').join('\n')
}

const descriptionDuService = (demandee: PrestationDemandee): string =>
  demandee._tag === 'Catalogue' ? demandee.service.description : demandee.description

/** What is said with the press of the button: only what was on the screen. */
const declarationEnvoyee = (saisie: Saisie, { acheteur, modalite }: SaisieVerifiee) => {
  const coches = { debutAnticipe: saisie.debutAnticipe === 'oui', urgence: saisie.urgence === 'oui' }
  const { debutAnticipe, urgence } = consentementsDe({ acheteur, ...coches }, modalite)
  const { raisonSociale, siren } = acheteur.type === 'professionnel' ? acheteur : { raisonSociale: '', siren: '' }
  return { typeClient: acheteur.type, raisonSociale, siren, debutAnticipe, urgence }
}

/** The payload of an order, amounts in euros. The server prices again: of these it reads `devis.totalNet`. */
export const chargeUtile = (saisie: Saisie, verifiee: SaisieVerifiee, estimation: Estimation) => ({
  serviceId: estimation.serviceId === null ? null : String(estimation.serviceId),
  ...verifiee.contact,
  clientInfo: verifiee.contact,
  datePreference: '',
  creneauPreference: verifiee.creneau,
  ...verifiee.adresse,
  description: cleanText(saisie.description),
  notes: notesDe(saisie),
  ...declarationEnvoyee(saisie, verifiee),
  serviceName: nomDeLaDemande(verifiee.demandee),
  serviceDescription: descriptionDuService(verifiee.demandee),
  datePrestation: '',
  fraisDeplacementEstime: enEuros(estimation.deplacement?.montant ?? centimes(0)),
  estimationAcceptee: true,
  devis: {
    heures: estimation.heures,
    montantNet: enEuros(estimation.montantPrestation),
    totalNet: enEuros(estimation.totalNet),
    typeTarif: estimation.typeTarif,
    description: estimation.service,
  },
  heuresPersonnalisees: verifiee.heures ?? '',
  modalite: verifiee.modalite,
})
