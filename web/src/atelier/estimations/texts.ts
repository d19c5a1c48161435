import { deQui } from '#domain/client/de-qui'
import { fr } from '../../contents/typographie.ts'

export const ESTIMATIONS_TEXTS = fr({
  titre: 'Liste des estimations',
  estimer: 'Estimer',
  auTelephone: 'au téléphone',
  chercher: 'Nom, téléphone, email, ville ou référence',
  suite: 'Suite',
  toutes: 'Toutes',
  commandees: 'Commandées',
  sansSuite: 'Sans suite',
  source: 'Origine',
  site: 'Site',
  telephone: 'Téléphone',
  demande: 'Demande',
  commande: 'Commande',
  prix: 'Total net',
  faite: 'Faite',
  calcul: 'Voir le calcul',
  sansLieu: 'À distance',
  videTitre: 'Aucune estimation',
  vide: 'Chaque prix calculé sur le site ou au téléphone apparaîtra ici.',
  videFiltre:
    'Aucune estimation ne correspond à cette recherche. Celles du site n’ont ni nom ni téléphone : cherchez-les par la ville ou par la commande.',
  toutVoir: 'Voir toutes les estimations',
})

export const CONVERSION_TEXTS = fr({
  titre: 'Conversion',
  trenteJours: 'Sur 30 jours',
  gardees: 'Sur treize mois',
  aucune: '—',
})

export const APPEL_TEXTS = fr({
  typeClient: 'Le client commande en tant que',
  client: 'Le client',
  titre: 'Estimer au téléphone',
  retour: 'Retour à la liste',
  aide: 'Le prix se calcule pendant l’appel. Les coordonnées peuvent attendre la commande.',
  contact: 'La personne au téléphone',
  nom: 'Prénom et nom',
  email: 'Adresse email',
  telephone: 'Téléphone',
  notes: 'Notes de l’appel',
  notesAide: 'Pour vous seul : elles suivent la commande, dans son historique.',
  enregistrer: 'Enregistrer l’estimation',
  enCours: 'Enregistrement…',
  vider: 'Tout effacer',
  echec: 'L’estimation n’a pas été enregistrée. Rien de ce que vous avez saisi n’est perdu.',
  reseau: 'Le site n’a pas répondu. Réessayez dans un instant.',
})

export const FICHE_ESTIMATION_TEXTS = fr({
  fiche: 'Estimation',
  retour: 'Retour à la liste',
  introuvable: 'Estimation introuvable',
  introuvableAide: 'Elle n’existe pas ou n’existe plus : une estimation sans commande est effacée après treize mois.',
  calcul: 'Le calcul',
  majore: 'Samedi, dimanche ou jour férié',
  approximatif: 'Adresse non trouvée précisément : distance depuis le centre de la commune, frais à confirmer.',
  zone: 'Près de la limite de la zone : déplacement à confirmer.',
  contact: 'Au téléphone',
  notes: 'Notes',
  commander: 'En faire une commande',
  commanderAide:
    'Au prix annoncé ci-dessus. Le client reçoit la confirmation et le devis par courriel, dix secondes après : « Annuler » l’arrête d’ici là.',
  proposer: 'Proposer une date',
  lieu: 'Le lieu',
  valider: 'Enregistrer la commande',
  enCours: 'Enregistrement…',
  echec: 'La commande n’a pas été enregistrée. Rien de ce que vous avez saisi n’est perdu.',
  voir: 'Ouvrir la prestation',
  enregistree: 'Estimation enregistrée',
  autreCompteAide:
    'La commande n’est pas enregistrée : elle irait dans ce compte, et qui l’ouvre la verrait. Corrigez l’adresse, ou cochez puis enregistrez de nouveau.',
  compteAConfirmer: 'Ce compte porte un autre nom : corrigez l’adresse, ou cochez la case.',
  compteConfirme: 'C’est bien la même personne, ou elle commande pour quelqu’un',
})

export const commandeFaiteTexte = (reference: string, nom: string): string =>
  fr(`Commande ${reference} enregistrée. Courriel envoyé à ${nom}.`)

/** What the law lets a consumer ask for with an order. */
export const DEMANDES_TEXTS = fr({
  titre: 'Ce que le client demande expressément',
  aide: 'Lisez-lui la phrase et ne cochez que ce qu’il demande. Le courriel de confirmation la répète, avec l’heure.',
  debutAnticipe: 'Commencer avant la fin du délai de rétractation',
  urgence: 'Dépannage urgent à domicile',
})

/** How many of the estimates became orders: `3 sur 12`. */
export const partTexte = (commandees: number, faites: number): string =>
  fr(`${commandees.toLocaleString('fr-FR')} sur ${faites.toLocaleString('fr-FR')} commandées`)

export const tauxTexte = (taux: number): string => fr(`${Math.round(taux * 100)} %`)
export const faiteTexte = (source: string, date: string): string => fr(`${source}, ${date}`)
export const autreCompteTexte = (nom: string): string => fr(`Cette adresse est celle du compte ${deQui(nom)}.`)
export const commandeeTexte = (reference: string): string => fr(`Commande enregistrée : ${reference}`)
export const dejaCommandeeTexte = (reference: string): string => fr(`Devenue la commande ${reference}`)
