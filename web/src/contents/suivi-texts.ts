import type { Statut } from '#domain/prestation/statut'
import { fr } from './typographie.ts'

/** What has happened to an order, told to its client. */
export const PASSE_TEXTS = fr({
  commande: 'Commande enregistrée',
  unePropositionRecue: 'Une date vous a été proposée',
  accepte: 'Vous avez accepté un rendez-vous',
  refuse: 'Vous avez refusé la date proposée',
  refusees: 'Vous avez refusé les dates proposées',
  rendu: 'Vous avez demandé à déplacer le rendez-vous',
  annuleParClient: 'Vous avez annulé la commande',
  annuleParEntreprise: 'La commande a été annulée par l’atelier',
  expiree: 'La date proposée n’est plus réservée',
  expirees: 'Les dates proposées ne sont plus réservées',
  devisPropose: 'Un nouveau devis vous a été proposé',
  devisAccepte: 'Vous avez accepté le nouveau devis',
  devisRefuse: 'Vous avez refusé le nouveau devis',
  appel: 'Nous vous avons appelé',
  acompteRecu: 'Acompte reçu',
  acompteRendu: 'Acompte rendu',
  acompteAnnule: 'Acompte annulé',
  acompteRetabli: 'Acompte rétabli',
  coordonnees: 'Vos coordonnées ont été corrigées',
  retractation: 'Vous avez exercé votre droit de rétractation',
})

export const propositionsTexte = (nombre: number): string =>
  nombre === 1 ? PASSE_TEXTS.unePropositionRecue : fr(`${nombre} dates vous ont été proposées`)

/** `total` is `null` when another price was agreed on since. */
export const devisTexte = (numero: string, total: string | null): string =>
  fr(total === null ? `Devis ${numero}.` : `Devis ${numero}, ${total}.`)

export const devisRetireTexte = (version: number): string => fr(`Nous avons retiré la version ${version} du devis`)

export const factureTexte = (numero: string): string => fr(`Facture ${numero} émise`)

/** What a professional got for a deposit, or for what went back of one. */
export const pieceDAcompteTexte = (rendu: boolean, numero: string): string =>
  fr(`${rendu ? 'Avoir' : 'Facture d’acompte'} ${numero}.`)

export const avoirTexte = (numero: string): string => fr(`Avoir ${numero} émis`)

export const montantTexte = (montant: string): string => fr(`Montant : ${montant}.`)

export const motifTexte = (motif: string): string => fr(`Vous avez écrit : « ${motif} »`)

export const fraisNotesTexte = (frais: string): string =>
  fr(`Prévenance à moins de 24 h : ${frais} peuvent être demandés, jamais automatiquement.`)

/** How a change of statut reads in the story. */
export const STATUT_FAITS: Readonly<Record<Statut, string>> = fr({
  en_attente: 'La commande est de nouveau en attente',
  en_cours: 'L’intervention a commencé',
  terminé: 'L’intervention est terminée',
  annulé: 'La commande a été annulée',
})

/** What comes next. */
export const SUITE_TEXTS = fr({
  appel: 'Le technicien vous appelle',
  appelEnRetard: 'L’appel du technicien aurait dû avoir lieu',
  appelEnRetardAide: 'Toutes nos excuses. Appelez-nous : nous convenons d’une date tout de suite.',
  reponse: 'Votre réponse est attendue',
  autreDate: 'Nous vous proposons une autre date',
  autreDateAide: 'Vous la recevez par courriel et la retrouvez ici. Pressé ? Appelez-nous.',
  proposition: 'Vous recevez une proposition de rendez-vous',
  propositionAide: 'Vous l’acceptez ou la refusez d’un clic.',
  convenue: 'Votre rendez-vous est convenu',
  visite: 'Intervention',
  visiteADistance: 'Intervention à distance',
  visiteAide: 'À la date que vous choisissez.',
  visitePassee: 'Le rendez-vous est passé',
  visitePasseeAide: 'Le technicien met votre dossier à jour.',
  enCours: 'Intervention en cours',
  enCoursAide: 'Le technicien s’en occupe.',
  facture: 'Facture et règlement',
  factureAide: 'Vous réglez après l’intervention : espèces, virement ou PayPal.',
  factureADistance: 'Facture',
  factureEmise: 'Facture',
  factureEmiseAide: 'Elle paraît parmi vos documents dès qu’elle est émise.',
  reglement: 'Règlement',
  reglementAide: 'Par virement ou PayPal, avant l’intervention à distance.',
  rappel: 'Vous recevez un rappel par courriel',
})

export const avantTexte = (instant: string): string => fr(`avant le ${instant}`)

export const auPlusTardTexte = (jour: string): string => fr(`au plus tard le ${jour}`)

export const joursAvantTexte = (jours: number): string => fr(`${jours} jours avant la date convenue`)

export const entreTexte = (auPlusTot: string, auPlusTard: string): string =>
  fr(`entre le ${auPlusTot} et le ${auPlusTard}`)

/** The day that a proposal or an answer is about. */
export const pourTexte = (instant: string): string => fr(`pour le ${instant}`)

export const leTexte = (instant: string): string => fr(`le ${instant}`)
