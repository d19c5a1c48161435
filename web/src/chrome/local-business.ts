import type { SiteData } from '#adapters/http/contract/pages'
import { ACCUEIL, type Plage } from '#domain/calendrier/horaires'
import { CATALOGUE } from '#domain/catalogue/catalogue'
import { BASE } from '#domain/zone/zone-intervention'
import { RAYON_SUR_DEMANDE_KM } from '#domain/zone/rayons'
import { IMAGE_DE_PARTAGE } from '../contents/partage.ts'
import { SITE_TEXTS } from '../contents/site-texts.ts'

/** The days given to search engines. */
const JOURS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

const heure = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const ouvert = (jour: string, plage: Plage | null | undefined): readonly unknown[] =>
  plage === null || plage === undefined
    ? []
    : [{ '@type': 'OpeningHoursSpecification', dayOfWeek: jour, opens: heure(plage.de), closes: heure(plage.a) }]

/** Whole euros: the lowest and the highest package. */
const fourchette = (): string => {
  const prix = CATALOGUE.map((service) => service.prix / 100)
  return `${Math.min(...prix)}-${Math.max(...prix)} €`
}

const CENTRE = { '@type': 'GeoCoordinates', latitude: BASE.lat, longitude: BASE.lng } as const

/** Structured data of the business for search engines: hours, price range, area in metres. */
export const localBusiness = ({ url, entreprise }: SiteData): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `${url}/#entreprise`,
  name: entreprise.nom,
  description: SITE_TEXTS.metier,
  url: `${url}/`,
  image: `${url}${IMAGE_DE_PARTAGE.chemin}`,
  logo: `${url}/icone-512.png`,
  telephone: entreprise.telephone,
  email: entreprise.email,
  priceRange: fourchette(),
  currenciesAccepted: 'EUR',
  openingHoursSpecification: JOURS.flatMap((jour, rang) => ouvert(jour, ACCUEIL[rang])),
  address: {
    '@type': 'PostalAddress',
    streetAddress: entreprise.adresse,
    postalCode: entreprise.codePostal,
    addressLocality: entreprise.ville,
    addressCountry: 'FR',
  },
  geo: CENTRE,
  areaServed: { '@type': 'GeoCircle', geoMidpoint: CENTRE, geoRadius: RAYON_SUR_DEMANDE_KM * 1000 },
  ...(entreprise.reseaux.length === 0 ? {} : { sameAs: entreprise.reseaux.map((reseau) => reseau.url) }),
})
