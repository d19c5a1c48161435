import { describeCommunesDeFrance } from '#application/lieux/communes-de-france.contract'
import { makeMemoryCommuneTable } from './memory-commune-table.fixture.ts'

const unCentre = (lat: number, lng: number, rayonKm: number) => ({ coordonnees: { lat, lng }, rayonKm })

describeCommunesDeFrance('the memory table', () =>
  makeMemoryCommuneTable(
    [
      { codePostal: '39000', nom: 'Lons-le-Saunier', centre: unCentre(46.6758, 5.5575, 2.1) },
      { codePostal: '39100', nom: 'Dole', centre: unCentre(47.0739, 5.5024, 2.9) },
      { codePostal: '39200', nom: 'Saint-Claude', centre: unCentre(46.4098, 5.8802, 4.1) },
      {
        codePostal: '39400',
        nom: 'Hauts de Bienne',
        autresNoms: ['Morez', 'La Mouille'],
        centre: unCentre(46.5165, 6.0002, 4.4),
      },
      { codePostal: '25000', nom: 'Besançon', centre: null },
      { codePostal: '75001', nom: 'Paris', centre: null },
    ],
    ['33', '75'],
  ),
)
