import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import type { Estimation } from '#domain/tarification/estimation'
import { uneEstimation } from '#domain/tarification/estimation.fixture'
import type { Cadre } from './cadre.ts'

/** Three hours at 40 €, and 29,1 km: 139,10 € were accepted. */
const uneEstimationHoraire = (overrides: Partial<Estimation> = {}): Estimation => ({
  ...uneEstimation(),
  typeTarif: 'horaire',
  heures: 3,
  tarifHoraire: euros(40),
  montantPrestation: euros(120),
  deplacement: {
    distanceKm: 14.6,
    allerRetourKm: 29.1,
    kmFactures: 19.1,
    montant: euros(19.1),
    approximatif: false,
    zoneAVerifier: false,
  },
  totalNet: euros(139.1),
  ...overrides,
})

export const unCadre = (overrides: Partial<Cadre> = {}): Cadre => ({
  estimation: uneEstimationHoraire(),
  majore: null,
  totalAccepte: euros(139.1),
  plafonds: { diagnostic: euros(25), absence: euros(60), preavis: euros(60) },
  proposes: [],
  jours: { propose: dateCivile(2026, 11, 24), des: dateCivile(2026, 11, 20), au: dateCivile(2026, 11, 25) },
  fraisSeuls: false,
  prorata: null,
  recu: euros(0),
  detenu: euros(0),
  sansFrais: false,
  ...overrides,
})
