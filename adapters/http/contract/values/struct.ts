import * as t from 'io-ts'

// In its own file, so that the first screen of an order does not load the other codecs.

/** A record with exactly these fields; others are dropped. */
export const struct = <P extends t.Props>(fields: P) => t.readonly(t.strict(fields))

export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
