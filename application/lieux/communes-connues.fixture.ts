import { type CommuneDeTest, makeMemoryCommuneTable } from '#adapters/memory/memory-commune-table.fixture'

const uneCommune = (codePostal: string, nom: string, lat: number, lng: number, rayonKm: number): CommuneDeTest => ({
  codePostal,
  nom,
  centre: { coordonnees: { lat, lng }, rayonKm },
})

/** A few communes of the real table, and three beyond it. */
export const COMMUNES_CONNUES = makeMemoryCommuneTable(
  [
    uneCommune('39000', 'Lons-le-Saunier', 46.6758, 5.5575, 2.1),
    uneCommune('39570', 'Macornay', 46.6416, 5.5435, 1.9),
    uneCommune('39570', 'Montmorot', 46.685, 5.5136, 2.1),
    uneCommune('39100', 'Dole', 47.0739, 5.5024, 2.9),
    { codePostal: '21000', nom: 'Dijon', centre: null },
    { codePostal: '13001', nom: 'Marseille', centre: null },
    { codePostal: '75001', nom: 'Paris', centre: null },
  ],
  ['33', '75'],
)
