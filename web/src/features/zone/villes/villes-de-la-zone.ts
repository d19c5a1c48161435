import type { Lieu } from '#domain/zone/zone-intervention'

type Ville = readonly [nom: string, lat: number, lng: number, rayonKm: number]

/** The towns that people here name, where the table of communes has them: a test compares. */
const VILLES: readonly Ville[] = [
  ['Montmorot', 46.685, 5.5136, 2.1],
  ['Lons-le-Saunier', 46.6758, 5.5575, 2.1],
  ['Conliège', 46.6513, 5.6148, 2.4],
  ['Voiteur', 46.7431, 5.6014, 2.1],
  ['Bletterans', 46.7299, 5.4322, 2.5],
  ['Beaufort-Orbagna', 46.5854, 5.4355, 2.7],
  ['Cousance', 46.5365, 5.3795, 2.3],
  ['Sellières', 46.8255, 5.5573, 2.2],
  ['Orgelet', 46.5064, 5.6151, 2.7],
  ['Clairvaux-les-Lacs', 46.5629, 5.756, 2.5],
  ['Cuiseaux', 46.503, 5.3609, 3.1],
  ['Louhans', 46.6344, 5.2424, 3.4],
  ['Poligny', 46.8263, 5.7167, 2.9],
  ['Champagnole', 46.7423, 5.8938, 2.4],
  ['Saint-Amour', 46.4365, 5.3373, 2.7],
  ['Arbois', 46.8876, 5.773, 3.2],
  ['Moirans-en-Montagne', 46.4418, 5.7369, 3.1],
  ['Arinthod', 46.3917, 5.5882, 3.5],
  ['Pierre-de-Bresse', 46.8851, 5.2585, 3.9],
  ['Chaussin', 46.9743, 5.4046, 2.5],
  ['Saint-Laurent-en-Grandvaux', 46.5703, 5.9597, 3.4],
  ['Saint-Claude', 46.4098, 5.8802, 4.1],
  ['Morez', 46.5165, 6.0002, 4.5],
  ['Nozeroy', 46.7689, 6.0383, 1.8],
  ['Salins-les-Bains', 46.9499, 5.9045, 2.3],
  ['Dole', 47.0739, 5.5024, 2.9],
  ['Les Rousses', 46.4911, 6.0731, 5.2],
]

export const VILLES_DE_LA_ZONE: readonly Lieu[] = VILLES.map(([libelle, lat, lng, precisionKm]) => ({
  libelle,
  coordonnees: { lat, lng },
  precisionKm,
}))
