import type * as t from 'io-ts'
import * as E from '#fp/Either'
import { isClosedList } from '#domain/shared/closed-list'
import { DOMAIN_SCHEMAS } from './domain-schemas.ts'
import { isDescribed, type JsonSchema } from './json-schema.ts'

type Tagged =
  | t.StringType
  | t.NumberType
  | t.BooleanType
  | t.NullType
  | t.UndefinedType
  | t.UnknownType
  | t.LiteralType<string | number | boolean>
  | t.KeyofType<Readonly<Record<string, unknown>>>
  | t.DictionaryType<t.Mixed, t.Mixed>
  | t.InterfaceType<t.Props>
  | t.ExactType<t.HasProps>
  | t.ReadonlyType<t.Mixed>
  | t.ArrayType<t.Mixed>
  | t.ReadonlyArrayType<t.Mixed>
  | t.UnionType<t.Mixed[]>
  | t.TupleType<t.Mixed[]>

const isTagged = (codec: t.Mixed): codec is t.Mixed & Tagged => '_tag' in codec

const unionSchema = (types: readonly t.Mixed[]): JsonSchema => {
  const written = types.filter((codec) => !(isTagged(codec) && codec._tag === 'UndefinedType'))
  const [only, ...others] = written
  return only !== undefined && others.length === 0 ? schemaOf(only) : { anyOf: written.map(schemaOf) }
}

/** A field may be left out when its codec makes something of its absence. */
const isRequired = (codec: t.Mixed): boolean => E.isLeft(codec.decode(undefined))

const objectSchema = (props: t.Props): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(props).map(([name, codec]) => [name, schemaOf(codec)])),
  required: Object.entries(props).flatMap(([name, codec]) => (isRequired(codec) ? [name] : [])),
})

const tupleSchema = (types: readonly t.Mixed[]): JsonSchema => ({
  type: 'array',
  prefixItems: types.map(schemaOf),
  minItems: types.length,
  maxItems: types.length,
})

const taggedSchema = (codec: Tagged): JsonSchema => {
  switch (codec._tag) {
    case 'StringType':
      return { type: 'string' }
    case 'NumberType':
      return { type: 'number' }
    case 'BooleanType':
      return { type: 'boolean' }
    case 'NullType':
      return { type: 'null' }
    case 'UndefinedType':
    case 'UnknownType':
      return {}
    case 'LiteralType':
      return { const: codec.value }
    case 'KeyofType':
      return { type: 'string', enum: Object.keys(codec.keys) }
    case 'DictionaryType':
      return { type: 'object', additionalProperties: schemaOf(codec.codomain) }
    case 'InterfaceType':
      return objectSchema(codec.props)
    case 'ExactType':
    case 'ReadonlyType':
      return schemaOf(codec.type)
    case 'ArrayType':
    case 'ReadonlyArrayType':
      return { type: 'array', items: schemaOf(codec.type) }
    case 'UnionType':
      return unionSchema(codec.types)
    case 'TupleType':
      return tupleSchema(codec.types)
  }
}

/** The JSON Schema of a codec: the one it carries, the one of its domain value, or the one of its shape. */
export const schemaOf = (codec: t.Mixed): JsonSchema => {
  if (isDescribed(codec)) return { ...(codec.like === undefined ? {} : schemaOf(codec.like)), ...codec.schema }
  if (isClosedList(codec)) return { type: 'string', enum: codec.values }
  const known = DOMAIN_SCHEMAS.get(codec)
  if (known !== undefined) return known
  if (!isTagged(codec)) throw new Error(`the codec ${codec.name} has no schema`)
  return taggedSchema(codec)
}
