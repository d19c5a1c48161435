import type { StatutMessage } from '#domain/message/statut-message'
import type { TypeDeMessage } from '#domain/message/fil'
import { fr } from '../../contents/typographie.ts'

/** The statuts of a message as the owner says them. */
export const STATUT_MESSAGE_NOMS: Readonly<Record<StatutMessage, string>> = fr({
  nouveau: 'Nouveau',
  lu: 'Lu',
  traité: 'Traité',
})

/** Where a message comes from. */
export const TYPE_NOMS: Readonly<Record<TypeDeMessage, string>> = fr({
  contact: 'Formulaire de contact',
  client: 'Espace client',
})

export const MESSAGES_ADMIN_TEXTS = fr({
  titre: 'Liste des messages',
  chercher: 'Nom, email ou mots du message',
  statut: 'Statut',
  tous: 'Tous',
  de: 'De',
  recu: 'Reçu',
  reponse: 'Répondu',
  nonLu: 'Non lu',
  origine: 'Origine',
  marquerLu: 'Marquer lus',
  marquerTraite: 'Marquer traités',
  voirNonLus: 'Ne voir que ceux-là',
  videTitre: 'Aucun message',
  vide: 'Le premier message apparaîtra ici de lui-même.',
  videFiltre: 'Aucun message ne correspond à cette recherche.',
  toutVoir: 'Voir tous les messages',
})

export const FIL_TEXTS = fr({
  fil: 'Message',
  retour: 'Retour à la liste',
  introuvable: 'Message introuvable',
  introuvableAide: 'Il n’existe pas ou n’existe plus. Cherchez-le par le nom de la personne.',
  sansSujet: 'Message',
  atelier: 'L’atelier',
  derniere: 'Dernière commande',
  prestations: 'Ses prestations',
  fiche: 'Fiche du client',
  repondre: 'Répondre',
  reponse: 'Votre réponse',
  aide: 'Elle part par courriel, dix secondes après. Ctrl + Entrée pour envoyer.',
  /** Where there is no keyboard. */
  aideTactile: 'Elle part par courriel, dix secondes après.',
  modeles: 'Réponses types',
  modelesAide: 'Le texte s’ajoute à votre réponse. Relisez-le avant d’envoyer.',
  envoyer: 'Envoyer la réponse',
  enCours: 'Envoi…',
  envoyee: 'Votre réponse est enregistrée et part par courriel. Le message est traité.',
  echec: 'La réponse n’est pas partie. Votre texte est gardé.',
  sansReponse: 'Nous ne savons pas si la réponse est partie. Votre texte est gardé.',
  reseau: 'Le site n’a pas répondu. Réessayez : elle ne partira pas deux fois.',
  perimeAide: 'Cet envoi n’est pas parti, et votre texte est gardé. Relisez la suite plus haut avant d’envoyer.',
  perimeVoulu: 'Votre réponse',
  insister: 'Envoyer ma réponse quand même',
  nonLus: 'Messages non lus',
})

/** The undo line adds when. */
export const reponsePartTexte = (nom: string): string => fr(`La réponse à ${nom} part`)
export const reponsePartieTexte = (nom: string): string => fr(`Réponse envoyée à ${nom}.`)

export const STATUT_CHANGE_TEXTS = fr({
  enCours: 'Enregistrement…',
  echec: 'Le statut n’a pas changé : la valeur d’avant est revenue.',
  perimeTitre: 'Ce message a changé entre-temps',
  perimeAide: 'Rien n’est perdu. Comparez, puis décidez.',
  voulu: 'Ce que vous vouliez',
  actuel: 'Ce qui est enregistré',
  insister: 'Appliquer mon changement quand même',
  garder: 'Garder ce qui est enregistré',
})

/** Characters of a text that a line shows. */
const DEBUT_MAX = 120

/** The beginning of a text in one line. */
export const debutTexte = (texte: string): string => {
  const ligne = texte.replaceAll(/\s+/g, ' ').trim()
  return ligne.length <= DEBUT_MAX ? ligne : `${ligne.slice(0, DEBUT_MAX).trimEnd()}…`
}

export const statutDuMessageTexte = (nom: string): string => fr(`Statut du message de ${nom}`)

/** What several of them became. */
export const marquesTexte = (nombre: number, statut: StatutMessage): string => {
  const mot = STATUT_MESSAGE_NOMS[statut].toLowerCase()
  return fr(nombre === 1 ? `1 message marqué ${mot}.` : `${nombre} messages marqués ${mot}s.`)
}

export const nonLusTexte = (nombre: number): string =>
  nombre === 0 ? 'Aucun message non lu' : fr(nombre === 1 ? '1 message non lu' : `${nombre} messages non lus`)

export const etatDuMessageTexte = (statut: string, reponses: number): string =>
  fr(`Statut : ${statut}. ${reponses === 0 ? 'Aucune suite' : reponses === 1 ? '1 suite' : `${reponses} suites`}.`)

export const vouluStatutTexte = (statut: string): string => fr(`Statut : ${statut}.`)
