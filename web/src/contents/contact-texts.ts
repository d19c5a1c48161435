import { CHAMPS_OBLIGATOIRES } from '#domain/message/champs-de-contact'
import { fr } from './typographie.ts'

export const CONTACT_TEXTS = fr({
  titreDocument: 'Contact',
  description:
    'Écrire ou téléphoner à l’atelier informatique de Montmorot : formulaire, numéro d’urgence, horaires et zone d’intervention.',
  titre: 'Contact',
  chapeau:
    'Une question, une panne difficile à décrire, un besoin qui ne rentre dans aucune case : appelez ou écrivez.',
  telephone: 'Par téléphone',
  telephoneAide: 'Hors horaires, laissez un message : vous êtes rappelé.',
  courriel: 'Ou par courriel :',
  horaires: "Horaires d'accueil",
  zone: "Zone d'intervention",
  urgence: 'Une urgence ?',
  urgenceTexte: 'Virus, données menacées, travail bloqué : le téléphone va plus vite que le formulaire.',
  urgenceConseil: 'Si l’écran affiche un numéro à appeler, n’appelez pas : éteignez l’appareil, puis contactez-nous.',
})

/** Texts of the form. */
export const FORMULAIRE_TEXTS = fr({
  titre: 'Nous écrire',
  chapeau: 'Réponse par courriel sous 24 à 48 h, en heures ouvrées. Les trois champs sont obligatoires.',
  nom: 'Votre nom',
  email: 'Votre adresse email',
  emailAide: 'Pour vous répondre, et pour rien d’autre.',
  message: 'Votre message',
  messageAide: 'Ce qui se passe, sur quel appareil, depuis quand. Jamais de mot de passe.',
  piege: 'Laissez ce champ vide',
  envoyer: 'Envoyer le message',
  enCours: 'Envoi en cours…',
  envoyeSuite: 'Vous recevez la réponse par courriel sous 24 à 48 h, en heures ouvrées.',
  donnees: 'Votre message sert à vous répondre.',
  confidentialite: 'Politique de confidentialité',
})

/** Beside an empty field: the sentence for all of them stands once, above. */
const VIDES = fr({
  nom: 'Indiquez votre nom.',
  email: 'Indiquez votre adresse email.',
  message: 'Écrivez votre message.',
})

/** What stands beside a field at fault. */
export const erreurDuChamp = (champ: keyof typeof VIDES, phrase: string | undefined): string | undefined =>
  phrase === CHAMPS_OBLIGATOIRES ? VIDES[champ] : phrase

export const CONTACT_ERREURS = {
  /** Wording fixed by the owner. */
  connexion: 'Erreur de connexion',
  ...fr({
    reste: 'Votre message est resté dans le formulaire : réessayez dans un instant, ou appelez-nous.',
    sansReponse:
      'Nous ne savons pas si votre message est parti : il est resté dans le formulaire. Réessayez, il ne partira pas deux fois.',
  }),
}

/** How far visits go and what they cost; kilometres from the domain. */
export const zoneTextes = (base: string, rayonKm: number, surDemandeKm: number, kmOfferts: number): readonly string[] =>
  fr([
    `Jusqu'à ${rayonKm} km de ${base} à vol d'oiseau, la commande se fait en ligne. De ${rayonKm} à ${surDemandeKm} km, c'est sur demande : écrivez-nous avant de commander.`,
    `Déplacement offert jusqu'à ${kmOfferts} km aller-retour (${kmOfferts / 2} km aller). À\u00a0distance, il n'y a pas de limite.`,
  ])
