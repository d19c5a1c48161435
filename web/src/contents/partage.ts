import { SITE_TEXTS } from './site-texts.ts'
import { fr } from './typographie.ts'

/** The picture that social networks show beside a link, drawn from `infrastructure/artwork/partage.svg`. */
export const IMAGE_DE_PARTAGE = {
  chemin: '/partage.png',
  largeur: '1200',
  hauteur: '630',
  texte: fr('Votre informatique remise d’aplomb. Dessin d’une ferme sous les falaises du Jura, une fenêtre allumée.'),
} as const

/** Keywords of one page, before those of the site; by its canonical path. */
const MOTS_CLES: Readonly<Record<string, string>> = {
  '/': 'informaticien à domicile, devis gratuit',
  '/services': 'tarifs, réparation ordinateur, virus, réinstallation, box internet, cours d’informatique',
  '/contact': 'téléphone, horaires, zone d’intervention',
  '/commander': 'commander, devis immédiat, rendez-vous',
  '/conditions-generales': 'conditions générales, tarifs, paiement, résiliation',
  '/mentions-legales': 'mentions légales, éditeur, hébergeur',
  '/politique-confidentialite': 'données personnelles, RGPD, droits',
  '/politique-cookies': 'cookies, consentement',
  '/plan-du-site': 'plan du site, pages',
  '/accessibilite': 'accessibilité, RGAA',
  '/search': 'recherche',
}

export const motsClesDe = (canonical = ''): string =>
  [MOTS_CLES[canonical], SITE_TEXTS.motsCles].filter((mots) => mots !== undefined).join(', ')
