import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Geocoder } from '#application/ports/geocoder'
import { portFailure, type PortFailure } from '#application/shared/port-failure'
import type { Adresse } from '#domain/client/adresse'
import { SUGGESTIONS_MAX } from '#domain/zone/suggestion'
import { classerVilles } from '#domain/zone/ville'
import { makeAddressService } from './address-service.ts'
import { type CacheLimits, withAnswerCache } from './answer-cache.ts'
import { chooseLieu } from './choose-lieu.ts'
import type { Place } from './place.ts'
import { searchText } from './search-text.ts'
import { toSuggestions } from './to-suggestions.ts'

/** `timeoutMs` is for each attempt, `delayMs` between two of them; `now` is in milliseconds, of a clock that nobody sets. */
export type GeoplateformeOptions = {
  readonly baseUrl: string
  readonly timeoutMs?: number
  readonly attempts?: number
  readonly delayMs?: number
  readonly now?: () => number
}

type Search = (text: string, params: Readonly<Record<string, string>>) => TE.TaskEither<PortFailure, readonly Place[]>

const CACHE: CacheLimits = { entriesMax: 1000, keptMs: 5 * 60_000 }

/** Enough to find the right town behind better scores. */
const LOCALISER_LIMIT = '5'

/** The most that the service gives; no postcode has as many towns. */
const VILLES_LIMIT = '50'

// A long street must not push the town out of the text.
const RUE_MAX = 90

const toQuery = ({ adresse, codePostal, ville }: Adresse): string =>
  `${adresse.slice(0, RUE_MAX)} ${codePostal} ${ville}`

const postcodeParam = (codePostal: string | null): Readonly<Record<string, string>> =>
  codePostal !== null && /^\d{5}$/.test(codePostal) ? { postcode: codePostal } : {}

const makeSearch = (options: GeoplateformeOptions): Search => {
  const { baseUrl, timeoutMs = 5000, attempts = 2, delayMs = 300, now = () => performance.now() } = options
  const endpoint = `${baseUrl.replace(/\/+$/, '')}/search`
  const ask = withAnswerCache(makeAddressService({ timeoutMs, attempts, delayMs }, now), CACHE, now)
  return (text, params) =>
    pipe(
      searchText(text),
      O.match(
        () => TE.right([]),
        (q) => () => ask(`${endpoint}?${new URLSearchParams({ q, ...params }).toString()}`),
      ),
      TE.mapLeft(portFailure('geocoder')),
    )
}

/** The public address service of the Géoplateforme, or any that speaks like it. Addresses are never logged. */
export const makeGeoplateformeGeocoder = (options: GeoplateformeOptions): Geocoder => {
  const search = makeSearch(options)
  return {
    localiser: (adresse) =>
      pipe(
        search(toQuery(adresse), { limit: LOCALISER_LIMIT, autocomplete: '0', postcode: adresse.codePostal }),
        TE.map(chooseLieu(adresse)),
      ),
    suggerer: (q, codePostal) =>
      pipe(
        search(q, { limit: String(SUGGESTIONS_MAX), autocomplete: '1', ...postcodeParam(codePostal) }),
        TE.map(toSuggestions),
      ),
    villes: (codePostal) =>
      pipe(
        search(codePostal, { type: 'municipality', limit: VILLES_LIMIT, autocomplete: '0', postcode: codePostal }),
        TE.map((places) => classerVilles(places.map(({ city, name }) => city || name))),
      ),
  }
}
