import type { Cadre } from '#application/courrier/lettre'
import type { RecitsDeCommande } from '#application/courrier/lire-commande'
import { formaterInstant, formaterDate, formaterJour } from '#domain/calendrier/formater-date'
import { formaterAdresse } from '#domain/client/adresse'
import { formaterTelephone } from '#domain/client/telephone'
import { type MotDePasseTemporaire, VALIDITE_HEURES } from '#domain/compte/mot-de-passe-temporaire'
import type { Prestation } from '#domain/prestation/prestation'
import { formaterSituation, situationALaCommande } from '#domain/rendez-vous/situation'
import { cleanText } from '#domain/shared/clean'
import {
  type Bloc,
  bouton,
  cadreMotDePasse,
  citerSous,
  html,
  ligneMotDePasse,
  liste,
  montrer,
  paragraphe,
  recu,
  sousTitre,
  ticket,
  dire,
  enumerer,
  intituler,
  montrerReference,
  proposer,
  type Redaction,
  type Redactions,
} from './blocs.ts'
import { droitDeRetractation, faitsDAcheteur, faitsDEngagement } from './retractation.ts'
import { itineraire, recapitulatifTexte, recapituler } from './recapitulatif.ts'
import { reglementADistance, tropVerseAuClient, tropVerseParLeClient, tropVerseSiAccepte } from './facture.ts'
import type { RecitDAvenant, RecitsDAvenant } from '#application/courrier/lire-avenant'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { totalConvenu } from '#domain/rendez-vous/date-proposee'
import { valableJusquAu } from '#domain/devis/version-de-devis'
import { centimes, formaterMontant, type Montant } from '#domain/shared/montant'
import { avertir, faitsDeCommande, nousJoindre, OUVRIR } from './mots.ts'

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

const commandeClient = (commande: CommandeClient): Redaction => {
  const { prestation, entreprise, motDePasse, devisJoint, publicUrl } = commande
  const { reference, numeroDevis, contact } = prestation
  const recapitulatif = recapituler(prestation)
  const devis = devisJoint
    ? 'joint à ce message en PDF avec les conditions générales'
    : 'bientôt dans votre espace client'
  return {
    sujet: `${TITRE} – ${reference}`,
    titre: TITRE,
    apercu: `${situationDe(prestation)}.`,
    blocs: [
      {
        texte: [`Bonjour ${contact.nom},`, '', `Votre commande est enregistrée sous la référence ${reference}.`, ''],
        html: html`${paragraphe(`Bonjour ${contact.nom}, merci de votre confiance.`)}
        ${ticket(reference, `Devis ${numeroDevis}, ${devis}`)}`,
      },
      { texte: recapitulatifTexte(recapitulatif), html: recu(recapitulatif) },
      montrer(faitsDeVisite(prestation)),
      { texte: [`${devisJoint ? DEVIS_JOINT : DEVIS_A_VENIR} (${numeroDevis})`, ''], html: html`` },
      {
        texte: ['La suite\u00a0:', ...etapes(commande).map((etape, rang) => `${rang + 1}. ${etape}`), ''],
        html: html`${sousTitre('La suite')} ${liste(etapes(commande))}`,
      },
      ...reglementADistance(prestation, entreprise, null),
      motDePasse === null ? null : secret(motDePasse),
      {
        texte: ['Suivre votre commande\u00a0:', suivi(publicUrl), ''],
        html: bouton(suivi(publicUrl), 'Suivre ma commande'),
      },
      ...droitDeRetractation(prestation, entreprise, publicUrl),
    ],
  }
}

const COMPTE_CREE = 'Un compte a été créé pour suivre votre commande.'

const secret = (motDePasse: MotDePasseTemporaire): Bloc => ({
  texte: [COMPTE_CREE, ligneMotDePasse(motDePasse), consigne, ''],
  html: html`${sousTitre('Votre compte')}${paragraphe(COMPTE_CREE)} ${cadreMotDePasse(motDePasse)}
  ${paragraphe(consigne)}`,
})

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

const aFaire = (prestation: Prestation): string => formaterSituation(situationALaCommande(prestation), 'entreprise')

const commandeEntreprise = (nouvelle: CommandeEntreprise): Redaction => {
  const { prestation } = nouvelle
  const { contact, adresse, reference, numeroDevis, engagement, description, notes } = prestation
  const recapitulatif = recapituler(prestation)
  return {
    sujet: `Nouvelle commande ${reference} – ${recapitulatif.service}, ${adresse.ville}`,
    titre: 'Nouvelle commande',
    apercu: `${contact.nom}, ${formaterTelephone(contact.telephone)}. ${aFaire(prestation)}`,
    sansSignature: true,
    blocs: [
      {
        texte: [`Nouvelle commande ${reference} (devis ${numeroDevis})`, aFaire(prestation), ''],
        html: ticket(reference, aFaire(prestation)),
      },
      montrer([
        { nom: 'Client', valeur: contact.nom },
        { nom: 'Téléphone', valeur: formaterTelephone(contact.telephone), vers: `tel:${contact.telephone}` },
        { nom: 'Email', valeur: contact.email, vers: `mailto:${contact.email}` },
        { nom: 'Adresse', valeur: formaterAdresse(adresse) },
        { nom: 'Itinéraire', valeur: 'Ouvrir sur la carte', vers: itineraire(prestation) },
        ...faitsDEngagement(engagement),
        { nom: 'Service', valeur: recapitulatif.service },
        { nom: 'Créneau', valeur: recapitulatif.creneau },
        ...reserves(nouvelle).map((reserve) => ({ nom: 'Attention', valeur: reserve, fort: true })),
      ]),
      { texte: [...recapitulatifTexte(recapitulatif), ''], html: recu(recapitulatif) },
      ...citerSous('Sa demande', cleanText(description)),
      ...citerSous('Ses notes', cleanText(notes)),
    ],
  }
}

export const MODELES_DE_COMMANDE: Redactions<RecitsDeCommande> = {
  commande_client: commandeClient,
  commande_entreprise: commandeEntreprise,
}

type Avenant = RecitDAvenant & Cadre

const MOTS_D_AVENANT = {
  propose: {
    titre: 'Nouveau devis à accepter',
    phrase: 'Voici un nouveau devis pour votre commande. Rien ne change tant que vous ne l’avez pas accepté.',
  },
  accepte: {
    titre: 'Nouveau devis accepté',
    phrase: 'Vous avez accepté le nouveau devis\u00a0: il remplace le précédent.',
  },
  refuse: {
    titre: 'Nouveau devis refusé',
    phrase: 'Vous avez refusé le nouveau devis\u00a0: le précédent reste valable.',
  },
} as const

const direMajoration = (jour: DateCivile): string =>
  `Le rendez-vous convenu est le ${formaterJour(jour)}\u00a0: ce jour-là, le travail compte double, ni le déplacement ni les pièces.`

const nommer = ({ prestation, version }: Avenant): string =>
  `Devis ${prestation.numeroDevis}, version ${version.version}`

const joint = ({ devisJoint }: Avenant): string =>
  devisJoint ? 'joint à ce message en PDF' : 'à lire par le lien ci-dessous'

const ecart = (ancien: Montant, nouveau: Montant): string =>
  `${nouveau > ancien ? '+' : ''}${formaterMontant(centimes(nouveau - ancien))}`

const enSemaine = (ancien: Montant, nouveau: Montant): Bloc =>
  montrer([
    { nom: 'Nouveau total', valeur: formaterMontant(nouveau), fort: true },
    { nom: 'Total du devis précédent', valeur: formaterMontant(ancien) },
    { nom: 'Différence', valeur: ecart(ancien, nouveau) },
  ])

/** The price of the agreed day comes first, since the totals of quotes are those of an ordinary day. */
const auJourConvenu = (jour: DateCivile, { version, avant }: Avenant): Bloc => {
  const [ancien, nouveau] = [totalConvenu(avant.estimation, jour), totalConvenu(version.estimation, jour)]
  return montrer([
    { nom: `Nouveau prix, ${formaterJour(jour)}`, valeur: formaterMontant(nouveau), fort: true },
    { nom: 'Prix du devis précédent, ce jour-là', valeur: formaterMontant(ancien) },
    { nom: 'Différence', valeur: ecart(ancien, nouveau) },
    { nom: 'Nouveau total, un jour ordinaire', valeur: formaterMontant(version.estimation.totalNet) },
    { nom: 'Total du devis précédent, un jour ordinaire', valeur: formaterMontant(avant.estimation.totalNet) },
  ])
}

const prix = (avenant: Avenant): readonly Bloc[] => {
  const { version, avant, jourMajore } = avenant
  return jourMajore === null
    ? [enSemaine(avant.estimation.totalNet, version.estimation.totalNet)]
    : [auJourConvenu(jourMajore, avenant), dire(direMajoration(jourMajore))]
}

const dejaVerse = (
  { annonce: { etape }, version, jourMajore, recu }: Avenant,
  trop: typeof tropVerseAuClient,
): readonly Bloc[] => {
  if (recu <= 0 || etape === 'refuse') return []
  const prixAPayer = totalConvenu(version.estimation, jourMajore)
  return [
    montrer([
      { nom: 'Déjà versé', valeur: formaterMontant(recu) },
      { nom: 'Reste à payer', valeur: formaterMontant(centimes(Math.max(0, prixAPayer - recu))), fort: true },
    ]),
    ...trop(recu, prixAPayer),
  ]
}

const lignes = ({ prestation, version }: Avenant): readonly Bloc[] => [
  intituler('Détail du nouveau devis'),
  enumerer(
    recapitulatifTexte(recapituler({ ...prestation, estimation: version.estimation })).map((ligne) =>
      ligne.replace(/^- /, ''),
    ),
  ),
]

const avenantClient = (avenant: Avenant): Redaction => {
  const { prestation, annonce, version, entreprise, publicUrl, cle } = avenant
  const { titre, phrase } = MOTS_D_AVENANT[annonce.etape]
  const adresse = `${publicUrl}/devis/${prestation.id}?cle=${encodeURIComponent(cle)}`
  return {
    sujet: `${titre} – ${prestation.reference}`,
    titre,
    apercu: `${nommer(avenant)}\u00a0: ${formaterMontant(totalConvenu(version.estimation, avenant.jourMajore))}`,
    blocs: [
      dire(`Bonjour ${prestation.contact.nom},`),
      dire(phrase),
      montrerReference(prestation.reference, `${nommer(avenant)}, ${joint(avenant)}`),
      ...prix(avenant),
      ...dejaVerse(avenant, annonce.etape === 'propose' ? tropVerseSiAccepte : tropVerseAuClient),
      ...citerSous('Pourquoi ce nouveau devis', version.motif),
      ...citerSous('Ce que vous avez accepté', version.texteAccepte),
      ...lignes(avenant),
      ...(annonce.etape === 'propose'
        ? [
            dire(`Ce prix est valable jusqu’au ${formaterDate(valableJusquAu(version))}.`),
            proposer(adresse, 'Comparer et répondre'),
          ]
        : [proposer(adresse, 'Revoir les deux devis')]),
      ...nousJoindre(entreprise),
    ],
  }
}

const avenantEntreprise = (avenant: Avenant): Redaction => {
  const { prestation, annonce, version } = avenant
  const { contact } = prestation
  return avertir(annonce.etape === 'accepte' ? 'Nouveau devis accepté' : 'Nouveau devis refusé', avenant, OUVRIR, [
    montrerReference(prestation.reference, nommer(avenant)),
    montrer([
      { nom: 'Client', valeur: contact.nom },
      { nom: 'Téléphone', valeur: formaterTelephone(contact.telephone), vers: `tel:${contact.telephone}` },
      ...(version.repondueLe === null ? [] : [{ nom: 'Réponse', valeur: formaterInstant(version.repondueLe) }]),
      ...faitsDeCommande(prestation),
    ]),
    ...prix(avenant),
    ...dejaVerse(avenant, tropVerseParLeClient),
    ...citerSous('Motif du refus', annonce.motif),
  ])
}

export const MODELES_D_AVENANT: Redactions<RecitsDAvenant> = {
  avenant_client: avenantClient,
  avenant_entreprise: avenantEntreprise,
}
