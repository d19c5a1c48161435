import { unContact, uneAdresse, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { uneEstimation } from '#domain/tarification/estimation.fixture'
import { type ContactNote, type EstimationFaite, noterEstimation, type NouvelleEstimation } from './estimation-faite.ts'

/** The name, telephone, mail and street of somebody who called. */
export const unAppelant = (overrides: Parameters<typeof unContact>[0] = {}): ContactNote => ({
  ...unContact(overrides),
  adresse: uneAdresse().adresse,
})

/** Service 5 as a package in Lons-le-Saunier, asked for on the site. */
export const uneNouvelleEstimation = (overrides: Partial<NouvelleEstimation> = {}): NouvelleEstimation => {
  const { codePostal, ville } = uneAdresse()
  return {
    source: 'site',
    estimation: uneEstimation(),
    demande: { choix: { serviceId: '5', serviceName: '', serviceDescription: '' }, heures: null },
    lieu: { codePostal, ville },
    contact: null,
    notes: '',
    ...overrides,
  }
}

/** Estimates of different `graine` have different ids, which sort like them. */
export const uneEstimationFaite = (
  overrides: Partial<EstimationFaite> = {},
  graine = 1,
  instant = UN_INSTANT,
): EstimationFaite => ({
  ...noterEstimation(
    uneNouvelleEstimation(),
    instant,
    Uint8Array.from({ length: 16 }, (_, rang) => Math.floor(graine / 32 ** (15 - rang)) % 32),
  ),
  ...overrides,
})
