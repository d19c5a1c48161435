import { fr } from './typographie.ts'

export const CHANGEMENT_TEXTS = fr({
  sansMotif: 'Habituel',
  avecMotif: 'Avec un motif',
  enCours: 'Enregistrement…',
  echec: 'Le changement n’a pas été enregistré : la valeur d’avant est revenue.',
  reseau: 'Le site n’a pas répondu. Réessayez dans un instant.',
  motif: 'Pour quelle raison ?',
  motifAide: 'L’historique la garde. Le client la lit si un courriel part.',
  motifManquant: 'Indiquez la raison de ce changement inhabituel.',
  confirmer: 'Changer le statut',
  confirmerAnnulation: 'Annuler la prestation',
  garder: 'Ne rien changer',
  annulation: 'La prestation est annulée, ses dates sont rendues et le client en est averti par courriel.',
  inhabituel: 'Ce changement sort de l’ordinaire : dites pourquoi.',
})

export const PERIMEE_TEXTS = fr({
  titre: 'Quelqu’un a changé cette prestation entre-temps',
  aide: 'Rien n’est perdu. Comparez, puis décidez.',
  voulu: 'Ce que vous vouliez',
  actuel: 'Ce qui est enregistré',
  insister: 'Appliquer mon changement quand même',
  garder: 'Garder ce qui est enregistré',
  sansDate: 'aucune date',
})
