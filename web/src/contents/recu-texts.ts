import { fr } from './typographie.ts'

export const DERIVATION_TEXTS = fr({
  allerRetour: 'aller-retour',
  offertsJusqua: 'offerts jusqu’à',
  dont: 'dont',
  offerts: 'offerts',
  forfait: 'Forfait de',
})

export const RECU_TEXTS = fr({
  titre: 'Votre prix',
  vide: 'Choisissez un service : son prix s’affiche ici.',
  total: 'Total net',
  totalHorsDeplacement: 'Total hors déplacement',
  deplacement: 'Déplacement',
  deplacementAConfirmer: 'Déplacement (à confirmer)',
  selonAdresse: 'selon votre adresse',
  offert: 'offert',
  inconnu: '—',
  surMesure: 'Demande sur mesure',
  net: 'Prix net, TVA non applicable (art. 293 B du CGI).',
})
