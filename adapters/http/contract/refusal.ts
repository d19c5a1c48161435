/** An expected refusal: a tag and facts, declared beside the rule that emits it. */
type Refusal = { readonly _tag: string }

/** How one refusal reads outside: status, code for programs, sentence for the person, facts for the screen. */
export type RefusalAnswer<F> = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429
  readonly code: string
  readonly message: (refusal: F) => string
  /** The field of the form that the sentence is about. */
  readonly champ?: string
  readonly data?: (refusal: F) => Readonly<Record<string, unknown>>
  /** Seconds to wait before trying again, sent as `Retry-After`. */
  readonly retryAfter?: (refusal: F) => number
}

/** One answer for every refusal of an area: a refusal without its sentence does not compile. */
export type RefusalTable<F extends Refusal> = {
  readonly [Tag in F['_tag']]: RefusalAnswer<Extract<F, { readonly _tag: Tag }>>
}
