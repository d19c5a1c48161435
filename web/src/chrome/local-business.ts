import type { SiteData } from '#adapters/http/contract/pages'
import { BASE } from '#domain/zone/coordonnees'
import { RAYON_SUR_DEMANDE_KM } from '#domain/zone/zone-intervention'

/** Structured data of the business for search engines, section 2: hours, price range, area in metres. */
export const localBusiness = ({ url, entreprise }: SiteData): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `${url}/#entreprise`,
  name: entreprise.nom,
  url,
  telephone: entreprise.telephone,
  email: entreprise.email,
  priceRange: '€€',
  openingHours: 'Mo-Fr 09:00-18:00',
  address: {
    '@type': 'PostalAddress',
    streetAddress: entreprise.adresse,
    postalCode: entreprise.codePostal,
    addressLocality: entreprise.ville,
    addressCountry: 'FR',
  },
  geo: { '@type': 'GeoCoordinates', latitude: BASE.lat, longitude: BASE.lng },
  areaServed: {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude: BASE.lat, longitude: BASE.lng },
    geoRadius: RAYON_SUR_DEMANDE_KM * 1000,
  },
})
