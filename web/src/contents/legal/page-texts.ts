import { fr } from '../typographie.ts'

/** Words around the legal and information texts. */
export const LEGAL_TEXTS = fr({
  sommaire: 'Sommaire',
  imprimer: 'Imprimer',
  pdf: 'Télécharger les conditions (PDF)',
  outils: 'Garder ce texte',
  copieAide: 'La copie à la souris est désactivée sur ce texte. Pour le garder, imprimez-le ou téléchargez-le.',
  gererCookies: 'Modifier mon choix',
})

/** Shown when somebody copies from the terms. Wording fixed by the owner. */
export const COPIE_DESACTIVEE = 'Copie désactivée'

/** One sentence for search engines about each page. */
export const LEGAL_DESCRIPTIONS = fr({
  conditions:
    'Conditions générales des prestations informatiques : déplacement, devis, tarifs, paiement, rétractation, responsabilité et médiation.',
  mentions: 'Éditeur, hébergeur et mentions légales du site de dépannage informatique autour de Montmorot.',
  confidentialite: 'Données collectées, usage, durées de conservation et droits des clients et visiteurs du site.',
  cookies: 'Ce que le site conserve vraiment sur votre appareil, et comment changer votre choix.',
  accessibilite: 'Ce qui est fait pour que chacun puisse utiliser le site, ses limites connues, et à qui les signaler.',
  plan: 'Toutes les pages du site : services, commande, compte, contact, zone d’intervention et informations légales.',
})
