import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import * as A from '#fp/Array'
import * as t from 'io-ts'
import { pipe } from '#fp/function'
import { setTimeout } from 'node:timers/promises'
import type { Geocoder } from '#application/ports/geocoder'
import { portFailure, type PortFailure } from '#application/shared/port-failure'
import { type Adresse, classerVilles, memeVille } from '#domain/client/adresse'
import { type Lieu, type Suggestion, SUGGESTIONS_MAX, type Coordonnees } from '#domain/zone/zone-intervention'

const orElse = <A>(name: string, { is }: t.Type<A>, empty: A): t.Type<A> =>
  new t.Type<A>(name, is, (u) => t.success(is(u) ? u : empty), t.identity)

const Text = orElse('Text', t.string, '')

const degrees = (name: string, max: number): t.Type<number, number> =>
  new t.Type(
    name,
    t.number.is,
    (u, context) => (typeof u === 'number' && Math.abs(u) <= max ? t.success(u) : t.failure(u, context)),
    (value) => value,
  )

/** GeoJSON, longitude first. `x` and `y` of the properties are Lambert-93 metres, and are ignored. */
const Feature = t.type({
  geometry: t.type({ coordinates: t.tuple([degrees('Longitude', 180), degrees('Latitude', 90)]) }),
  properties: t.type({
    type: Text,
    label: Text,
    name: Text,
    housenumber: Text,
    street: Text,
    city: Text,
    oldcity: Text,
    postcode: Text,
    context: Text,
    score: orElse('Score', t.number, 0),
  }),
})

export type Place = t.TypeOf<typeof Feature>['properties'] & { readonly coordonnees: Coordonnees }

const FeatureCollection = t.type({ features: t.array(t.unknown) })

const decodePlace = (feature: unknown): O.Option<Place> =>
  pipe(
    O.fromEither(Feature.decode(feature)),
    O.map(({ geometry, properties }) => {
      const [lng, lat] = geometry.coordinates
      return { ...properties, coordonnees: { lat, lng } }
    }),
  )

export const decodePlaces = (body: unknown): O.Option<readonly Place[]> =>
  pipe(
    O.fromEither(FeatureCollection.decode(body)),
    O.map(({ features }) => A.filterMap(decodePlace)(features)),
  )

const SCORE_MIN = 0.4

const RAYON_COMMUNE_KM = 3

const inTown =
  (ville: string) =>
  ({ city, oldcity }: Place): boolean =>
    memeVille(city, ville) || memeVille(oldcity, ville)

const toLieu = ({ label, type, coordonnees }: Place): Lieu => ({
  libelle: label,
  coordonnees,
  precisionKm: type === 'municipality' ? RAYON_COMMUNE_KM : 0,
})

/** The best result in the postcode of the address, in its town if there is one; a whole town is approximate. */
export const chooseLieu =
  ({ codePostal, ville }: Adresse) =>
  (places: readonly Place[]): O.Option<Lieu> => {
    const plausible = places.filter(({ score, postcode }) => score >= SCORE_MIN && postcode === codePostal)
    return pipe(O.fromNullable(plausible.find(inTown(ville)) ?? plausible[0]), O.map(toLieu))
  }

// The address service refuses a `q` outside 3 to 200 characters, or that begins with a sign.
const Q_MIN = 3
const Q_MAX = 200

/** The address service answers 500 with an empty body to one word of some 60 letters. */
const WORD_MAX = 45

const cutWord = (word: string): string => word.slice(0, WORD_MAX)

export const searchText = (text: string): O.Option<string> => {
  const q = text
    .normalize('NFC')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .split(/[\s\p{C}]+/u)
    .map(cutWord)
    .join(' ')
    .slice(0, Q_MAX)
    .trim()
  return q.length < Q_MIN ? O.none : O.some(q)
}

const readCapped = async (response: Response, maxBytes: number): Promise<O.Option<string>> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return O.none
    chunks.push(chunk)
  }
  return O.some(Buffer.concat(chunks).toString('utf8'))
}

type Answer = E.Either<ServiceFailure, readonly Place[]>

/** Fifty results weigh some 30 KB. */
const ANSWER_MAX_BYTES = 256 * 1024

const BLOCKED_MS = 5_000

const UNREADABLE: Answer = E.left({ _tag: 'Unreadable' })

const retryAfterMs = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : BLOCKED_MS
}

// The parser's message is replaced, because it quotes the text and so an address.
const parsePlaces = (text: string): Answer =>
  pipe(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => null,
    ),
    O.fromEither,
    O.flatMap(decodePlaces),
    E.fromOption(() => ({ _tag: 'Unreadable' })),
  )

const readAnswer = async (response: Response): Promise<Answer> => {
  if (response.status === 200) {
    const text = await readCapped(response, ANSWER_MAX_BYTES)
    return O.isNone(text) ? UNREADABLE : parsePlaces(text.value)
  }
  await response.body?.cancel()
  // 400 means that the text cannot be searched; asking again would give the same.
  if (response.status === 400) return E.right([])
  if (response.status === 429) return E.left({ _tag: 'Limited', retryAfterMs: retryAfterMs(response) })
  return E.left({ _tag: 'BadStatus', status: response.status })
}

const errorCode = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'UNKNOWN'
}

const askOnce = async (url: string, timeoutMs: number): Promise<Answer> => {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await readAnswer(await fetch(url, { signal, redirect: 'manual', headers: { accept: 'application/json' } }))
  } catch (error) {
    return E.left(signal.aborted ? { _tag: 'TimedOut' } : { _tag: 'Unreachable', code: errorCode(error) })
  }
}

type Patience = { readonly timeoutMs: number; readonly attempts: number; readonly delayMs: number }

const askAgain = async (url: string, patience: Patience): Promise<Answer> => {
  const { timeoutMs, attempts, delayMs } = patience
  const answer = await askOnce(url, timeoutMs)
  // No retry if the service asks to wait: it would lengthen the block.
  if (E.isRight(answer) || answer.left._tag === 'Limited' || attempts <= 1) return answer
  await setTimeout(delayMs)
  return askAgain(url, { ...patience, attempts: attempts - 1 })
}

const makeAddressService = (patience: Patience, now: () => number): ((url: string) => Promise<Answer>) => {
  let breaker = CLOSED
  return async (url) => {
    if (isOpen(breaker, now())) return E.left({ _tag: 'Paused' })
    const answer = await askAgain(url, patience)
    breaker = E.isRight(answer) ? CLOSED : afterFailure(breaker, answer.left, now())
    return answer
  }
}

/** Places that can be visited come before whole towns. */
const RANKS: ReadonlyMap<string, number> = new Map([
  ['housenumber', 0],
  ['street', 0],
  ['locality', 1],
])

const rank = ({ type }: Place): number => RANKS.get(type) ?? 2

const toSuggestion = ({ type, oldcity: _, ...place }: Place): Suggestion => ({
  ...place,
  // The service leaves `street` empty for a result of type street.
  street: place.street === '' && type === 'street' ? place.name : place.street,
})

const toSuggestions = (places: readonly Place[]): readonly Suggestion[] =>
  places.toSorted((a, b) => rank(a) - rank(b)).map(toSuggestion)

/** `timeoutMs` limits each attempt, `delayMs` separates two; `now` is in milliseconds of a monotonic clock. */
type GeoplateformeOptions = {
  readonly baseUrl: string
  readonly timeoutMs?: number
  readonly attempts?: number
  readonly delayMs?: number
  readonly now?: () => number
}

type Search = (text: string, params: Readonly<Record<string, string>>) => TE.TaskEither<PortFailure, readonly Place[]>

const CACHE: CacheLimits = { entriesMax: 1000, keptMs: 5 * 60_000 }

const LOCALISER_LIMIT = '5'

const VILLES_LIMIT = '50'

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

/** The public address service of the Géoplateforme, or one with the same API. Addresses are never logged. */
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

type Breaker = { readonly closesAt: number }

export const CLOSED: Breaker = { closesAt: 0 }

export const isOpen = (breaker: Breaker, now: number): boolean => now < breaker.closesAt

/** A failure may lengthen a pause, never shorten one. */
export const afterFailure = (breaker: Breaker, failure: ServiceFailure, now: number): Breaker => ({
  closesAt: Math.max(breaker.closesAt, now + pauseAfter(failure)),
})

/** Why the address service gave no answer; it never contains the requested address. */
type ServiceFailure =
  | { readonly _tag: 'TimedOut' }
  | { readonly _tag: 'Limited'; readonly retryAfterMs: number }
  | { readonly _tag: 'Unreachable'; readonly code: string }
  | { readonly _tag: 'BadStatus'; readonly status: number }
  | { readonly _tag: 'Unreadable' }
  | { readonly _tag: 'Paused' }

const PAUSE_MS = 30_000

/** Milliseconds without requests after a failure, so that only the first person waits for a silent service. */
const pauseAfter = (failure: ServiceFailure): number => {
  if (failure._tag === 'TimedOut') return PAUSE_MS
  return failure._tag === 'Limited' ? Math.min(failure.retryAfterMs, PAUSE_MS) : 0
}

type CacheLimits = { readonly entriesMax: number; readonly keptMs: number }

type Entry<A> = { readonly answer: Promise<A>; readonly keptUntil: number }

export const withAnswerCache = <L, A>(
  ask: (question: string) => Promise<E.Either<L, A>>,
  { entriesMax, keptMs }: CacheLimits,
  now: () => number,
): ((question: string) => Promise<E.Either<L, A>>) => {
  const entries = new Map<string, Entry<E.Either<L, A>>>()
  const forget = (question: string, entry: Entry<E.Either<L, A>>): void => {
    if (entries.get(question) === entry) entries.delete(question)
  }
  const remember = (question: string, entry: Entry<E.Either<L, A>>): void => {
    entries.delete(question)
    entries.set(question, entry)
    const oldest = entries.keys().next()
    if (entries.size > entriesMax && oldest.done !== true) entries.delete(oldest.value)
  }
  return async (question) => {
    const known = entries.get(question)
    if (known !== undefined && now() < known.keptUntil) return known.answer
    const entry = { answer: ask(question), keptUntil: now() + keptMs }
    remember(question, entry)
    const answer = await entry.answer
    if (E.isLeft(answer)) forget(question, entry)
    return answer
  }
}
