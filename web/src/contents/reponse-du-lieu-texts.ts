import { fr } from './typographie.ts'

/** The answer about a place. Two sentences are fixed by the owner. */
export const DEPLACEMENT_TEXTS = {
  ...fr({
    depuis: 'à vol d’oiseau depuis',
    offert: 'Déplacement offert.',
    frais: 'Frais de déplacement :',
    aConfirmer:
      'Adresse non trouvée précisément : distance calculée depuis le centre de la commune, frais à confirmer lors de notre appel.',
    zoneAVerifier:
      'Votre adresse est proche de la limite de notre zone : le déplacement vous est confirmé par téléphone.',
  }),
  erreur: 'Erreur de calcul',
  manuel: 'Les frais de déplacement seront calculés manuellement',
} as const

export const HORS_ZONE_TEXTS = fr({
  titre: 'Hors de la zone d’intervention',
  etreRappele: 'Être rappelé, par le formulaire de contact',
  sansDeplacement: 'Ce service peut se faire à distance, sans déplacement et sans limite de distance.',
  passerADistance: 'Le faire à distance',
  autresSansDeplacement: 'Ces services se font à distance, sans limite de distance :',
})
