import { JOURS_RETRACTATION } from '#domain/conditions/regles'
import { fr } from './typographie.ts'

/** The words of the two presses are those of the law (Code de la consommation, L. 221-21). */
export const RENONCER = 'Renoncer au contrat ici'
export const CONFIRMER = 'Confirmer la rétractation'

export const RETRACTATION_TEXTS = fr({
  titre: 'Se rétracter d’une commande',
  description:
    'Renoncer en ligne à une commande passée à l’atelier : qui peut se rétracter, jusqu’à quand, et la déclaration, sans compte.',
  chapeau: `Vous avez commandé en ligne et vous changez d’avis : vous avez ${JOURS_RETRACTATION} jours pour renoncer au contrat, sans donner de raison et sans frais. Deux étapes suffisent, sans compte.`,
  etapes: 'Étapes de la rétractation',
  etapeSaisie: 'Déclaration',
  etapeRelecture: 'Vérification',
  etapeRecu: 'Accusé de réception',
  formulaire: 'Votre déclaration',
  nom: 'Prénom et nom',
  email: 'Adresse email de la commande',
  emailAide: 'Celle que vous avez donnée en commandant : l’accusé de réception y est envoyé.',
  reference: 'Référence de la commande',
  referenceAide: 'Elle commence par PREST- et se trouve dans votre courriel de commande.',
  motif: 'Motif',
  motifAide: 'Vous n’avez pas à en donner.',
  sansScript: 'Cette page a besoin de JavaScript. Sans lui, déclarez votre rétractation par courriel à',
  relecture: 'Vérifiez avant de confirmer',
  declaration: 'Je vous notifie ma rétractation du contrat portant sur cette prestation.',
  consequence:
    'En confirmant, vous renoncez au contrat. Si le délai court encore et que rien n’a commencé, la commande est annulée aussitôt et sa date est rendue. Si le nom n’est pas celui de la commande, l’annulation attend notre vérification.',
  modifier: 'Modifier',
  enCours: 'Envoi en cours…',
  recu: 'Votre déclaration est reçue',
  recuQuand: 'Reçue le',
  recuHeure: '(heure de Paris)',
  recuSuite:
    'L’accusé de réception part à l’adresse ci-dessous, avec la suite donnée à votre déclaration. Gardez-le : il prouve le jour et l’heure de votre déclaration, qui comptent même si le nom n’est pas celui de la commande et que l’annulation attend notre vérification.',
  recuRien: 'Rien reçu dans l’heure ? Regardez dans les courriers indésirables, puis appelez-nous.',
  imprimer: 'Imprimer cette page',
  accueil: 'Retour à l’accueil',
})

/** What the person reads before declaring. */
export const DROIT_TEXTS = fr({
  qui: 'Qui peut se rétracter',
  quiTexte: [
    'Les particuliers qui ont commandé à distance : sur ce site, par téléphone ou par courriel.',
    'Pas les professionnels, ni un dépannage urgent à domicile que vous avez demandé et qui a commencé.',
  ],
  quand: 'Jusqu’à quand',
  quandTexte: [
    `Jusqu’à la fin du ${JOURS_RETRACTATION}e jour qui suit la commande. Un délai qui finit un samedi, un dimanche ou un jour férié va jusqu’au premier jour ouvrable.`,
    'La date limite est écrite dans votre courriel de commande. L’heure qui compte est celle où vous confirmez.',
  ],
  commence: 'Si le travail a commencé',
  commenceTexte: [
    'Il n’a pu commencer dans ce délai que si vous l’avez demandé. Vous payez alors ce qui a été fait, en proportion du prix. S’il est entièrement terminé, le droit a pris fin.',
    `Ce que vous auriez versé en trop est remboursé dans les ${JOURS_RETRACTATION} jours.`,
  ],
  autrement: 'Autrement',
  autrementTexte: 'Un courriel ou une lettre sans ambiguïté suffit aussi, avec le formulaire ou sans :',
  formulairePdf: 'Formulaire de rétractation à imprimer (PDF)',
  conditions: 'Lire les conditions générales',
})

export const RETRACTATION_ERREURS = fr({
  titre: 'Votre déclaration n’est pas partie',
  connexion: 'La connexion est perdue. Vos réponses sont gardées : réessayez dans un instant, ou écrivez-nous.',
  serveur: 'Vos réponses sont gardées : réessayez dans un instant, ou écrivez-nous.',
})
