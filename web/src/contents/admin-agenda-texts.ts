import { fr } from './typographie.ts'

export const AGENDA_TEXTS = fr({
  semaines: 'Changer de semaine',
  precedente: 'Semaine précédente',
  suivante: 'Semaine suivante',
  revenir: 'Cette semaine',
  aller: 'Aller à la semaine du',
  libre: 'Rien de prévu',
  aujourdhui: 'aujourd’hui',
  ferie: 'Férié :',
  majore: 'tarif double',
  convenue: 'Convenue',
  reservee: 'Réservée',
  aDistance: 'À distance',
  vide: 'Aucun rendez-vous cette semaine.',
  legende: 'Convenue : le client a accepté. Réservée : la date attend sa réponse.',
})

/** The private address of the agenda for calendar programs. */
export const LIEN_TEXTS = fr({
  titre: 'Agenda sur le téléphone',
  aide: 'Une adresse privée, à donner à l’application de calendrier, montre les rendez-vous convenus. Qui la connaît les voit : ne la partagez pas.',
  aucune: 'Aucune adresse n’existe.',
  creer: 'Créer l’adresse',
  refaire: 'Créer une nouvelle adresse',
  revoquer: 'Révoquer l’adresse',
  adresse: 'Adresse privée',
  uneFois: 'Copiez-la maintenant : elle ne sera plus montrée.',
  copier: 'Copier l’adresse',
  copiee: 'Adresse copiée.',
  nonCopiee: 'La copie n’est pas permise ici : sélectionnez l’adresse et copiez-la.',
  garder: 'Ne rien changer',
  refaireTitre: 'Créer une nouvelle adresse',
  refaireAide: 'L’adresse actuelle cesse aussitôt de marcher. Il faudra donner la nouvelle à vos calendriers.',
  revoquerTitre: 'Révoquer l’adresse',
  revoquerAide: 'L’adresse cesse aussitôt de marcher : vos calendriers ne recevront plus les rendez-vous.',
  revoquee: 'L’adresse est révoquée.',
})

export const semaineTexte = (du: string, au: string): string => fr(`Du ${du} au ${au}`)
export const creeLeTexte = (instant: string): string => fr(`Une adresse existe depuis le ${instant}.`)
export const jusquATexte = (instant: string): string => fr(`jusqu’au ${instant}`)
export const nombreTexte = (nombre: number): string => fr(nombre === 1 ? '1 rendez-vous' : `${nombre} rendez-vous`)
