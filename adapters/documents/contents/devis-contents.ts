import { formaterSituation } from '#domain/rendez-vous/situation'
import { formaterDate } from '#domain/calendrier/formater-date'
import { PARTICULIER } from '#domain/client/acheteur'
import { type Devis, VALIDITE_JOURS } from '#domain/devis/devis'
import { formaterSiret } from '#domain/entreprise/numero-siren'
import { estSpecimen } from '#domain/entreprise/specimen'
import { formaterCreneau } from '#domain/prestation/creneau'
import { formaterMontant } from '#domain/shared/montant'
import {
  clientContents,
  type Fait,
  entrepriseLignes,
  ligneLisible,
  lignesLisibles,
  verificationContents,
} from './document-contents.ts'
import { deplacementReserves, lignesContents } from './lignes-contents.ts'
import { reglementDeDevis } from './reglement-contents.ts'

export type DevisContents = ReturnType<typeof devisContents>

const lieu = ({ adresse, estimation }: Devis): string =>
  estimation.modalite === 'a_distance'
    ? 'À distance'
    : ligneLisible(`${adresse.adresse}, ${adresse.codePostal} ${adresse.ville}`)

const dates = (devis: Devis): readonly Fait[] => [
  { nom: 'Émis le', valeur: formaterDate(devis.emisLe) },
  { nom: 'Valable jusqu’au', valeur: formaterDate(devis.valableJusquAu) },
  ...(devis.reference === null ? [] : [{ nom: 'Référence', valeur: devis.reference }]),
]

const remplacement = ({ remplace }: Devis): readonly Fait[] => {
  if (remplace === undefined) return []
  const noms = remplace.versions.map(
    ({ version, emisLe }) => `${version === 1 ? 'le devis' : `la version\u00a0${version}`} du ${formaterDate(emisLe)}`,
  )
  return [
    { nom: 'Remplace', valeur: noms.join(' et ') },
    { nom: 'Motif', valeur: ligneLisible(remplace.motif) },
  ]
}

/** The state of the order, in a copy made once a date was agreed or the work ended. */
const ouEnEst = ({ situation }: Devis): readonly Fait[] =>
  situation === undefined || ['appel', 'date_a_proposer', 'reponse'].includes(situation.genre)
    ? []
    : [{ nom: 'Situation', valeur: formaterSituation(situation, 'client') }]

const numero = ({ numero, version }: Devis): string => {
  if (numero === null) return 'Aperçu'
  return version === undefined ? `N°\u00a0${numero}` : `N°\u00a0${numero}, version\u00a0${version}`
}

const validite = (devis: Devis): string =>
  devis.numero === null
    ? 'Aperçu sans engagement\u00a0: le devis est numéroté à la commande.'
    : `Devis valable ${VALIDITE_JOURS}\u00a0jours, jusqu’au ${formaterDate(devis.valableJusquAu)}.`

export const devisContents = (devis: Devis, adresseDeVerification: string) => {
  const { entreprise, estimation } = devis
  const lignes = lignesContents(estimation)
  return {
    titre: 'Devis',
    numero: numero(devis),
    apercu: devis.numero === null,
    specimen: estSpecimen(entreprise),
    dates: dates(devis),
    prestataire: { titre: 'Prestataire', nom: entreprise.nom, lignes: entrepriseLignes(entreprise) },
    client: clientContents(devis.acheteur ?? PARTICULIER, devis.client, devis.adresse),
    intervention: [
      ...remplacement(devis),
      { nom: 'Nature', valeur: lignes[0]?.designation ?? '' },
      { nom: 'Lieu', valeur: lieu(devis) },
      { nom: 'Créneau souhaité', valeur: formaterCreneau(devis.creneau) },
      ...ouEnEst(devis),
    ],
    lignes,
    total: { nom: 'Total net', valeur: formaterMontant(estimation.totalNet) },
    weekend: { nom: 'Samedi, dimanche ou jour férié', valeur: formaterMontant(estimation.tarifWeekend) },
    reserves: deplacementReserves(estimation.deplacement),
    description: lignesLisibles(devis.description),
    reglement: reglementDeDevis(devis),
    mentions: devis.mentions.map(({ texte }) => texte),
    validite: validite(devis),
    verification: devis.code === undefined ? null : verificationContents(devis.code, adresseDeVerification),
    pied: `${entreprise.nom} – ${entreprise.forme} – SIRET ${formaterSiret(entreprise.siret)}`,
  }
}
