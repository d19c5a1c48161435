import { fr } from '../../contents/typographie.ts'

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

/** What a withdrawal still asks for. */
export const RETRACTATION_ACTES = fr({
  confirmer: 'À confirmer : le nom déclaré n’est pas celui de la commande',
  rapprocher: 'À rapprocher : aucune commande sous cette adresse',
  decompter: 'Décompte à faire : facturez ce qui est dû, ou établissez l’avoir',
  verifier: 'À distance : remboursez le règlement si vous l’avez déjà reçu',
  rembourser: 'À rembourser',
})

export const aRendreTexte = (montant: string): string => fr(`À rembourser : ${montant}`)

export const confirmeeTexte = (email: string): string => fr(`Rétractation confirmée. Courriel envoyé à ${email}.`)

/** Said before it is confirmed. */
export const confirmerAideTexte = (email: string): string =>
  fr(`Confirmer met fin à la commande ; un courriel part à ${email}, dix secondes après.`)

/** Being done with a declaration of withdrawal. */
export const MARQUE_TEXTS = fr({
  faite: 'C’est fait',
  confirmer: 'Confirmer la rétractation',
  voir: 'Voir la prestation',
  rendre: 'Écrire le remboursement',
  ecarter: 'Écarter',
  rouvrir: 'Rouvrir',
  titre: 'Il reste quelque chose à régler',
  quandMeme: 'C’est fait quand même',
  pasEncore: 'Pas encore',
  reseau: 'Rien n’a été noté. Vérifiez votre connexion, puis réessayez.',
})
