import { fr } from './typographie.ts'

/** The client area is not open yet: what a client needs to know meanwhile. */
export const ESPACE_CLIENT_TEXTS = fr({
  titre: 'Espace client',
  description: 'L’espace client n’est pas encore ouvert : comment suivre une commande en attendant.',
  chapeau: 'L’espace client n’est pas encore ouvert.',
  commande:
    'Si vous avez commandé, votre commande est bien enregistrée. Le courriel de confirmation contient sa référence, votre devis et l’heure avant laquelle nous vous appelons.',
  appel: 'Pour tout le reste, appelez-nous au',
  ou: 'ou écrivez-nous.',
  contact: 'Nous écrire',
  services: 'Voir les services',
})
