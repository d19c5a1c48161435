import type { Priorite } from '#domain/prestation/statut'
import type { StatutDate } from '#domain/rendez-vous/date-proposee'
import type { ClefDePrestation } from '#domain/registre/tris'
import { fr } from './typographie.ts'

export const PRIORITE_NOMS: Readonly<Record<Priorite, string>> = fr({
  normale: 'Normale',
  importante: 'Importante',
  urgente: 'Urgente',
})

export const STATUT_DATE_NOMS: Readonly<Record<StatutDate, string>> = fr({
  propose: 'Attend la réponse',
  accepte: 'Convenue',
  ecarte: 'Écartée, une autre a été choisie',
  refuse: 'Refusée par le client',
  remplace: 'Remplacée par une autre proposition',
  expire: 'Sans réponse à temps',
  annule: 'Annulée',
})

export const REGISTRE_TEXTS = fr({
  titre: 'Liste des prestations',
  chercher: 'Nom, entreprise, référence, ville ou mots de la demande',
  statut: 'Statut',
  priorite: 'Priorité',
  tous: 'Tous',
  toutes: 'Toutes',
  client: 'Client',
  commande: 'Commande',
  travail: 'Travail',
  contact: 'À appeler',
  rendezVous: 'Rendez-vous',
  montant: 'Montant',
  enRetard: 'en retard',
  appele: 'appelé le',
  aucunRendezVous: 'Aucune date',
  videTitre: 'Aucune prestation',
  vide: 'La première commande apparaîtra ici d’elle-même.',
  videFiltre: 'Aucune prestation ne correspond à cette recherche.',
  toutVoir: 'Voir toutes les prestations',
})

/** Two orders of the list leave something out, which is said. */
export const TRI_NOTES: Partial<Readonly<Record<ClefDePrestation, string>>> = fr({
  a_contacter: 'Ne montre que les prestations sans date, par échéance de l’appel.',
  rendez_vous: 'Ne montre que les prestations qui ont une date proposée ou convenue.',
})

export const FICHE_TEXTS = fr({
  retour: 'Retour à la liste',
  prestation: 'Prestation',
  client: 'Client',
  itineraire: 'Itinéraire',
  deplacementAConfirmer:
    'Déplacement à confirmer : la distance est approximative, et le client attend de vous le montant exact avant l’intervention.',
  zoneAVerifier:
    'Zone à vérifier : l’adresse est près de la limite, et le client attend votre confirmation par téléphone.',
  aDistance: 'À distance',
  surPlace: 'Sur place',
  messages: 'Messages de ce client',
  ficheClient: 'Fiche du client',
  travail: 'Travail demandé',
  service: 'Service',
  duree: 'Durée prévue',
  modalite: 'Où',
  demande: 'Demande',
  notes: 'Notes',
  prefere: 'Préfère',
  souhaits: 'Souhaits du client',
  commandee: 'Commandée',
  contact: 'Contact promis',
  appelee: 'Client appelé',
  prix: 'Prix',
  main: 'Main-d’œuvre',
  trajet: 'Déplacement',
  pieces: 'Pièces',
  offert: 'offert',
  total: 'Total net',
  totalConvenu: 'Prix convenu',
  forfait: 'au forfait',
  sansTva: 'Net, TVA non applicable (art. 293 B du CGI).',
  conservation: 'Durée de conservation',
  documents: 'Documents',
  devisPdf: 'Devis PDF',
  devisTexte: 'Devis en texte',
  documentEchec: 'Le document n’est pas arrivé. Réessayez.',
  calendrier: 'Rendez-vous (.ics)',
  dates: 'Dates',
  aucuneDate: 'Aucune date n’a encore été proposée.',
  proposer: 'Proposer une date',
  modifier: 'Modifier la date',
  close: 'Terminée ou annulée : ses dates ne changent plus.',
  historique: 'Historique',
  aucunHistorique: 'Rien n’a encore changé.',
})

/** Part of the record that leads to invoices. */
export const FACTURER_TEXTS = fr({
  titre: 'Facturation',
  maintenant: 'Facturer maintenant',
  aFacturer: 'Le travail est terminé : il reste à le facturer.',
  fraisPossibles:
    'La prestation est annulée. Seuls des frais prévus par les conditions générales peuvent être facturés.',
  facturerDesFrais: 'Facturer des frais',
  prorataPossible: 'Le client s’est rétracté. Seul le travail fait avant peut être facturé, en proportion du prix.',
  facturerLeProrata: 'Facturer le travail fait',
  rienAFacturer: 'Le client s’est rétracté : il n’y a rien à facturer, pas même des frais.',
  acompte: 'Acompte',
  acompteAucun: 'Acompte : aucun',
  ouvrirAcompte: 'Enregistrer un acompte…',
  pdf: 'PDF',
})

export const pieceEmiseTexte = (genre: 'facture' | 'avoir', numero: string, total: string): string =>
  fr(`${genre === 'facture' ? 'Facture' : 'Avoir'} ${numero} : ${total}`)

const prixDuDevisTexte = ({ convenu, devis }: PrixQuiChange): string =>
  `Le prix redevient celui du devis, ${devis}, au lieu de ${convenu} ce jour-là.`

/** Amounts in words. */
type PrixQuiChange = { readonly convenu: string; readonly devis: string }

/** What the end of the work does to the visit agreed for a later day, in words; `prix` is `null` when it stays the same. */
export const rendezVousTombeTexte = (jour: string, prix: PrixQuiChange | null): string =>
  fr(
    `Le rendez-vous convenu du ${jour} tombe : le client en est averti par courriel, et un fichier le retire de son agenda comme du vôtre. ${
      prix === null ? 'Le prix ne change pas.' : prixDuDevisTexte(prix)
    } Pour y revenir, il faudra proposer une autre date.`,
  )

export const acompteTenuTexte = (montant: string): string =>
  fr(`Vous détenez ${montant} d’acompte : ils seront à rendre.`)

/** A part that is folded, with what it holds. */
export const pliTexte = (nom: string, contenu: string): string => fr(`${nom} : ${contenu.toLowerCase()}`)

export const motifTexte = (motif: string): string => fr(`Motif : ${motif}`)
export const statutDeTexte = (reference: string): string => fr(`Statut de ${reference}`)
export const prioriteDeTexte = (reference: string): string => fr(`Priorité de ${reference}`)
export const passerTexte = (statut: string): string => fr(`Passer à « ${statut} »`)

/** The statut that usually comes next, as a gesture. */
export const GESTE_TEXTS = fr({ commencer: 'Commencer', terminer: 'Terminer et facturer' })

export const passerATexte = (reference: string, statut: string): string => fr(`${reference} : passer à « ${statut} »`)
export const proposeesTexte = (nombre: number): string =>
  fr(nombre === 1 ? 'date proposée' : `${nombre} dates proposées`)
export const majoreTexte = (travail: string): string => fr(`${travail}, × 2 (samedi, dimanche ou jour férié)`)
export const devisEnSemaineTexte = (devis: string): string => fr(`Prix du devis, en semaine : ${devis}.`)
export const tauxTexte = (duree: string, taux: string): string => fr(`${duree} à ${taux} l’heure`)
export const reserveeTexte = (instant: string): string => fr(`réservée jusqu’au ${instant}`)
export const etatTexte = (statut: string, priorite: string, date: string): string =>
  fr(`Statut : ${statut}. Priorité : ${priorite}. Rendez-vous : ${date}.`)
export const vouluStatutTexte = (statut: string): string => fr(`Statut : ${statut}.`)
export const vouluPrioriteTexte = (priorite: string): string => fr(`Priorité : ${priorite}.`)
export const vouluDatesTexte = (dates: string): string => fr(`Dates proposées : ${dates}.`)
export const envoyeeTexte = (nom: string): string => fr(`La proposition est partie à ${nom}.`)
