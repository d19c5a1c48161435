import type { Statut } from '#domain/prestation/statut'
import type { ClefDePrestation } from '#domain/registre/tris'
import { fr } from '../../contents/typographie.ts'

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
  deplacementAConfirmer: 'Déplacement à confirmer (distance approximative) : le client attend le montant.',
  zoneAVerifier: 'Zone à vérifier (près de la limite) : le client attend votre appel.',
  aDistance: 'À distance',
  surPlace: 'Sur place',
  messages: 'Messages',
  ficheClient: 'Fiche',
  duClient: 'du client',
  travail: 'Demande',
  toutLire: 'Tout lire',
  moins: 'Réduire',
  ou: 'Où',
  prefere: 'Préfère',
  souhaits: 'Souhaits du client',
  commandee: 'Commandée',
  contact: 'Contact promis',
  appelee: 'Client appelé',
  prix: 'Prix et documents',
  main: 'Main-d’œuvre',
  trajet: 'Déplacement',
  pieces: 'Pièces',
  offert: 'offert',
  total: 'Total net',
  totalConvenu: 'Prix convenu',
  forfait: 'au forfait',
  sansTva: 'TVA non applicable (art. 293 B du CGI)',
  conservation: 'Durée de conservation',
  devisPdf: 'Devis PDF',
  devisTexte: 'Devis en texte',
  calendrier: 'Rendez-vous (.ics)',
  quand: 'Quand',
  aucuneDate: 'Aucune date n’a encore été proposée.',
  proposer: 'Proposer une date',
  modifier: 'Modifier la date',
  close: 'Terminée ou annulée : ses dates ne changent plus.',
  historique: 'Conversation et historique',
  aucunHistorique: 'Rien n’a encore changé.',
})

/** Part of the record that leads to invoices. */
export const FACTURER_TEXTS = fr({
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

/** A part that is folded, with what it holds. */
export const pliTexte = (nom: string, contenu: string): string => fr(`${nom} : ${contenu.toLowerCase()}`)

export const motifTexte = (motif: string): string => fr(`Motif : ${motif}`)
export const prioriteDeTexte = (reference: string): string => fr(`Priorité de ${reference}`)

/** The statut that usually comes next, as a gesture. */
export const GESTE_TEXTS = fr({
  titre: 'À suivre',
  commencer: 'Commencer',
  terminer: 'Terminer et facturer',
  annuler: 'Annuler…',
  statut: 'Changer le statut…',
  proposer: 'Proposer une date',
  facturer: 'Facturer maintenant',
  noter: 'Ajouter une note',
  especes: 'Payée en espèces',
  voirFacture: 'Voir la facture',
  datesEnRoute: 'Les dates partent au client.',
})

/** Said of a change once it was made. */
export const STATUT_PASSE: Readonly<Record<Statut, (nom: string) => string>> = {
  en_attente: () => fr('La prestation attend de nouveau. Aucun courriel n’est parti.'),
  en_cours: (nom) => fr(`La prestation est en cours. Courriel envoyé à ${nom}.`),
  terminé: (nom) => fr(`La prestation est terminée. Courriel envoyé à ${nom}.`),
  annulé: (nom) => fr(`La prestation est annulée. Courriel envoyé à ${nom}.`),
}

export const prioritePasseeTexte = (priorite: string): string => fr(`Priorité : ${priorite.toLowerCase()}.`)

export const statutTexte = (reference: string): string => fr(`Statut de ${reference} : `)
export const terminerTexte = (reference: string): string => fr(`Terminer et facturer ${reference}`)
export const conserveeTexte = (jusquAu: string): string => fr(`Conservation : jusqu’au ${jusquAu}`)
export const changerStatutTexte = (reference: string): string => fr(`${reference} : changer le statut`)

export const resteTexte = (montant: string): string => fr(`Il reste ${montant} à payer.`)

export const especesTexte = (montant: string): string => fr(`${montant} en espèces : écrit dans 5 s`)

export const especesFaitTexte = (montant: string): string =>
  fr(`${montant} reçus en espèces : c’est écrit au livre des recettes.`)

export const passerATexte = (reference: string, statut: string): string => fr(`${reference} : passer à « ${statut} »`)
export const proposeesTexte = (nombre: number): string => fr(nombre === 1 ? 'Proposée' : `${nombre} dates proposées`)
export const majoreTexte = (travail: string): string => fr(`${travail}, × 2 (samedi, dimanche ou jour férié)`)
export const devisEnSemaineTexte = (devis: string): string => fr(`Prix du devis, en semaine : ${devis}.`)
export const tauxTexte = (duree: string, taux: string): string => fr(`${duree} à ${taux} l’heure`)
export const autresDatesTexte = (nombre: number): string =>
  fr(nombre === 1 ? 'Une autre date, passée ou écartée' : `${nombre} autres dates, passées ou écartées`)
export const routeTexte = (duree: string): string => fr(`${duree} de route depuis l’atelier`)
export const depuisTexte = (duree: string): string => fr(`${duree} depuis la visite d’avant`)
export const reserveesTexte = (nombre: number, instant: string): string =>
  fr(nombre === 1 ? `réservée jusqu’au ${instant}` : `${nombre} dates réservées jusqu’au ${instant}`)
export const etatTexte = (statut: string, priorite: string, date: string): string =>
  fr(`Statut : ${statut}. Priorité : ${priorite}. Rendez-vous : ${date}.`)
export const vouluStatutTexte = (statut: string): string => fr(`Statut : ${statut}.`)
export const vouluPrioriteTexte = (priorite: string): string => fr(`Priorité : ${priorite}.`)
export const vouluDatesTexte = (dates: string): string => fr(`Dates proposées : ${dates}.`)
export const envoyeeTexte = (nom: string): string => fr(`La proposition est partie à ${nom}.`)

export const CHANGEMENT_TEXTS = fr({
  reseau: 'Le site n’a pas répondu. Réessayez dans un instant.',
  motif: 'Pour quelle raison ?',
  motifAide: 'L’historique la garde. Le client la lit si un courriel part.',
  motifManquant: 'Indiquez la raison de ce changement inhabituel.',
  lequel: 'Nouveau statut',
  aucun: 'Choisissez un autre statut.',
  changer: 'Changer le statut',
  sansCourriel: 'Aucun courriel ne part.',
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
