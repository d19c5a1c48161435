import { fr } from './typographie.ts'

export const COMMANDER_TEXTS = fr({
  description: 'Commandez une prestation informatique en trois étapes : informations, estimation, validation.',
  titre: 'Commander une prestation',
  retour: 'Retour aux services',
  progression: 'Étapes de la commande',
  etapes: ['Informations', 'Estimation', 'Validation'],
  surMesure: 'Demande sur mesure',
  chapeau: 'Le prix se calcule sous vos yeux. Rien n’est envoyé avant votre accord, à la deuxième étape.',
  sansScript:
    'Ce formulaire a besoin de JavaScript pour calculer votre prix. Vous pouvez aussi commander par téléphone :',
  estimer: 'Voir mon estimation',
  calculEnCours: 'Calcul de l’estimation…',
  contact: 'Aller au formulaire de contact',
  reessayer: 'Réessayer',
})

/** Heading and document title of each step. */
export const TITRES_ETAPES = fr({
  formulaire: { titre: 'Commander une prestation', titreDocument: 'Commander une prestation' },
  estimation: { titre: 'Votre estimation', titreDocument: 'Votre estimation' },
  commande: { titre: 'Merci, votre commande est enregistrée', titreDocument: 'Commande enregistrée' },
})

export const AVIS_TEXTS = fr({
  etape_sans_donnees: {
    titre: 'Reprenons au début',
    texte: 'Cette étape a besoin de vos informations. Ce que vous aviez déjà saisi dans cet onglet est gardé.',
  },
  service_inconnu: {
    titre: 'Service introuvable',
    texte: 'Le service demandé n’existe pas ou n’est plus proposé. Choisissez-en un dans la liste.',
  },
})

/** Titles of the parts of the form. */
export const PARTIES = fr({
  besoin: 'Votre besoin',
  lieu: 'Le lieu',
  contact: 'Vous joindre',
  precisions: 'Le moment et les précisions',
})

export const CHAMPS_TEXTS = fr({
  service: 'Service',
  choisirService: 'Choisissez un service',
  autreGroupe: 'Autre',
  autre: 'Autre demande (sur mesure)',
  nomDemande: 'Votre demande en quelques mots',
  nomDemandeAide: 'Par exemple : récupérer les photos d’un disque.',
  descriptionDemande: 'Décrivez votre demande',
  modalite: 'Où se passe l’intervention ?',
  duree: 'Durée',
  dureeAide: 'Le forfait convient à la plupart des demandes.',
  dureeAideSurMesure: 'Une estimation suffit : la première heure est due, puis chaque quart d’heure commencé.',
  piece: 'Si une pièce est à changer, vous préférez',
  pieceAide: 'Le prix d’une pièce vous est toujours annoncé avant de la changer.',
  typeClient: 'Vous commandez en tant que',
  nom: 'Prénom et nom',
  email: 'Adresse email',
  emailAide: 'Pour la confirmation et le devis.',
  telephone: 'Téléphone',
  telephoneAide: 'Le technicien vous appelle pour convenir du rendez-vous.',
  codePostal: 'Code postal',
  ville: 'Ville',
  choisirVille: 'Choisissez votre ville',
  attendreCodePostal: 'Indiquez d’abord le code postal',
  chercherVilles: 'Recherche des villes…',
  adresse: 'Adresse',
  adresseAide: 'Numéro et nom de la rue. Choisissez parmi les suggestions, ou écrivez-la en entier.',
  adresseADistance: 'Votre adresse figure sur le devis ; personne ne se déplace.',
  creneau: 'Créneau préféré',
  creneauAide: 'En semaine. Le rendez-vous exact vous est proposé ensuite.',
  description: 'Que se passe-t-il ?',
  descriptionAide: 'L’appareil, ce qui ne va pas, depuis quand.',
  notes: 'Autre chose à savoir ?',
  notesAide: 'Étage, code d’entrée, animal, stationnement…',
})

export const MODALITE_TEXTS = fr({
  sur_place: { label: 'Sur place', help: 'À domicile ou au bureau' },
  a_distance: { label: 'À distance', help: 'Sans déplacement' },
})

export const CLIENT_TEXTS = fr({ particulier: 'Particulier', professionnel: 'Professionnel' })

export const PIECE_TEXTS = fr({
  neuve: 'Pièce neuve',
  circulaire: 'Pièce issue de l’économie circulaire',
})

/** Sentences beside the fields that the domain does not hold. */
export const COMMANDER_ERREURS = {
  ...fr({
    service: 'Choisissez un service dans la liste.',
    nomDemande: 'Donnez un nom à votre demande.',
    estimationInjoignable: 'L’estimation n’a pas pu être calculée. Vérifiez votre connexion et réessayez.',
    tropDeDemandes: 'Trop de demandes en peu de temps. Rien n’est perdu : réessayez',
    indisponible: 'Le service est momentanément indisponible. Rien n’est perdu : réessayez',
  }),
  /** Wording fixed by the owner. */
  envoi: "Erreur lors de l'envoi de la commande. Veuillez réessayer.",
  /** Wording fixed by the owner. */
  zone: "Impossible de vérifier la zone d'intervention...",
} as const

/** Ends a sentence with when to try again; seconds. */
export const attendreTexte = (debut: string, secondes: number | null): string => {
  if (secondes === null) return `${debut} dans quelques instants.`
  if (secondes < 60) return fr(`${debut} dans ${secondes} secondes.`)
  const minutes = Math.ceil(secondes / 60)
  return fr(`${debut} dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`)
}

export const ZONE_TEXTS = fr({
  conseil: 'Vérifiez l’adresse et réessayez, ou écrivez-nous : nous regarderons ensemble.',
})

/** Travel calculator, before it has an answer. */
export const CALCUL_TEXTS = fr({
  titre: 'Déplacement',
  attente: 'Les frais de déplacement s’affichent ici dès que l’adresse est complète.',
  enCours: 'Calcul du déplacement…',
})

export const forfaitTexte = (heures: number): string => fr(`Forfait (${heures} h)`)

export const dureeTexte = (heures: number): string => fr(`${heures} h`)

/** A custom request has no package. */
export const sansDureeTexte = (heures: number): string => fr(`Je ne sais pas (estimé à ${heures} h)`)

export const CRENEAU_TEXTS = fr({ matin: 'Matin', midi: 'Midi', 'apres-midi': 'Après-midi', flexible: 'Flexible' })

/** Hours of a slot, none for a flexible one. */
export const heuresTexte = (heures: { readonly de: number; readonly a: number } | null): string =>
  heures === null ? 'Selon vos disponibilités' : fr(`${heures.de} h – ${heures.a} h`)
