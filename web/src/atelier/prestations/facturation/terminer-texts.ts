import { fr } from '../../../contents/typographie.ts'

/** The end of the work and its invoice in one. */
export const TERMINER_TEXTS = fr({
  emettre: 'Émettre et envoyer',
  total: 'Total',
  reste: 'Reste à payer',
  autrement: 'Un autre temps, des pièces, des frais ? Terminez d’abord : la facture se complète ensuite.',
  sansFacture: 'Terminer, facturer plus tard',
  mentions: 'La facture ne peut pas encore être émise : des mentions manquent.',
  pieces: 'La facture est à compléter : dites de chaque pièce si elle est neuve.',
  ecart: 'Le jour du travail change le prix : la facture est à compléter.',
  echec: 'La facture n’est pas émise. Votre saisie est toujours là.',
  reseau: 'Le site n’a pas répondu. Réessayez : rien ne sera fait deux fois.',
})

export const terminerCourrielsTexte = (nom: string, email: string): string =>
  fr(
    `La prestation passe à « Terminé » et la facture part à ${nom} (${email}), dix secondes après : « Annuler » arrête tout d’ici là. Elle prend alors le prochain numéro et ne se modifie plus.`,
  )

export const visiteTombeTexte = (jour: string): string =>
  fr(`Le rendez-vous convenu du ${jour} tombe : le client en est averti par courriel.`)

export const facturePartTexte = (nom: string): string => fr(`La facture à ${nom} part`)

export const emiseTexte = (numero: string, nom: string, total: string): string =>
  fr(`Facture ${numero} émise et envoyée à ${nom} : ${total}.`)

export const vouluTexte = (total: string): string => fr(`Terminer, et une facture de ${total}.`)
