import { fr } from './typographie.ts'

export const CONTACT_TEXTS = fr({
  titreDocument: 'Contact',
  description: 'Téléphone, courriel, horaires et zone d’intervention de l’atelier informatique de Montmorot.',
  titre: 'Contact',
  chapeau:
    'Une question, une panne difficile à décrire, un besoin qui ne rentre dans aucune case : appelez ou écrivez.',
  telephone: 'Par téléphone',
  telephoneAide: 'Hors horaires, laissez un message : vous êtes rappelé.',
  courriel: 'Par courriel',
  courrielAide: 'Réponse sous 24 à 48 h, en heures ouvrées.',
  horaires: "Horaires d'accueil",
  zone: "Zone d'intervention",
})

export const zoneTextes = (base: string, rayonKm: number, surDemandeKm: number): readonly string[] =>
  fr([
    `Jusqu'à ${rayonKm} km de ${base} à vol d'oiseau, la commande se fait en ligne.`,
    `De ${rayonKm} à ${surDemandeKm} km, c'est sur demande : écrivez-nous avant de commander.`,
    'À distance, il n’y a pas de limite.',
  ])
