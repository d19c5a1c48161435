import { formaterHeure, formaterInstant, formaterJour } from '#domain/calendrier/formater-date'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { fr } from '../../contents/typographie.ts'

export const AGENDA_TEXTS = fr({
  semaines: 'Changer de semaine',
  jours: 'Changer de jour',
  semainePrecedente: 'Semaine précédente',
  semaineSuivante: 'Semaine suivante',
  jourPrecedent: 'Jour précédent',
  jourSuivant: 'Jour suivant',
  aujourdhui: 'Aujourd’hui',
  aller: 'Aller au',
  vide: 'Aucun rendez-vous.',
  grille: 'Heures de l’agenda',
  agenda: 'Agenda',
  heures: 'Heures',
  present: 'aujourd’hui',
  majore: 'travail ×2',
  weekend: 'Week-end',
  convenue: 'Convenue',
  proposee: 'Proposée',
  aDistance: 'À distance',
  suite: 'suite',
  attendReponse: 'Proposée : attend la réponse',
  pasLibre: 'Absence, calendrier privé',
  aide: 'Cliquez, ou tirez sur un temps libre, pour le proposer. Au clavier : flèches, Entrée pour proposer ou ouvrir, Alt et flèches pour déplacer, Page haut et Page bas pour la semaine.',
})

/** Time that is not free. */
export const OMBRE_TEXTS = fr({ absence: 'Absence', calendrier: 'Calendrier privé' })

/** The dialogs of the agenda. */
export const VISITE_TEXTS = fr({
  proposer: 'Proposer une date',
  proposerBouton: 'Proposer',
  proposerQuoi: 'une date',
  pour: 'Pour qui ?',
  pourAide: 'Nom, référence, ville ou mots de la demande. Sans mot, les prestations qui attendent une date.',
  aucune: 'Aucune prestation n’attend de date.',
  introuvable: 'Aucune prestation ouverte ne correspond.',
  attente: 'Recherche…',
  choisir: 'Changer de prestation',
  fiche: 'Ouvrir la fiche',
  deplacer: 'Changer la date…',
  itineraire: 'Itinéraire',
  visite: 'Visite',
  deplacerTitre: 'Déplacer une date',
  convenueTitre: 'Déplacer un rendez-vous convenu',
  convenueAide:
    'Le client a accepté cette date. La déplacer lui écrit : l’ancienne est rendue, et la nouvelle attend sa réponse.',
  change: 'Cette fiche a changé entre-temps. Rouvrez la visite.',
})

/** The line that says what becomes of a date that was moved. */
export const DEPLACEMENT_TEXTS = fr({
  bientot: 'Entrée écrit au client, Échap renonce.',
  verification: 'Vérification de l’agenda…',
  renoncer: 'Renoncer',
  envoyer: 'Proposer ce moment',
  demander: 'Déplacer…',
  convenue: 'Ce rendez-vous est convenu : rien n’est changé encore. Entrée pour le déplacer, Échap renonce.',
  fermer: 'Fermer',
  revenue: 'La date est revenue à sa place.',
  enRoute: 'Son déplacement d’avant vient de partir : attendez sa réponse.',
  occupee: 'Ce moment est déjà pris, trajet compris :',
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

const sansAnnee = (jour: DateCivile): string => formaterJour(jour).split(' ').slice(0, -1).join(' ')

export const jourTexte = (jour: DateCivile): string => sansAnnee(jour)

/** The name of a cell: `jeudi 26 novembre, 9 h`. */
export const caseTexte = (jour: DateCivile, heure: number): string => `${sansAnnee(jour)}, ${formaterHeure(heure * 60)}`

export const plageTexte = (de: number, a: number): string => `${formaterHeure(de)} – ${formaterHeure(a)}`
export const feriesTexte = (nom: string): string => fr(`Férié : ${nom}`)
export const trajetTexte = (minutes: number): string => fr(`${minutes} min`)
export const routeTexte = (minutes: number): string => fr(`${minutes} min de route avant et après`)
export const semaineTexte = (du: string, au: string): string => fr(`Du ${du} au ${au}`)
export const creeLeTexte = (instant: string): string => fr(`Une adresse existe depuis le ${instant}.`)
export const jusquATexte = (instant: string): string => fr(`jusqu’au ${instant}`)
export const nombreTexte = (nombre: number): string => fr(nombre === 1 ? '1 rendez-vous' : `${nombre} rendez-vous`)
export const porteTexte = (nom: string, vers: Date): string => fr(`${nom} : ${formaterInstant(vers)}.`)
export const partieTexte = (nom: string): string => fr(`La nouvelle date est partie à ${nom}.`)
export const libreTexte = (jour: DateCivile, de: number): string => `${sansAnnee(jour)} à ${formaterHeure(de)}`
export const courrielTexte = (nom: string, vers: Date): string =>
  fr(`Le courriel à ${nom} pour le ${formaterInstant(vers)} part`)
