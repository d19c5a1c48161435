import { ANNEES_CONTRAT, ANNEES_FACTURES, SEUIL_CONTRAT_ARCHIVE } from '#domain/conservation/durees'
import { formaterMontant } from '#domain/shared/montant'
import { fr } from './typographie.ts'

/** Tab Mon Compte. */
export const COMPTE_TEXTS = fr({
  coordonnees: 'Vos coordonnées',
  nom: 'Nom',
  email: 'Adresse email',
  telephone: 'Téléphone',
  adresse: 'Adresse',
  depuis: 'Client depuis le',
  corriger: 'Une information à corriger ? Écrivez-nous : nous la modifions.',
  actions: 'Actions rapides',
  commander: 'Nouvelle commande',
  contact: 'Page de contact',
  message: 'Message à l’atelier',
  admin: 'Administration',
  factures: 'Télécharger mes factures',
  motDePasse: 'Changer mon mot de passe',
  deconnexion: 'Se déconnecter',
})

export const MESSAGES_TEXTS = fr({
  titre: 'Vos messages',
  chapeau: 'Réponse ici et par courriel sous 24 à 48 h, en heures ouvrées.',
  aucun: 'Vous n’avez pas encore écrit. Une question sur une commande, un détail à ajouter : c’est ici.',
  nouveau: 'Nouveau message',
  sujet: 'Sujet',
  sujetAide: 'En quelques mots, par exemple la référence de la commande.',
  message: 'Votre message',
  messageAide: 'Jamais de mot de passe.',
  envoyer: 'Envoyer le message',
  enCours: 'Envoi en cours…',
  envoye: 'Message envoyé',
  envoyeSuite: 'Il apparaît ci-dessous. La réponse vous arrive ici et par courriel.',
  echec: 'Le message n’est pas parti',
  garde: 'Il est resté dans le formulaire : réessayez dans un instant.',
  anciens: 'Voir les messages plus anciens',
  anciensEnCours: 'Chargement…',
  anciensEchec: 'Les messages plus anciens n’ont pas pu être chargés.',
  vous: 'Vous',
  atelier: 'L’atelier',
  sansSujet: 'Message du formulaire de contact',
  repondre: 'Répondre',
  reponse: 'Votre réponse',
  repondreEnvoyer: 'Envoyer la réponse',
  repondreEnvoye: 'Réponse envoyée.',
  repondu: 'Réponse reçue',
  attente: 'En attente de réponse',
})

export const DONNEES_TEXTS = fr({
  titre: 'Vos données',
  exporter: 'Télécharger mes données (ZIP)',
  exporterAide:
    'Votre compte, vos commandes, devis, rendez-vous, factures, règlements, rétractations et messages. Les notes de travail de l’atelier et les messages du formulaire public n’y sont pas : demandez-les par message.',
  effacer: 'Effacer mon compte…',
  effacerAide: `Votre compte, vos commandes et vos messages sont effacés sans délai. La loi oblige à garder les factures émises ${ANNEES_FACTURES} ans, et les contrats en ligne de ${formaterMontant(SEUIL_CONTRAT_ARCHIVE)} ou plus ${ANNEES_CONTRAT} ans ; vos règlements restent au livre des recettes, vos rétractations dans leur registre.`,
})

export const EFFACEMENT_TEXTS = fr({
  titre: 'Effacer mon compte',
  bilanEnCours: 'Calcul de ce qui serait effacé…',
  sera: 'Ce qui est effacé',
  compte: 'votre compte et vos coordonnées',
  reste: 'Ce que la loi oblige à garder',
  rien: 'Vos commandes n’ont ni facture ni contrat que la loi oblige à garder.',
  definitif: 'C’est définitif : personne ne pourra revenir en arrière.',
  confirmation: 'Pour confirmer, tapez EFFACER',
  confirmationErreur: 'Tapez EFFACER pour confirmer.',
  effacer: 'Effacer définitivement',
  enCours: 'Effacement…',
  garder: 'Garder mon compte',
  impossible: 'Pas tout de suite',
  voirCommandes: 'Voir mes commandes',
  ecrire: 'Écrire à l’atelier',
  echec: 'L’effacement n’a pas eu lieu',
  reseau: 'La réponse du serveur n’est pas arrivée. Réessayez dans un instant.',
})

/** The word to type. */
export const MOT_EFFACER = 'EFFACER'

export const commandesEffacees = (references: readonly string[]): string =>
  fr(references.length === 1 ? `la commande ${references.join('')}` : `les commandes ${references.join(', ')}`)

export const messagesEffaces = (nombre: number): string => fr(nombre === 1 ? '1 message' : `${nombre} messages`)
