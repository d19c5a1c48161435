import type * as t from 'io-ts'

export type JsonSchema = { readonly [keyword: string]: unknown }

type Described = { readonly schema: JsonSchema; readonly like?: t.Mixed }

/** Gives a hand-made codec the schema of its input; with `like`, added to the schema of another codec. */
export const described = <C extends t.Mixed>(codec: C, schema: JsonSchema, like?: t.Mixed): C & Described =>
  Object.assign(codec, like === undefined ? { schema } : { schema, like })

export const isDescribed = (codec: t.Mixed): codec is t.Mixed & Described => 'schema' in codec
