import { formaterSituation } from '#domain/rendez-vous/situation'
import { formaterDate } from '#domain/calendrier/formater-date'
import { PARTICULIER } from '#domain/client/acheteur'
import { type Devis, VALIDITE_JOURS } from '#domain/devis/devis'
import { formaterSiret } from '#domain/entreprise/numero-siren'
import { estSpecimen, SPECIMEN, SPECIMEN_DIT } from '#domain/entreprise/specimen'
import { formaterCreneau } from '#domain/prestation/creneau'
import { formaterMontant } from '#domain/shared/montant'
import {
  clientContents,
  type Fait,
  entrepriseLignes,
  ligneLisible,
  lignesLisibles,
  verificationContents,
  wrapText,
} from './contents/document-contents.ts'
import { deplacementReserves, lignesContents, type LigneContents } from './contents/lignes-contents.ts'
import { reglementDeDevis } from './contents/reglement-contents.ts'

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

/** Width of the text quote in characters: windows and printers show it without wrapping. */
export const LARGEUR = 80

const COLONNES = [42, 12, 13, 13] as const

const double = '='.repeat(LARGEUR)

const simple = '-'.repeat(LARGEUR)

const paragraphe = (texte: string, retrait = '  '): readonly string[] =>
  wrapText(texte, LARGEUR - retrait.length).map((ligne) => (ligne === '' ? '' : retrait + ligne))

const paragraphes = (textes: readonly string[]): readonly string[] => textes.flatMap((texte) => paragraphe(texte))

const partie = ({ titre, nom, lignes }: DevisContents['client']): readonly string[] =>
  section(titre, paragraphes([nom, ...lignes]))

const section = (titre: string, lignes: readonly string[]): readonly string[] => ['', titre.toUpperCase(), ...lignes]

const faits = (liste: DevisContents['dates']): readonly string[] => {
  const marge = Math.max(...liste.map(({ nom }) => nom.length)) + 5
  return liste.flatMap(({ nom, valeur }) =>
    wrapText(valeur, LARGEUR - marge).map((ligne, rang) => (rang === 0 ? `  ${nom} :` : '').padEnd(marge) + ligne),
  )
}

const rangee = (cellules: readonly [string, string, string, string]): string =>
  cellules
    .map((cellule, rang) => (rang === 0 ? cellule.padEnd(COLONNES[0]) : cellule.padStart(COLONNES[rang] ?? 0)))
    .join('')

const ligneDePrix = (ligne: LigneContents): readonly string[] => {
  const [debut = '', ...suite] = wrapText(ligne.designation, COLONNES[0] - 4)
  return [
    rangee([`  ${debut}`, ligne.quantite, ligne.prixUnitaire, ligne.montant]),
    ...suite.map((texte) => `  ${texte}`),
    ...paragraphe(ligne.detail, '    '),
  ]
}

const aDroite = ({ nom, valeur }: DevisContents['total']): string =>
  `  ${nom} :`.padEnd(LARGEUR - valeur.length) + valeur

const prix = (contents: DevisContents): readonly string[] => [
  rangee(['  Désignation', 'Quantité', 'Prix unit.', 'Montant']),
  simple,
  ...contents.lignes.flatMap(ligneDePrix),
  simple,
  aDroite({ ...contents.total, nom: contents.total.nom.toUpperCase() }),
  aDroite(contents.weekend),
]

const verification = ({ verification }: DevisContents): readonly string[] =>
  verification === null
    ? []
    : section(
        verification.titre,
        faits([
          { nom: 'Code', valeur: verification.code },
          { nom: 'À saisir sur', valeur: verification.page },
        ]),
      )

const specimen = ({ specimen }: DevisContents): readonly string[] =>
  specimen
    ? ['*'.repeat(LARGEUR), `${`*** ${SPECIMEN} `.repeat(6)}**`, '*'.repeat(LARGEUR), ...paragraphe(SPECIMEN_DIT)]
    : []

const lignes = (contents: DevisContents): readonly string[] => [
  ...specimen(contents),
  double,
  `${contents.titre.toUpperCase()} ${contents.numero}`,
  double,
  ...faits(contents.dates),
  ...partie(contents.prestataire),
  ...partie(contents.client),
  ...section('Intervention', faits(contents.intervention)),
  ...section('Prix', prix(contents)),
  ...contents.reserves.flatMap((reserve) => ['', ...paragraphe(`! ${reserve}`)]),
  ...(contents.description.length === 0 ? [] : section('Votre demande', paragraphes(contents.description))),
  ...(contents.reglement === null ? [] : section(contents.reglement.titre, faits(contents.reglement.faits))),
  ...section('Mentions', paragraphes([contents.validite, ...contents.mentions])),
  ...verification(contents),
  double,
]

export const devisTexte = (devis: Devis, adresseDeVerification: string): string =>
  `${lignes(devisContents(devis, adresseDeVerification))
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ')}\n`
