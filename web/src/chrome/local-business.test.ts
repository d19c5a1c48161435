import { describe, expect, it } from 'vitest'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { localBusiness } from './local-business.ts'

const site = { url: 'https://atelier.example', entreprise: uneEntreprise(), tuiles: null, demo: false }

describe('the structured data of the business', () => {
  it('has the hours of the specification, a price range and an area of 50 km', () => {
    const jours = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
    expect(localBusiness(site)).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Atelier du Sapin',
      url: 'https://atelier.example/',
      image: 'https://atelier.example/partage.png',
      telephone: '+33384000000',
      priceRange: '30-80 €',
      openingHoursSpecification: jours.map((dayOfWeek) => ({ dayOfWeek, opens: '09:00', closes: '18:00' })),
      address: { postalCode: '39570', addressLocality: 'Montmorot', addressCountry: 'FR' },
      areaServed: { '@type': 'GeoCircle', geoRadius: 50_000 },
    })
  })

  it('names the networks of the business only when it has some', () => {
    expect(localBusiness(site)).not.toHaveProperty('sameAs')
    const reseaux = [{ nom: 'Réseau', url: 'https://reseau.example/atelier' }]
    expect(localBusiness({ ...site, entreprise: uneEntreprise({ reseaux }) })).toHaveProperty('sameAs', [
      'https://reseau.example/atelier',
    ])
  })
})
