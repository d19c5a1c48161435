import * as t from 'io-ts'

// Apart from the other codecs, which the first screen of an order does without.

/** A record of these fields alone. */
export const struct = <P extends t.Props>(fields: P) => t.readonly(t.strict(fields))

export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
