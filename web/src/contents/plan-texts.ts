import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from '#domain/zone/rayons'
import { BASE_VILLE } from '#domain/zone/zone-intervention'
import { fr } from './typographie.ts'

export type LienDuPlan = { readonly to: string; readonly texte: string; readonly aide?: string }

export type PartieDuPlan = { readonly titre: string; readonly liens: readonly LienDuPlan[] }

export const PLAN_TEXTS = fr({
  titre: 'Plan du site',
  chapeau: 'Toutes les pages, et où trouver quoi.',
  services: 'Les prestations',
  zone: 'Zone d’intervention',
  contact: 'Contact rapide',
  technique: 'Compatibilité technique',
  techniqueTextes: [
    'Le site fonctionne avec les versions récentes de Firefox, Chrome, Edge et Safari, sur ordinateur, tablette et téléphone.',
    'Sans JavaScript, les pages se lisent ; le calcul du prix, lui, en a besoin. Le site suit le mode sombre et la taille de texte de votre appareil.',
  ],
})

/** The pages, grouped by what visitors come for. Four addresses redirect to others. */
export const PLAN: readonly PartieDuPlan[] = fr([
  {
    titre: 'Découvrir',
    liens: [
      { to: '/', texte: 'Accueil' },
      { to: '/a-propos', texte: 'À propos' },
      { to: '/services', texte: 'Services et prix' },
      { to: '/search', texte: 'Recherche' },
      { to: '/contact', texte: 'Contact' },
    ],
  },
  {
    titre: 'Commander et suivre',
    liens: [
      { to: '/commander', texte: 'Commander une prestation' },
      { to: '/connexion', texte: 'Connexion' },
      { to: '/inscription', texte: 'Inscription', aide: 'le compte est créé à la première commande' },
      { to: '/mot-de-passe-oublie', texte: 'Mot de passe oublié' },
      { to: '/mes-prestations', texte: 'Mes prestations' },
      { to: '/verifier', texte: 'Vérifier un document', aide: 'devis, facture ou avoir' },
    ],
  },
  {
    titre: 'Informations légales',
    liens: [
      { to: '/conditions-generales', texte: 'Conditions générales' },
      { to: '/retractation', texte: 'Se rétracter d’une commande', aide: 'renoncer au contrat ici' },
      { to: '/mentions-legales', texte: 'Mentions légales' },
      { to: '/politique-confidentialite', texte: 'Politique de confidentialité' },
      { to: '/politique-cookies', texte: 'Politique de cookies' },
      { to: '/accessibilite', texte: 'Accessibilité' },
    ],
  },
])

export const ZONE_DU_PLAN = fr([
  `À domicile ou au bureau : ${RAYON_INTERVENTION_KM} km autour de ${BASE_VILLE}.`,
  `De ${RAYON_INTERVENTION_KM} à ${RAYON_SUR_DEMANDE_KM} km : sur demande.`,
  'À distance : partout.',
])
