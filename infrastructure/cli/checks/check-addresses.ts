import type { Controle } from '#adapters/cli/commands/verifier'
import { makeGeoplateformeGeocoder } from '#adapters/geocoding/geoplateforme-geocoder'
import type { LoadedSettings } from '../../config/load-settings.ts'
import { orReject } from '../failure-sentence.ts'
import { bounded, ok, probleme } from './bounded.ts'

const LIMIT_MS = 8_000
const TIMEOUT_MS = 5_000

/** Checks that the address service answers, by asking for the towns of the business's own postcode. */
export const checkAddresses = (
  { environment: { geocodageUrl }, entreprise }: LoadedSettings,
  limitMs = LIMIT_MS,
): Promise<Controle> => {
  const { host } = new URL(geocodageUrl)
  return bounded(
    'adresses',
    limitMs,
    async () => {
      const geocoder = makeGeoplateformeGeocoder({ baseUrl: geocodageUrl, timeoutMs: TIMEOUT_MS, attempts: 1 })
      await orReject(geocoder.villes(entreprise.codePostal))
      return ok(`${host} répond`)
    },
    () =>
      probleme(
        `${host} ne répond pas`,
        'voyez GEOCODAGE_URL et la connexion\u00a0; d’ici là, le site se contente des communes qu’il connaît',
      ),
  )
}
