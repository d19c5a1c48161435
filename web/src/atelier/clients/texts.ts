import type { Activite } from '#domain/registre/tris'
import { fr } from '../../contents/typographie.ts'

/** A client is active with at least one prestation. */
export const ACTIVITE_NOMS: Readonly<Record<Activite, string>> = fr({ actifs: 'Actifs', inactifs: 'Inactifs' })

export const CLIENTS_TEXTS = fr({
  titre: 'Liste des clients',
  chercher: 'Nom, entreprise, email, téléphone ou ville',
  activite: 'Activité',
  tous: 'Tous',
  client: 'Client',
  telephone: 'Téléphone',
  prestations: 'Prestations',
  derniere: 'Dernière commande',
  inscrit: 'Inscrit',
  admin: 'Administration',
  inactif: 'Inactif',
  videTitre: 'Aucun client',
  vide: 'Un compte est créé à la première commande de chaque personne.',
  videFiltre: 'Aucun client ne correspond à cette recherche.',
  toutVoir: 'Voir tous les clients',
  derniereNote: 'Ne montre que les clients qui ont commandé.',
  nettoyer: 'Nettoyer les comptes inactifs',
})

export const FICHE_CLIENT_TEXTS = fr({
  fiche: 'Fiche du client',
  retour: 'Retour à la liste',
  itineraire: 'Itinéraire',
  prestations: 'Prestations',
  messages: 'Messages',
  derniere: 'Dernière commande',
  inscrit: 'Inscrit',
  jamais: 'Jamais',
  aucunePrestation: 'Aucune prestation.',
  aucunMessage: 'Aucun message.',
  toutesPrestations: 'Toutes ses prestations',
  tousMessages: 'Tous ses messages',
  suppression: 'Suppression',
  supprimer: 'Supprimer ce client…',
  compteAdmin: 'Ce compte administre le site : il ne peut pas être supprimé ici.',
})

export const SUPPRESSION_TEXTS = fr({
  titre: 'Supprimer ce client',
  aide: 'Rien n’est encore supprimé. Voici exactement ce qui le sera.',
  pasFini: 'Tout n’est pas fini avec ce client',
  pasFiniAide:
    'La suppression n’efface pas ce qui est dû, mais vous n’aurez plus les coordonnées du client pour le régler.',
  parti: 'Supprimé définitivement',
  compte: 'Le compte, ses coordonnées et son accès',
  aucunePrestation: 'Aucune prestation',
  aucunMessage: 'Aucun message',
  garde: 'Gardé parce que la loi l’exige, sans le compte',
  rienGarde: 'Rien de ses commandes : ni facture, ni contrat à conserver.',
  enCours: 'Une intervention est prévue ou en cours',
  forcer: 'Je supprime aussi cette intervention',
  forcerManque: 'Cochez cette case pour confirmer, ou annulez d’abord l’intervention.',
  confirmer: 'Supprimer définitivement',
  suppression: 'Suppression…',
  renoncer: 'Ne rien supprimer',
  echec: 'Le client n’a pas été supprimé.',
  vu: 'L’aperçu que vous aviez lu',
  maintenant: 'Ce qui serait supprimé maintenant',
  reseau: 'Le site n’a pas répondu. Réessayez dans un instant.',
})

export const NETTOYAGE_TEXTS = fr({
  titre: 'Nettoyer les comptes inactifs',
  aide: 'Simulation : rien n’est encore supprimé. Ces comptes n’ont aucune prestation.',
  rien: 'Aucun compte inactif : il n’y a rien à nettoyer.',
  admin: 'Un compte d’administration n’est jamais supprimé.',
  liste: 'Comptes à supprimer',
  supprimes: 'Comptes supprimés',
  suppression: 'Suppression…',
  renoncer: 'Ne rien supprimer',
  fermer: 'Revenir à la liste',
  echec: 'Le nettoyage n’a pas eu lieu.',
})

export const ouvertesTexte = (references: readonly string[]): string =>
  fr(`${references.length === 1 ? 'Commande' : 'Commandes'} en cours : ${references.join(', ')}`)

/** The amount is already in words, and positive. */
export const detteTexte = (numero: string, montant: string, aRendre: boolean): string =>
  fr(
    aRendre
      ? `${numero.startsWith('FAC') ? 'Facture' : 'Prestation'} ${numero} : ${montant} à rembourser au client`
      : `Facture ${numero} : ${montant} restent dus par le client`,
  )

const accord = (nombre: number, un: string, plusieurs: string): string =>
  `${nombre.toLocaleString('fr-FR')} ${nombre < 2 ? un : plusieurs}`

export const prestationsTexte = (nombre: number): string => fr(accord(nombre, 'prestation', 'prestations'))
export const messagesTexte = (nombre: number): string => fr(accord(nombre, 'message', 'messages'))
export const supprimerComptesTexte = (nombre: number): string =>
  fr(nombre === 1 ? 'Supprimer ce compte' : `Supprimer ces ${nombre.toLocaleString('fr-FR')} comptes`)
export const comptesSupprimesTexte = (nombre: number): string =>
  fr(`${accord(nombre, 'compte supprimé', 'comptes supprimés')}.`)
export const supprimeTexte = (nom: string): string => fr(`Le compte de ${nom} est supprimé.`)

/** What a deletion would take away and what the law keeps. */
export const apercuTexte = (supprimees: number, conservees: number, messages: number): string =>
  fr(`${prestationsTexte(supprimees)}, ${conservees} à conserver, ${messagesTexte(messages)}.`)

/** What a deletion took away and what the law keeps. */
export const bilanTexte = (supprimees: number, conservees: number, messages: number): string =>
  fr(
    `${accord(supprimees, 'prestation supprimée', 'prestations supprimées')}, ${accord(conservees, 'conservée', 'conservées')} par obligation légale, ${accord(messages, 'message supprimé', 'messages supprimés')}.`,
  )
