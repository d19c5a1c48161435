import type { DateCivile } from '#domain/calendrier/date-civile'
import { JOURS_CONTACT, INTERVENTIONS } from '#domain/calendrier/horaires'
import { formaterDate, formaterHeure } from '#domain/calendrier/formater-date'
import { ANNEES_CLIENT, ANNEES_CONTRAT, ANNEES_FACTURES, SEUIL_CONTRAT_ARCHIVE } from '#domain/conservation/durees'
import { VALIDITE_JOURS } from '#domain/devis/devis'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import { formaterMontant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'
import { KM_OFFERTS, PRIX_DU_KM } from '#domain/tarification/frais-deplacement'
import { COEFFICIENT_MAJORATION } from '#domain/tarification/majoration'
import { BASE_CODE_POSTAL, BASE_VILLE } from '#domain/zone/zone-intervention'
import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from '#domain/zone/rayons'
import { formaterSiret } from '../entreprise/numero-siren.ts'
import { TARIF_HORAIRE_SUR_MESURE } from '../tarification/sur-mesure.ts'
import { formulaireEnBlocs } from './formulaire-de-retractation.ts'
import {
  COEFFICIENT_PENALITES,
  FRAIS_ABSENCE,
  FRAIS_DIAGNOSTIC,
  INDEMNITE_RECOUVREMENT,
  JOURS_RETRACTATION,
  PREAVIS_RENDEZ_VOUS_HEURES,
  PREAVIS_RESILIATION_MOIS,
} from './regles.ts'
import type { Section, Texte } from './texte.ts'

const [semaine] = INTERVENTIONS
const OUVERTURE = semaine ? `${formaterHeure(semaine.de)} – ${formaterHeure(semaine.a)}` : ''

const VILLE_VOISINE = 'Lons-le-Saunier'

const DEPLACEMENT: Section = {
  id: 'deplacement',
  titre: 'Déplacement à domicile ou au bureau',
  blocs: [
    `Le prestataire intervient à domicile, au bureau ou, pour les prestations qui s’y prêtent, à distance. Il est établi à ${BASE_VILLE} (${BASE_CODE_POSTAL}), près de ${VILLE_VOISINE}. Toutes les distances sont mesurées à vol d’oiseau depuis ${BASE_VILLE}.`,
    {
      liste: [
        `Jusqu’à ${RAYON_INTERVENTION_KM} km : la prestation se commande en ligne.`,
        `De ${RAYON_INTERVENTION_KM} à ${RAYON_SUR_DEMANDE_KM} km : le déplacement se fait sur demande, par le formulaire de contact.`,
        `Au-delà de ${RAYON_SUR_DEMANDE_KM} km : le prestataire ne se déplace pas.`,
        'À distance : aucune limite de zone, aucun frais de déplacement.',
      ],
    },
    `Le déplacement est offert jusqu’à ${KM_OFFERTS} km aller-retour (${KM_OFFERTS / 2} km aller). Au-delà, chaque kilomètre aller-retour supplémentaire coûte ${formaterMontant(PRIX_DU_KM)}. L’aller-retour est le double de la distance à vol d’oiseau, arrondi au dixième de kilomètre ; le calcul est détaillé sur le devis.`,
    `Les interventions ont lieu du lundi au vendredi, ${OUVERTURE}. Un rendez-vous le samedi, le dimanche ou un jour férié peut être convenu, au prix indiqué à l’article sur les tarifs.`,
  ],
}

const DEVIS: Section = {
  id: 'devis',
  titre: 'Diagnostic et devis',
  blocs: [
    `Avant toute commande, le site établit un devis personnalisé, gratuit et détaillé, valable ${VALIDITE_JOURS} jours. Il peut être téléchargé depuis la page de confirmation et il est joint au courriel de confirmation.`,
    'La commande est conclue quand le client appuie sur « Valider et commander avec obligation de paiement ». Un courriel la confirme sans délai, avec une référence unique. Un compte client est créé à la première commande.',
    `Le technicien contacte ensuite le client sous ${24 * JOURS_CONTACT.auPlusTot} à ${24 * JOURS_CONTACT.auPlusTard} h, en jours ouvrés, et lui envoie une proposition de rendez-vous, que le client accepte ou refuse. La réponse peut être changée jusqu’à ${PREAVIS_RENDEZ_VOUS_HEURES} h avant le rendez-vous.`,
    'Le devis peut être ajusté après échange avec le technicien. Aucun supplément n’est facturé sans l’accord préalable du client.',
    `Quand il faut rechercher une panne avant de pouvoir chiffrer sa réparation, ce diagnostic est gratuit si le devis qui en résulte est commandé. Sinon, il est facturé ${formaterMontant(FRAIS_DIAGNOSTIC)}, plus les frais de déplacement éventuels. Ce prix est rappelé avant le diagnostic.`,
  ],
}

const PRIX: Section['blocs'] = [
  'Les prix sont nets. Le prestataire relève de la micro-entreprise : TVA non applicable, art. 293 B du CGI. Pour les particuliers, les prix affichés s’entendent toutes taxes comprises.',
  {
    liste: [
      'Au forfait : le prix est fixe, pour la prestation et la durée indiquées.',
      `À l’heure : la première heure est due en entier, puis chaque quart d’heure commencé. Une demande sur mesure est facturée ${formaterMontant(TARIF_HORAIRE_SUR_MESURE)} de l’heure.`,
      'Pièces : elles sont facturées à part, après accord du client sur leur prix. Pour une réparation, le client choisit entre pièce neuve et pièce issue de l’économie circulaire.',
    ],
  },
  `Le devis donne le prix d’une intervention en semaine et, à côté, celui du week-end. Le samedi, le dimanche et les jours fériés, le prix du travail est multiplié par ${COEFFICIENT_MAJORATION}, mais ni le déplacement ni les pièces. Une proposition de rendez-vous pour l’un de ces jours porte le prix recalculé ; l’accepter vaut accord sur ce prix.`,
]

const paiement = (nom: string): Section['blocs'] => [
  'Rien n’est payé en ligne à la commande.',
  {
    liste: [
      'Sur place : règlement après l’intervention, en espèces, par virement ou par PayPal. Les chèques ne sont pas acceptés.',
      `À distance : règlement ${JOURS_PAIEMENT_A_DISTANCE} jours avant la date convenue, par virement ou par PayPal.`,
    ],
  },
  'Une somme versée avant la facture est un acompte, et non des arrhes (Code de la consommation, art. L. 214-1) : elle vient en déduction de la facture, et elle est rendue si l’intervention n’a pas lieu, sauf ce qui est dû.',
  'Particuliers : en cas de retard, les sommes dues portent intérêt au taux légal après mise en demeure.',
  `Professionnels : en cas de retard, pénalités de ${COEFFICIENT_PENALITES} fois le taux d’intérêt légal, exigibles sans rappel, et indemnité forfaitaire de recouvrement de ${formaterMontant(INDEMNITE_RECOUVREMENT)}. Pas d’escompte pour paiement anticipé.`,
  `${nom} remet une facture pour chaque prestation.`,
]

const tarifs = ({ nom }: EntreprisePublique): Section => ({
  id: 'tarifs',
  titre: 'Tarifs et paiement',
  blocs: [...PRIX, ...paiement(nom)],
})

const adressePostale = ({ nom, adresse, codePostal, ville }: EntreprisePublique): string =>
  `${nom}, ${adresse}, ${codePostal} ${ville}`

const PROPRIETE: Section = {
  id: 'propriete',
  titre: 'Propriété intellectuelle',
  blocs: [
    'Les fiches, supports de formation et documents remis restent la propriété du prestataire. Le client en use librement pour lui-même ; il ne les revend pas et ne les publie pas sans accord.',
    'Les logiciels installés restent soumis à la licence de leur éditeur. Le prestataire n’installe pas de copie sans licence.',
    'Les données, documents et créations du client restent les siens.',
  ],
}

const donnees = ({ email }: EntreprisePublique): Section => ({
  id: 'donnees',
  titre: 'Protection des données',
  blocs: [
    'Les données recueillies à la commande servent à établir le devis, à exécuter la prestation, à la facturer et à répondre au client. Elles ne sont ni vendues ni louées.',
    `Les données du client sont effacées ${ANNEES_CLIENT} ans après la dernière prestation ; les factures sont conservées ${ANNEES_FACTURES} ans. Un contrat en ligne de ${formaterMontant(SEUIL_CONTRAT_ARCHIVE)} ou plus est conservé ${ANNEES_CONTRAT} ans et reste accessible au client.`,
    `Le client dispose d’un droit d’accès, de rectification, d’effacement, de limitation, d’opposition et de portabilité, qu’il exerce auprès de ${email}.`,
    { lien: 'Lire la politique de confidentialité', href: '/politique-confidentialite' },
  ],
})

const retractation = (entreprise: EntreprisePublique): Section['blocs'] => [
  `Droit de rétractation : le particulier qui commande à distance peut se rétracter, sans motif et sans frais, dans les ${JOURS_RETRACTATION} jours qui suivent la conclusion du contrat. Si ce délai expire un samedi, un dimanche ou un jour férié, il est prolongé jusqu’au premier jour ouvrable suivant.`,
  'La déclaration se fait en ligne, sans compte, à toute heure, par le lien « Renoncer au contrat ici » au bas de chaque page du site : un accusé de réception qui en reprend le contenu, la date et l’heure est envoyé aussitôt par courriel.',
  { lien: 'Renoncer au contrat ici', href: '/retractation' },
  `Une déclaration sans ambiguïté suffit aussi, par courriel à ${entreprise.email} ou par courrier à ${adressePostale(entreprise)}. Le modèle de formulaire ci-dessous peut servir, sans être obligatoire. Les sommes éventuellement versées sont remboursées dans les ${JOURS_RETRACTATION} jours, par le même moyen de paiement.`,
  'L’intervention ne commence avant la fin de ce délai que si le client le demande expressément. S’il se rétracte ensuite, il paie ce qui a déjà été fait, en proportion ; s’il a reconnu perdre son droit une fois la prestation entièrement exécutée, il ne peut plus se rétracter après celle-ci.',
  'Le droit de rétractation ne s’applique pas aux travaux de réparation urgents expressément demandés au domicile du client, dans la limite de ce qui est strictement nécessaire à l’urgence.',
  ...formulaireEnBlocs(entreprise),
]

const duree = (entreprise: EntreprisePublique): Section => ({
  id: 'duree',
  titre: 'Durée et résiliation',
  blocs: [
    'Chaque commande forme un contrat, qui prend fin quand la prestation est exécutée et réglée.',
    `Un accompagnement conclu sans terme se résilie par lettre recommandée, avec un préavis de ${PREAVIS_RESILIATION_MOIS} mois. Le particulier qui l’a conclu en ligne peut aussi le résilier par voie électronique, à ${entreprise.email}.`,
    ...retractation(entreprise),
  ],
})

const droitApplicable = ({ email, mediateur, tribunal }: EntreprisePublique): Section => ({
  id: 'droit',
  titre: 'Droit applicable',
  blocs: [
    'Les présentes conditions sont soumises au droit français.',
    `En cas de désaccord, le client écrit d’abord à ${email}. À défaut de solution, le particulier peut recourir gratuitement au médiateur de la consommation dont relève le prestataire : ${mediateur.nom}.`,
    { lien: `Saisir le médiateur : ${mediateur.nom}`, href: mediateur.site },
    'Le particulier peut saisir la juridiction désignée par les règles légales, à son choix celle de son domicile au moment du contrat ou du dommage.',
    `Tout litige avec un client professionnel relève du tribunal compétent du siège du prestataire : ${tribunal}.`,
  ],
})

const AUTRES: Section = {
  id: 'autres',
  titre: 'Autres prestations',
  blocs: [
    `Une demande qui ne figure pas au catalogue fait l’objet d’un devis sur mesure, sur la base de ${formaterMontant(TARIF_HORAIRE_SUR_MESURE)} de l’heure. Les présentes conditions s’y appliquent.`,
    { lien: 'Décrire une demande sur mesure', href: '/contact' },
    'La version applicable est celle en vigueur le jour de la commande. Elle peut être téléchargée, conservée et imprimée.',
  ],
}

const CLIENT: Section = {
  id: 'client',
  titre: 'Obligations du client',
  blocs: [
    {
      liste: [
        'Donner des informations exactes : coordonnées, adresse, description de la demande.',
        'Permettre l’accès au matériel, au courant électrique et, si besoin, à la connexion internet, et être présent ou représenté par un adulte.',
        'Disposer des droits sur le matériel, les logiciels et les données confiés.',
        'Sauvegarder ses données avant l’intervention, ou demander au technicien de le faire quand la machine le permet.',
        'Régler le prix convenu.',
      ],
    },
    `Un rendez-vous se déplace ou s’annule sans frais jusqu’à ${PREAVIS_RENDEZ_VOUS_HEURES} h avant. En cas d’absence ou de prévenance plus tardive, ${formaterMontant(FRAIS_ABSENCE)} peuvent être facturés, non remboursables, sans jamais dépasser le prix de la commande. Rien n’est dû en cas de force majeure.`,
  ],
}

const PRESTATAIRE: Section = {
  id: 'prestataire',
  titre: 'Obligations et responsabilité du prestataire',
  blocs: [
    'Le prestataire exécute la prestation avec soin, selon les règles de l’art, et explique ce qu’il a fait. Il est tenu d’une obligation de moyens : certaines pannes ne peuvent pas être réparées, ou pas à un prix raisonnable. Il le dit alors avant d’engager d’autres frais.',
    'Il garde confidentiel tout ce qu’il voit à l’occasion de l’intervention et n’ouvre que les données utiles à celle-ci.',
    'Il ne répond pas d’un dommage dû à une information inexacte du client, à un défaut antérieur du matériel, à une intervention ultérieure d’un tiers ou à un cas de force majeure.',
    'Pour les particuliers, les pièces fournies bénéficient de la garantie légale de conformité (articles L. 217-3 et suivants du code de la consommation) et de la garantie des vices cachés (articles 1641 et suivants du code civil).',
    'Envers un client professionnel, la responsabilité du prestataire est limitée au prix de la prestation en cause, sauf faute lourde ou dolosive. Cette limite ne s’applique pas aux particuliers, qui conservent tous leurs droits.',
  ],
}

const CONDITIONS_DU = '2026-11-23' as DateCivile

export type Conditions = Texte & { readonly du: DateCivile; readonly entreprise: EntreprisePublique }

export const conditionsGenerales = (entreprise: EntreprisePublique): Conditions => ({
  du: CONDITIONS_DU,
  entreprise,
  ...fr({
    titre: 'Conditions générales',
    chapeau: `Elles régissent les prestations proposées par ${entreprise.nom} (${entreprise.responsable}, ${entreprise.forme}, SIRET ${formaterSiret(entreprise.siret)}). Version en vigueur depuis le ${formaterDate(CONDITIONS_DU)}.`,
    sections: [
      DEPLACEMENT,
      DEVIS,
      tarifs(entreprise),
      CLIENT,
      PRESTATAIRE,
      PROPRIETE,
      donnees(entreprise),
      duree(entreprise),
      droitApplicable(entreprise),
      AUTRES,
    ],
  }),
})
