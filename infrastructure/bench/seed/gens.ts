/** First names and family names as they are met around Lons-le-Saunier; a few are far more frequent than the others. */
export const PRENOMS: readonly string[] = (
  'Jeanne Marcel Odile Sarah Lucie Paul Hélène René Françoise Noël Aurélie Bastien Camille Damien Élodie Fabien Gaëlle ' +
  'Henri Inès Jérôme Karine Léon Maëlle Nathalie Olivier Pauline Quentin Rémi Sylvie Thérèse Ulysse Véronique William ' +
  'Yvette Zoé Anaïs Benoît Chloé Denis Émile'
).split(' ')

export const NOMS: readonly string[] = (
  'Dupont Martin Perrard Bouvier Monnier Vuillet Girardot Jeannin Grandclément Lacroix Prost Jacquot Roussel Bailly ' +
  'Chauvin Poncet Vuillermoz Cordier Michaud Tissot Pernot Gauthier Burdet Guyon Morel Petitjean Maréchal Faivre Clerc ' +
  'Vernier Bourgeois Billet Chevassus Outhier Ravier Simonin Thévenin Vandel Vincent Zéphir Besançon Cretin Dole Écarnot ' +
  'Fumey Gréa Humbert Ivanès Jobard Klein Lançon Mignot Nicod Olivier Paget Quintard Regard Saulnier Tournier Uny Vionnet'
).split(' ')

/** Towns of the zone with their postcodes and places; `poids` is how often they come. */
export const VILLES: readonly {
  readonly nom: string
  readonly codePostal: string
  readonly lat: number
  readonly lng: number
  readonly poids: number
}[] = [
  { nom: 'Lons-le-Saunier', codePostal: '39000', lat: 46.674, lng: 5.555, poids: 40 },
  { nom: 'Montmorot', codePostal: '39570', lat: 46.674, lng: 5.527, poids: 20 },
  { nom: 'Poligny', codePostal: '39800', lat: 46.836, lng: 5.708, poids: 10 },
  { nom: 'Arbois', codePostal: '39600', lat: 46.903, lng: 5.773, poids: 8 },
  { nom: 'Champagnole', codePostal: '39300', lat: 46.745, lng: 5.906, poids: 8 },
  { nom: 'Louhans', codePostal: '71500', lat: 46.628, lng: 5.225, poids: 6 },
  { nom: 'Orgelet', codePostal: '39270', lat: 46.522, lng: 5.61, poids: 4 },
  { nom: 'Saint-Amour', codePostal: '39160', lat: 46.437, lng: 5.344, poids: 2 },
  { nom: 'Voiteur', codePostal: '39210', lat: 46.757, lng: 5.613, poids: 1 },
  { nom: 'Château-Chalon', codePostal: '39210', lat: 46.755, lng: 5.624, poids: 1 },
]

export const TEXTES: readonly string[] = [
  'L’ordinateur met dix minutes à démarrer, je ne voudrais rien perdre.',
  'Des publicités s’ouvrent toutes seules depuis une semaine.',
  'Nouvelle box reçue hier, le Wi-Fi ne passe pas à l’étage.',
  'Je débute avec une tablette et un ordinateur portable.',
  'Trois ordinateurs et une imprimante à mettre en réseau dans le cabinet.',
  'L’imprimante est vue par le téléphone mais pas par l’ordinateur.',
  'Pouvez-vous récupérer les photos d’un vieux disque dur ?',
  'La facture de la dernière intervention, s’il vous plaît.',
]
