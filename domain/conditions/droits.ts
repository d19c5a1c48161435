import { ANNEES_CLIENT, ANNEES_CONTRAT, ANNEES_FACTURES, SEUIL_CONTRAT_ARCHIVE } from '#domain/conservation/durees'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { formaterMontant } from '#domain/shared/montant'
import { TARIF_HORAIRE_SUR_MESURE } from '#domain/tarification/sur-mesure'
import { formulaireEnBlocs } from './formulaire-de-retractation.ts'
import { JOURS_RETRACTATION, PREAVIS_RESILIATION_MOIS } from './regles.ts'
import type { Section } from './texte.ts'

const adressePostale = ({ nom, adresse, codePostal, ville }: EntreprisePublique): string =>
  `${nom}, ${adresse}, ${codePostal} ${ville}`

export const PROPRIETE: Section = {
  id: 'propriete',
  titre: 'Propriété intellectuelle',
  blocs: [
    'Les fiches, supports de formation et documents remis restent la propriété du prestataire. Le client en use librement pour lui-même ; il ne les revend pas et ne les publie pas sans accord.',
    'Les logiciels installés restent soumis à la licence de leur éditeur. Le prestataire n’installe pas de copie sans licence.',
    'Les données, documents et créations du client restent les siens.',
  ],
}

export const donnees = ({ email }: EntreprisePublique): Section => ({
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

export const duree = (entreprise: EntreprisePublique): Section => ({
  id: 'duree',
  titre: 'Durée et résiliation',
  blocs: [
    'Chaque commande forme un contrat, qui prend fin quand la prestation est exécutée et réglée.',
    `Un accompagnement conclu sans terme se résilie par lettre recommandée, avec un préavis de ${PREAVIS_RESILIATION_MOIS} mois. Le particulier qui l’a conclu en ligne peut aussi le résilier par voie électronique, à ${entreprise.email}.`,
    ...retractation(entreprise),
  ],
})

export const droitApplicable = ({ email, mediateur, tribunal }: EntreprisePublique): Section => ({
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

export const AUTRES: Section = {
  id: 'autres',
  titre: 'Autres prestations',
  blocs: [
    `Une demande qui ne figure pas au catalogue fait l’objet d’un devis sur mesure, sur la base de ${formaterMontant(TARIF_HORAIRE_SUR_MESURE)} de l’heure. Les présentes conditions s’y appliquent.`,
    { lien: 'Décrire une demande sur mesure', href: '/contact' },
    'La version applicable est celle en vigueur le jour de la commande. Elle peut être téléchargée, conservée et imprimée.',
  ],
}
