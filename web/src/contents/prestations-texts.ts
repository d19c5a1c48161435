import type { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { fr } from './typographie.ts'

/** Tab Mes Prestations. */
export const PRESTATIONS_TEXTS = fr({
  chiffres: 'Vos commandes en chiffres',
  commandes: 'Vos commandes',
  anciennes: 'Voir les commandes plus anciennes',
  anciennesEnCours: 'Chargement…',
  anciennesEchec: 'Les commandes plus anciennes n’ont pas pu être chargées.',
  aFaire: 'À faire maintenant',
  videTitre: 'Aucune commande pour le moment',
  videTexte:
    'Choisissez un service, voyez son prix tout de suite, et commandez sans rien payer en ligne. Votre commande apparaît ensuite ici, avec son devis et son rendez-vous.',
  videServices: 'Voir les services et les prix',
})

/** Texts of the card of an order. */
export const CARTE_TEXTS = fr({
  suivi: 'Le suivi',
  details: 'Le suivi et les documents',
  passe: 'fait',
  attendu: 'étape en cours',
  a_venir: 'à venir',
  documents: 'Documents',
  pdf: 'Devis',
  pdfNature: 'PDF, à garder ou à imprimer',
  texte: 'Devis en texte simple',
  texteNature: 'TXT, lisible partout',
  facture: 'Facture',
  telechargementEchec: 'Le document n’a pas pu être téléchargé. Réessayez dans un instant.',
  demande: 'Votre demande',
  adresse: 'Adresse',
  creneau: 'Créneau préféré',
  description: 'Description',
  notes: 'Notes',
  prixDevis: 'Prix du devis',
  annulerCommande: 'Annuler la commande',
  nouveauDevis: 'Nouveau devis à accepter',
  nouveauDevisMajore:
    'C’est son prix un jour ordinaire : celui de votre rendez-vous, où le travail compte double, se lit sur le devis.',
  nouveauDevisVoir: 'Comparer et répondre',
  renoncer: 'Renoncer au contrat ici',
  aRendre: 'Votre argent',
  saufTravail: 'Seul le travail fait à votre demande expresse avant votre rétractation peut en être retenu.',
})

/** Remote work: how it is paid before it is done. */
export const REGLEMENT_TEXTS = fr({
  titre: 'Pour régler avant l’intervention à distance',
  montant: 'Montant',
  reste: 'Reste à régler',
  echeance: 'À régler',
  virement: 'Virement',
  paypal: 'PayPal',
  reference: 'Référence à rappeler',
  depasse: 'dès maintenant, si ce n’est pas déjà fait',
  sansMoyen: 'Nous vous indiquons comment régler par téléphone.',
  acomptes: 'Déjà réglé',
  regle: 'Tout est réglé d’avance : il ne vous reste rien à payer pour ce devis.',
  deduit: 'Cette somme sera déduite de votre facture.',
})

const MODES: Readonly<Record<ModeDeReglement, string>> = { especes: 'espèces', virement: 'virement', paypal: 'PayPal' }

export const acompteTexte = (rendu: boolean, jour: string, mode: ModeDeReglement, montant: string): string =>
  fr(`Acompte ${rendu ? 'rendu' : 'reçu'} le ${jour} (${MODES[mode]}) : ${montant}`)

export const tropVerseTexte = (montant: string): string =>
  fr(`Vous avez versé ${montant} de trop : ils vous seront rendus, ou déduits.`)

/** Of an order that was cancelled; `tardive` when late notice may cost a part of it. */
export const aRendreTexte = (montant: string, tardive: boolean): string =>
  fr(
    `Vous avez versé ${montant} : nous vous les rendons${tardive ? ', moins les frais d’annulation tardive s’ils vous sont demandés' : ''}.`,
  )

/** Of an order that was withdrawn from. */
export const aRembourserTexte = (montant: string, jour: string): string =>
  fr(`Vous avez versé ${montant} : nous vous les rendons au plus tard le ${jour}, par le même moyen de paiement.`)

export const ibanTexte = (iban: string): string => `IBAN ${iban}`

export const retractationTexte = (jour: string): string => fr(`Droit de rétractation jusqu’au ${jour} :`)

export const nouveauDevisTexte = (total: string): string =>
  fr(`Un nouveau devis de ${total} vous attend. Le devis actuel reste valable tant que vous n’avez pas répondu.`)

export const commandeeLe = (jour: string): string => fr(`commandée le ${jour}`)

/** How many orders are on the screen, said when more have come. */
export const plusAnciennesTexte = (nombre: number): string =>
  fr(nombre === 1 ? '1 commande de plus' : `${nombre} commandes de plus`)
