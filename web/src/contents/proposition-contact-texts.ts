import { fr } from './typographie.ts'

/** Outside the zone: the way to the contact form. */
export const PROPOSITION_CONTACT_TEXTS = fr({
  titre: 'Demander par le formulaire de contact ?',
  texte:
    'Votre adresse est hors de la zone de commande en ligne. Voulez-vous nous écrire par le formulaire de contact ?',
  oui: 'Aller au contact',
  non: 'Rester ici',
})
