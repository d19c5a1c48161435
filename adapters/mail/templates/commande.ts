import type { Cadre, ContenuCourriel, Modeles } from '#application/courrier/lettre'
import type { RecitsDeCommande } from '#application/courrier/lire-commande'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { formaterAdresse } from '#domain/client/adresse'
import { formaterTelephone } from '#domain/client/telephone'
import { type MotDePasseTemporaire, VALIDITE_HEURES } from '#domain/compte/mot-de-passe-temporaire'
import type { Prestation } from '#domain/prestation/prestation'
import { formaterSituation, situationALaCommande } from '#domain/rendez-vous/situation'
import { cleanText } from '#domain/shared/clean'
import {
  bouton,
  cadreMotDePasse,
  citation,
  enRetrait,
  faits,
  lien,
  ligneMotDePasse,
  liste,
  paragraphe,
  recu,
  sousTitre,
  ticket,
  type Html,
  html,
} from './blocs.ts'
import { droitDeRetractation, faitsDAcheteur, faitsDEngagement } from './engagement.ts'
import { itineraire, recapitulatifTexte, recapituler } from './recapitulatif.ts'
import { bandeauDeSpecimen, page, signature } from './rediger.ts'
import { reglementADistance } from './reglement.ts'

type CommandeClient = RecitsDeCommande['commande_client'] & Cadre

const TITRE = 'Votre commande est enregistrée'

const suivi = (publicUrl: string): string => `${publicUrl}/mes-prestations`

const PROPOSITION = 'Nous vous proposons une date par courriel : vous l’acceptez ou la refusez d’un clic.'

const reglement = ({ estimation }: Prestation): string =>
  estimation.modalite === 'a_distance'
    ? 'L’intervention a lieu à distance ; le règlement se fait par virement ou PayPal, trois jours avant.'
    : 'L’intervention a lieu sur place ; vous réglez après. Vous ne payez rien en ligne.'

const appel = ({ appeleeLe, contact, contactAvant }: Prestation): readonly string[] =>
  appeleeLe === null
    ? [`Nous vous appelons au ${formaterTelephone(contact.telephone)} avant le ${formaterInstant(contactAvant)}.`]
    : []

const etapes = ({ prestation }: CommandeClient): readonly string[] =>
  [...appel(prestation), PROPOSITION, reglement(prestation)].map((etape) =>
    etape.replaceAll(' ;', '\u202f;').replaceAll(' :', '\u00a0:'),
  )

const DEVIS_JOINT = 'Votre devis et les conditions générales du jour sont joints à ce message, en PDF.'

const DEVIS_A_VENIR =
  'Les conditions générales du jour sont jointes à ce message, en PDF. Votre devis sera à télécharger dans votre espace client dès qu’il sera complet.'

const consigne = `Il est valable ${VALIDITE_HEURES}\u00a0heures et vous est demandé avec votre adresse email à la première connexion, où vous choisirez le vôtre.`

const situationDe = (prestation: Prestation): string => formaterSituation(situationALaCommande(prestation), 'client')

const faitsDeVisite = (prestation: Prestation) => {
  const { lieu, creneau, reserves } = recapituler(prestation)
  return [
    { nom: 'Où en est votre commande', valeur: situationDe(prestation) },
    { nom: 'Adresse', valeur: lieu },
    { nom: 'Créneau souhaité', valeur: creneau },
    ...faitsDAcheteur(prestation.engagement),
    ...reserves.map((reserve) => ({ nom: 'À noter', valeur: reserve })),
  ]
}

/** Drops the empty line that the signature brings itself. */
const sansFin = (lignes: readonly string[]): readonly string[] =>
  lignes.slice(0, lignes.findLastIndex((ligne) => ligne !== '') + 1)

const texteClient = (commande: CommandeClient): string => {
  const { prestation, entreprise, motDePasse, devisJoint, publicUrl } = commande
  return [
    ...bandeauDeSpecimen(entreprise),
    `Bonjour ${prestation.contact.nom},`,
    '',
    `Votre commande est enregistrée sous la référence ${prestation.reference}.`,
    '',
    ...recapitulatifTexte(recapituler(prestation)),
    ...faitsDeVisite(prestation).map(({ nom, valeur }) => `${nom}\u00a0: ${valeur}`),
    '',
    `${devisJoint ? DEVIS_JOINT : DEVIS_A_VENIR} (${prestation.numeroDevis})`,
    '',
    'La suite\u00a0:',
    ...etapes(commande).map((etape, rang) => `${rang + 1}. ${etape}`),
    '',
    ...reglementADistance(prestation, entreprise, null).flatMap((bloc) => bloc.texte),
    ...(motDePasse === null
      ? []
      : ['Un compte a été créé pour suivre votre commande.', ligneMotDePasse(motDePasse), consigne, '']),
    'Suivre votre commande\u00a0:',
    suivi(publicUrl),
    '',
    ...sansFin(droitDeRetractation(prestation, entreprise, publicUrl).flatMap((bloc) => bloc.texte)),
    ...signature(entreprise),
    '',
  ].join('\n')
}

const secret = (motDePasse: MotDePasseTemporaire): Html =>
  html`${sousTitre('Votre compte')}${paragraphe('Un compte a été créé pour suivre votre commande.')}
  ${cadreMotDePasse(motDePasse)} ${paragraphe(consigne)}`

const contenuClient = (commande: CommandeClient): Html => {
  const { prestation, entreprise, motDePasse, devisJoint, publicUrl } = commande
  const devis = devisJoint
    ? 'joint à ce message en PDF avec les conditions générales'
    : 'bientôt dans votre espace client'
  return html`${paragraphe(`Bonjour ${prestation.contact.nom}, merci de votre confiance.`)}
  ${ticket(prestation.reference, `Devis ${prestation.numeroDevis}, ${devis}`)} ${recu(recapituler(prestation))}
  ${faits(faitsDeVisite(prestation))} ${sousTitre('La suite')} ${liste(etapes(commande))}
  ${reglementADistance(prestation, entreprise, null).map((bloc) => bloc.html)}
  ${motDePasse === null ? null : secret(motDePasse)} ${bouton(suivi(publicUrl), 'Suivre ma commande')}
  ${droitDeRetractation(prestation, entreprise, publicUrl).map((bloc) => bloc.html)}`
}

const commandeClient = (commande: CommandeClient): ContenuCourriel => {
  const { prestation, entreprise } = commande
  return {
    sujet: `${TITRE} – ${prestation.reference}`,
    texte: texteClient(commande),
    html: page({
      titre: TITRE,
      apercu: `${situationDe(prestation)}.`,
      entreprise,
      contenu: contenuClient(commande),
    }),
  }
}

type CommandeEntreprise = RecitsDeCommande['commande_entreprise'] & Cadre

const devisNonEnvoye = (manquantes: readonly string[]): readonly string[] =>
  manquantes.length === 0
    ? []
    : [
        `le devis n’est pas parti avec le courriel du client, il lui manque des mentions obligatoires (${manquantes.join(', ')}). Complétez l’identité de l’entreprise, le client pourra alors le télécharger`,
      ]

const reserves = ({ prestation, manquantes }: CommandeEntreprise): readonly string[] => [
  ...devisNonEnvoye(manquantes),
  ...(prestation.estimation.modalite === 'a_distance' ? ['Intervention à distance'] : []),
  ...recapituler(prestation).reserves,
]

type MotsDuClient = { readonly titre: string; readonly texte: string }

const motsDuClient = ({ description, notes }: Prestation): readonly MotsDuClient[] =>
  [
    { titre: 'Sa demande', texte: cleanText(description) },
    { titre: 'Ses notes', texte: cleanText(notes) },
  ].filter(({ texte }) => texte !== '')

const aFaire = (prestation: Prestation): string => formaterSituation(situationALaCommande(prestation), 'entreprise')

const texteEntreprise = (nouvelle: CommandeEntreprise): string => {
  const { prestation, entreprise } = nouvelle
  const { contact, adresse } = prestation
  const recapitulatif = recapituler(prestation)
  return [
    ...bandeauDeSpecimen(entreprise),
    `Nouvelle commande ${prestation.reference} (devis ${prestation.numeroDevis})`,
    aFaire(prestation),
    '',
    `Client\u00a0: ${contact.nom}`,
    `Téléphone\u00a0: ${formaterTelephone(contact.telephone)}`,
    `Email\u00a0: ${contact.email}`,
    `Adresse\u00a0: ${formaterAdresse(adresse)}`,
    `Itinéraire\u00a0: ${itineraire(prestation)}`,
    ...faitsDEngagement(prestation.engagement).map(({ nom, valeur }) => `${nom}\u00a0: ${valeur}`),
    `Service\u00a0: ${recapitulatif.service}`,
    `Créneau\u00a0: ${recapitulatif.creneau}`,
    ...reserves(nouvelle).map((reserve) => `Attention\u00a0: ${reserve}`),
    '',
    ...recapitulatifTexte(recapitulatif),
    ...motsDuClient(prestation).flatMap(({ titre, texte }) => ['', `${titre}\u00a0:`, ...enRetrait(texte)]),
    '',
  ].join('\n')
}

const contenuEntreprise = (nouvelle: CommandeEntreprise): Html => {
  const { prestation } = nouvelle
  const { contact, adresse, reference } = prestation
  const recapitulatif = recapituler(prestation)
  return html`${ticket(reference, aFaire(prestation))}
  ${faits([
    { nom: 'Client', valeur: contact.nom },
    { nom: 'Téléphone', valeur: lien(`tel:${contact.telephone}`, formaterTelephone(contact.telephone)) },
    { nom: 'Email', valeur: lien(`mailto:${contact.email}`, contact.email) },
    { nom: 'Adresse', valeur: formaterAdresse(adresse) },
    { nom: 'Itinéraire', valeur: lien(itineraire(prestation), 'Ouvrir sur la carte') },
    ...faitsDEngagement(prestation.engagement).map(({ nom, valeur, fort }) => ({
      nom,
      valeur: fort === true ? html`<strong>${valeur}</strong>` : valeur,
    })),
    { nom: 'Service', valeur: recapitulatif.service },
    { nom: 'Créneau', valeur: recapitulatif.creneau },
    ...reserves(nouvelle).map((reserve) => ({ nom: 'Attention', valeur: html`<strong>${reserve}</strong>` })),
  ])}
  ${recu(recapitulatif)}
  ${motsDuClient(prestation).map(({ titre, texte }) => html`${sousTitre(titre)}${citation(texte)}`)}`
}

const commandeEntreprise = (nouvelle: CommandeEntreprise): ContenuCourriel => {
  const { prestation, entreprise } = nouvelle
  return {
    sujet: `Nouvelle commande ${prestation.reference} – ${recapituler(prestation).service}, ${prestation.adresse.ville}`,
    texte: texteEntreprise(nouvelle),
    html: page({
      titre: 'Nouvelle commande',
      apercu: `${prestation.contact.nom}, ${formaterTelephone(prestation.contact.telephone)}. ${aFaire(prestation)}`,
      entreprise,
      contenu: contenuEntreprise(nouvelle),
    }),
  }
}

export const MODELES_DE_COMMANDE: Modeles<RecitsDeCommande> = {
  commande_client: commandeClient,
  commande_entreprise: commandeEntreprise,
}
