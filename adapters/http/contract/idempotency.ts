/** Header of a request: the same key is the same request, recorded once. */
export const IDEMPOTENCY_KEY = 'idempotency-key'

/** Header of an answer: `true` when the request had been answered before. */
export const IDEMPOTENT_REPLAYED = 'idempotent-replayed'
