import { fr } from './typographie.ts'

export const RETRACTATIONS_TEXTS = fr({
  titre: 'Rétractations',
  aide: 'Toutes les déclarations reçues, la plus récente d’abord. « C’est fait » ou « Écarter » retire une déclaration d’« Aujourd’hui » ; elle reste ici, avec son jour.',
  vide: 'Aucune déclaration de rétractation.',
  commande: 'Commande',
  recue: 'Reçue le',
  declarant: 'Déclarant',
  issue: 'Ce qu’elle devient',
  motif: 'Motif :',
  suite: 'À faire',
  rienAFaire: 'Rien.',
  rienARendre: 'Rien : il n’y a plus rien à rembourser ni à facturer.',
  repetee: 'Répétée : rien de plus n’a changé.',
})

export const ISSUE_TEXTS = fr({
  acceptee: 'Acceptée : commande annulée, rien n’est dû',
  a_regler: 'Acceptée, travail commencé : décompte à faire',
  hors_delai: 'Hors délai : le contrat se poursuit',
  exclue: 'Sans effet',
  inconnue: 'À rapprocher : aucune commande sous cette adresse',
  a_verifier: 'En attente : le nom déclaré n’est pas celui de la commande',
})

export const RAISON_TEXTS = fr({
  professionnel: 'client professionnel',
  urgence: 'dépannage urgent demandé et commencé',
  executee: 'intervention demandée dans le délai, et terminée',
})

/** Work that was begun, of which nothing may be billed. */
export const RIEN_A_FACTURER = fr('Acceptée, travail commencé : rien ne peut être facturé')

export const auPlusTardTexte = (jour: string): string => fr(`Au plus tard le ${jour}.`)

export const rembourserTexte = (jour: string): string =>
  fr(`Rembourser ce qui a été versé en trop au plus tard le ${jour}.`)

export const prorataTexte = (montant: string): string => fr(`Au prorata : ${montant} au plus.`)

export const traiteeTexte = (jour: string): string => fr(`Traitée le ${jour}.`)
