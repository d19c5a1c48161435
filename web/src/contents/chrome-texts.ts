import { fr } from './typographie.ts'

/** Navigation, by who is logged in. */
export const SESSION_TEXTS = fr({
  administration: 'Administration',
  admin: 'Admin',
  prestations: 'Mes Prestations',
  deconnexion: 'Déconnexion',
})

export const bonjour = (nom: string): string => fr(`Bonjour ${nom}`)

export const COOKIE_TEXTS = fr({
  titre: 'Cookies',
  texte:
    'Ce site ne vous suit pas : il garde votre réponse et ce qu’il faut pour commander. Ne pas répondre vaut refus.',
  politique: 'Politique de cookies',
  accepter: 'Accepter',
  refuser: 'Refuser',
})

export const FOOTER_TEXTS = fr({
  site: 'Le site',
  legal: 'Informations légales',
  contact: 'Nous joindre',
  utiles: 'Liens utiles',
  reseaux: 'Nous suivre',
  commander: 'Commander une prestation',
  plan: 'Plan du site',
  accessibilite: 'Accessibilité',
  conditions: 'Conditions générales',
  retractation: 'Renoncer au contrat ici',
  mentions: 'Mentions légales',
  confidentialite: 'Confidentialité',
  cookies: 'Politique de cookies',
  gererCookies: 'Gérer les cookies',
  haut: 'Haut de page',
  bas: 'Bas de page',
})

/** Public sites that help with what the business meets most. */
export const LIENS_UTILES = [
  { nom: 'Cybermalveillance.gouv.fr', url: 'https://www.cybermalveillance.gouv.fr' },
  { nom: 'CNIL', url: 'https://www.cnil.fr' },
  { nom: 'Signal Conso', url: 'https://signal.conso.gouv.fr' },
  { nom: 'Service-Public.fr', url: 'https://www.service-public.fr' },
] as const

export const copyright = (annee: number, nom: string): string => `© ${annee} ${nom}`
