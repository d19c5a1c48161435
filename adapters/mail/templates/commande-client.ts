import type { ContenuCourriel } from '#application/ports/mail-templates'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { formaterTelephone } from '#domain/client/telephone'
import { type MotDePasseTemporaire, VALIDITE_HEURES } from '#domain/compte/mot-de-passe-temporaire'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Prestation } from '#domain/prestation/prestation'
import { formaterSituation } from '#domain/rendez-vous/formater-situation'
import { situationALaCommande } from '#domain/rendez-vous/situation'
import { bouton, faits, liste, paragraphe, recu, sousTitre, ticket } from './blocks.ts'
import { droitDeRetractation, faitsDAcheteur } from './engagement.ts'
import { type Html, html } from './html.ts'
import { page } from './layout.ts'
import { cadreMotDePasse, ligneMotDePasse } from './mot-de-passe.ts'
import { recapituler, recapitulatifTexte } from './recapitulatif.ts'
import { reglementADistance } from './reglement-a-distance.ts'
import { bandeauDeSpecimen, signature } from './signature.ts'

export type CommandeClient = {
  readonly prestation: Prestation
  readonly entreprise: Entreprise
  readonly motDePasse: MotDePasseTemporaire | null
  /** Whether the quote goes with the mail. */
  readonly devisJoint: boolean
  /** Address of the client area. */
  readonly compteUrl: string
  /** Base of the other links, without a slash at its end. */
  readonly publicUrl: string
}

const TITRE = 'Votre commande est enregistrée'

const PROPOSITION = 'Nous vous proposons une date par courriel : vous l’acceptez ou la refusez d’un clic.'

const reglement = ({ estimation }: Prestation): string =>
  estimation.modalite === 'a_distance'
    ? 'L’intervention a lieu à distance ; le règlement se fait par virement ou PayPal, trois jours avant.'
    : 'L’intervention a lieu sur place ; vous réglez après. Vous ne payez rien en ligne.'

/** The call that is to come; none when the order was taken on one. */
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

/** The signature brings its own empty line. */
const sansFin = (lignes: readonly string[]): readonly string[] =>
  lignes.slice(0, lignes.findLastIndex((ligne) => ligne !== '') + 1)

const texte = (commande: CommandeClient): string => {
  const { prestation, entreprise, motDePasse, devisJoint, compteUrl, publicUrl } = commande
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
    compteUrl,
    '',
    ...sansFin(droitDeRetractation(prestation, entreprise, publicUrl).flatMap((bloc) => bloc.texte)),
    ...signature(entreprise),
    '',
  ].join('\n')
}

const secret = (motDePasse: MotDePasseTemporaire): Html =>
  html`${sousTitre('Votre compte')}${paragraphe('Un compte a été créé pour suivre votre commande.')}
  ${cadreMotDePasse(motDePasse)} ${paragraphe(consigne)}`

const contenu = (commande: CommandeClient): Html => {
  const { prestation, entreprise, motDePasse, devisJoint, compteUrl, publicUrl } = commande
  const devis = devisJoint
    ? 'joint à ce message en PDF avec les conditions générales'
    : 'bientôt dans votre espace client'
  return html`${paragraphe(`Bonjour ${prestation.contact.nom}, merci de votre confiance.`)}
  ${ticket(prestation.reference, `Devis ${prestation.numeroDevis}, ${devis}`)} ${recu(recapituler(prestation))}
  ${faits(faitsDeVisite(prestation))} ${sousTitre('La suite')} ${liste(etapes(commande))}
  ${reglementADistance(prestation, entreprise, null).map((bloc) => bloc.html)}
  ${motDePasse === null ? null : secret(motDePasse)} ${bouton(compteUrl, 'Suivre ma commande')}
  ${droitDeRetractation(prestation, entreprise, publicUrl).map((bloc) => bloc.html)}`
}

/** To the client, right after the order; the quote goes with it. */
export const commandeClient = (commande: CommandeClient): ContenuCourriel => {
  const { prestation, entreprise } = commande
  return {
    sujet: `${TITRE} – ${prestation.reference}`,
    texte: texte(commande),
    html: page({
      titre: TITRE,
      apercu: `${situationDe(prestation)}.`,
      entreprise,
      contenu: contenu(commande),
    }),
  }
}
