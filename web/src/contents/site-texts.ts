import { fr } from './typographie.ts'

/** Header and footer of every page. */
export const SITE_TEXTS = fr({
  skip: 'Aller au contenu',
  menu: 'Menu principal',
  tabs: 'Navigation rapide',
  accueil: 'Accueil',
  services: 'Services',
  contact: 'Contact',
  connexion: 'Connexion',
  metier: 'Dépannage, formation et installation informatiques autour de Montmorot',
  motsCles: 'dépannage informatique, formation, installation, Jura, Montmorot, Lons-le-Saunier, domicile, à distance',
  franchise: 'Prix nets. TVA non applicable, art. 293 B du CGI.',
  droits: 'Tous droits réservés.',
  pageOuverte: 'Page ouverte : ',
})

/** Shown after an unexpected error. Wording fixed by the owner. */
export const ERROR_TEXTS = {
  titre: "Une erreur s'est produite",
  texte: "Nous nous excusons pour ce désagrément. L'erreur a été signalée et sera corrigée rapidement.",
  recharger: 'Recharger la page',
  accueil: "Retour à l'accueil",
  appel: 'Si le problème persiste, contactez-nous au',
  /** Not of the specification: helps to find the report. */
  numero: 'Numéro à rappeler\u00a0:',
} as const

/** A page, or a part of one, whose code could not be fetched. */
export const LOST_CODE_TEXTS = fr({
  page: 'Page non chargée',
  titre: 'Le chargement n’a pas abouti.',
  texte: 'La connexion est coupée, ou le site vient d’être mis à jour. Rechargez la page pour continuer.',
  horsLigne: 'Le site reste injoignable. Vérifiez votre connexion, puis rechargez la page.',
  recharger: 'Recharger',
})

export const NOT_FOUND_TEXTS = fr({
  titre: 'Page introuvable',
  texte: "L'adresse demandée n'existe pas, ou n'existe plus. Rien n'est perdu : voici de quoi repartir.",
  accueil: "Retour à l'accueil",
  services: 'Voir les services et les prix',
  contact: 'Nous contacter',
  plan: 'Plan du site',
  appel: 'Vous préférez parler à quelqu’un ? Appelez le',
})
