import type { Lieu } from '#domain/zone/lieu'

/** How far the houses of a town may stand from its centre, as wherever a town stands for an address. */
const PRECISION_VILLE_KM = 3

type Ville = readonly [nom: string, lat: number, lng: number]

/** The towns that people here name, with the centre of each to a hundredth of a degree. */
const VILLES: readonly Ville[] = [
  ['Montmorot', 46.68, 5.51],
  ['Lons-le-Saunier', 46.68, 5.56],
  ['Conliège', 46.65, 5.61],
  ['Voiteur', 46.74, 5.6],
  ['Bletterans', 46.73, 5.43],
  ['Beaufort-Orbagna', 46.59, 5.44],
  ['Cousance', 46.54, 5.38],
  ['Sellières', 46.83, 5.56],
  ['Orgelet', 46.51, 5.62],
  ['Clairvaux-les-Lacs', 46.56, 5.76],
  ['Cuiseaux', 46.5, 5.36],
  ['Louhans', 46.63, 5.24],
  ['Poligny', 46.83, 5.72],
  ['Champagnole', 46.74, 5.89],
  ['Saint-Amour', 46.44, 5.34],
  ['Arbois', 46.89, 5.77],
  ['Moirans-en-Montagne', 46.44, 5.74],
  ['Arinthod', 46.39, 5.59],
  ['Pierre-de-Bresse', 46.89, 5.26],
  ['Chaussin', 46.97, 5.4],
  ['Saint-Laurent-en-Grandvaux', 46.57, 5.96],
  ['Saint-Claude', 46.41, 5.88],
  ['Morez', 46.52, 6],
  ['Nozeroy', 46.77, 6.04],
  ['Salins-les-Bains', 46.95, 5.9],
  ['Dole', 47.07, 5.5],
  ['Les Rousses', 46.49, 6.07],
]

export const VILLES_DE_LA_ZONE: readonly Lieu[] = VILLES.map(([libelle, lat, lng]) => ({
  libelle,
  coordonnees: { lat, lng },
  precisionKm: PRECISION_VILLE_KM,
}))
