import { formaterSiren } from '#domain/client/acheteur'
import type { EtatDeFacture } from '#domain/facturation/reglement'
import { fr } from '../../contents/typographie.ts'

export const ETATS_DE_FACTURE: Readonly<Record<EtatDeFacture, string>> = fr({
  a_payer: 'À payer',
  en_retard: 'En retard',
  payee: 'Payée',
  a_rembourser: 'À rembourser',
  annulee: 'Annulée par avoir',
})

/** Tab Factures. */
export const FACTURES_TEXTS = fr({
  titre: 'Liste des factures',
  chercher: 'Nom, numéro, référence ou montant',
  etat: 'État',
  tous: 'Tous',
  facture: 'Facture',
  acompte: 'Acompte',
  emise: 'Émise',
  echeance: 'Échéance',
  total: 'Total',
  reste: 'Reste',
  videTitre: 'Aucune facture',
  vide: 'Une facture s’établit depuis la fiche d’une prestation terminée.',
  videFiltre: 'Aucune facture ne correspond à cette recherche.',
  toutVoir: 'Voir toutes les factures',
  retour: 'Retour à la liste',
  inconnueTitre: 'Facture inconnue',
  inconnue: 'Aucune facture ne porte ce numéro.',
  remplacee: 'Cette facture est remplacée',
  remplaceeAide: 'Une autre facture a été émise pour la même commande : les règlements s’y lisent.',
  prestation: 'Voir la prestation',
  prestationEffacee: 'Le compte de ce client est effacé ; la facture est gardée comme la loi l’impose.',
})

/** One invoice and everything that may follow it. */
export const FACTURE_TEXTS = fr({
  voirLignes: 'Voir le détail des lignes',
  total: 'Total',
  paye: 'Déjà réglé',
  credite: 'Rendu par avoir',
  reste: 'Reste à payer',
  aRendre: 'À rendre au client',
  documents: 'Documents',
  pdf: 'Facture PDF',
  xml: 'Factur-X (XML)',
  avoirPdf: 'Avoir PDF',
  renvoyer: 'Renvoyer par courriel',
  transmettre: 'Transmettre à la plateforme',
  avoirs: 'Avoirs',
  reglements: 'Règlements',
  aucunReglement: 'Aucun règlement enregistré.',
  enregistrer: 'Enregistrer un règlement',
  rembourser: 'Enregistrer un remboursement',
  faireAvoir: 'Faire un avoir…',
  creditee: 'Tout a été rendu par avoir.',
})

export const AVOIR_TEXTS = fr({
  aide: 'L’avoir prend un numéro de sa propre série et ne peut plus être modifié.',
  etendue: 'Ce qui est rendu',
  partiel: 'Une partie',
  montant: 'Montant rendu (€)',
  motif: 'Motif',
  motifAide: 'L’avoir le porte : le client le lit.',
  motifManquant: 'Un avoir dit pourquoi il est fait.',
  montantInvalide: 'Indiquez un montant en euros, par exemple 12,50.',
  ventes: 'Dont pièces (€)',
  ventesManquantes: 'Indiquez la part des pièces, 0 s’il n’y en a pas.',
  ventesTrop: 'Les pièces ne dépassent pas le montant rendu.',
  emettre: 'Émettre l’avoir',
  refacturer: 'Facturer de nouveau',
  garder: 'Ne pas faire d’avoir',
})

const ABSENTES: Readonly<Record<string, string>> = fr({
  'entreprise-nom': 'Le nom de l’entreprise et de son responsable',
  'entreprise-forme': 'La forme juridique',
  'entreprise-adresse': 'L’adresse de l’entreprise',
  siren: 'Le numéro SIREN',
  siret: 'Le numéro SIRET',
  'client-nom': 'Le nom du client',
  'client-adresse': 'L’adresse du client',
  'client-professionnel': 'La raison sociale et le SIREN du client',
})

/** A mention that the law wants and the settings lack; its legal source when it has no name here. */
export const mentionAbsente = (code: string, fondement: string): string => `${ABSENTES[code] ?? code} (${fondement})`

export const emiseTexte = (numero: string, email: string): string =>
  fr(`La facture ${numero} est émise et part à ${email}.`)
export const factureNumeroTexte = (numero: string): string => fr(`Facture ${numero}`)
export const avoirNumeroTexte = (numero: string): string => fr(`Avoir ${numero}`)
export const emiseLeTexte = (jour: string): string => fr(`émise le ${jour}`)
export const executeeLeTexte = (jour: string): string => fr(`travail du ${jour}`)
export const fraisDuTexte = (jour: string): string => fr(`frais du ${jour}`)
export const lieuTexte = (lieu: string): string => fr(`lieu : ${lieu}`)
export const A_RECEPTION = 'à payer à réception'
export const echeanceTexte = (jour: string): string => fr(`à payer au plus tard le ${jour}`)
export const sirenTexte = (raisonSociale: string, siren: string): string =>
  fr(`${raisonSociale}, SIREN ${formaterSiren(siren)}`)
export const accordTexte = (accord: string): string => fr(`Accord du client pour le dépassement : ${accord}`)
export const motifTexte = (motif: string): string => fr(`Motif : ${motif}`)
export const avoirEmisTexte = (numero: string, nom: string): string => fr(`Avoir ${numero} envoyé à ${nom}.`)
export const avoirTitreTexte = (numero: string): string => fr(`Avoir sur la facture ${numero}`)
export const avoirTotalTexte = (reste: string): string => fr(`Tout : ${reste}`)
export const avoirPartsTexte = (services: string, ventes: string): string =>
  fr(`${services} de travail et de déplacement, ${ventes} de pièces.`)
export const avoirResteTexte = (services: string, ventes: string): string =>
  fr(`Il reste ${services} de travail et de déplacement, ${ventes} de pièces.`)
export const ventesMaxTexte = (ventes: string): string => fr(`Il ne reste que ${ventes} de pièces.`)
export const servicesMaxTexte = (services: string): string =>
  fr(`Il ne reste que ${services} de travail et de déplacement : la part des pièces est plus grande.`)
export const dontPiecesTexte = (ventes: string): string => fr(`dont ${ventes} de pièces.`)
export const avoirMaxTexte = (reste: string): string => fr(`Un avoir ne rend pas plus de ${reste}.`)
export const dateTropTotTexte = (des: string): string =>
  fr(`Ce jour est bien avant le travail : choisissez le ${des} ou un jour suivant.`)
export const reglementMaxTexte = (reste: string): string => fr(`Le reste à payer est de ${reste}.`)
export const remboursementMaxTexte = (reste: string): string => fr(`Il reste ${reste} à rendre.`)
const accord = (nombre: number, un: string, plusieurs: string): string =>
  fr(nombre === 1 ? un : `${nombre.toLocaleString('fr-FR')} ${plusieurs}`)
export const courrielsTexte = (nombre: number): string => accord(nombre, 'Le courriel part', 'courriels partent')
export const renvoyeesTexte = (nombre: number): string => accord(nombre, '1 courriel repart.', 'courriels repartent.')
export const renvoyeeTexte = (email: string): string => fr(`Le courriel repart à ${email}.`)
export const transmiseTexte = (accuse: string): string => fr(`Déposée sur la plateforme : ${accuse}`)
