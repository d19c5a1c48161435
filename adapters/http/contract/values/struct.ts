import * as t from 'io-ts'

/** A record of these fields alone. */
export const struct = <P extends t.Props>(fields: P) => t.readonly(t.strict(fields))

export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
