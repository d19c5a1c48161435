import { describeCommuneTable } from '#application/ports/commune-table.contract'
import type { Lieu } from '#domain/zone/lieu'
import { makeMemoryCommuneTable } from './memory-commune-table.ts'

const unCentre = (lat: number, lng: number, precisionKm: number): Lieu => ({
  libelle: 'centre',
  coordonnees: { lat, lng },
  precisionKm,
})

describeCommuneTable('the memory table', () =>
  makeMemoryCommuneTable([
    { codePostal: '39000', villes: ['Lons-le-Saunier'], centre: unCentre(46.676, 5.558, 3.5) },
    { codePostal: '39100', villes: ['Dole'], centre: unCentre(47.08, 5.48, 9.5) },
    {
      codePostal: '39700',
      villes: ['Fraisans', 'Évans', 'Dampierre', 'Étrepigney', 'Dampierre'],
      centre: unCentre(47.153, 5.736, 10),
    },
    { codePostal: '01000', villes: ['Bourg-en-Bresse'], centre: unCentre(46.206, 5.215, 6) },
    { codePostal: '25000', villes: ['Besançon'], centre: null },
    { codePostal: '75001', villes: ['Paris'], centre: null },
  ]),
)
