import * as E from '#fp/Either'
import type * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { Siren } from '#domain/client/acheteur'
import {
  CodePostal,
  Rue,
  RUE_LONGUEUR_MAX,
  RueSaisie,
  Ville,
  VILLE_LONGUEUR_MAX,
  VilleSaisie,
} from '#domain/client/adresse'
import { Email, EMAIL_LONGUEUR_MAX } from '#domain/client/email'
import { NOM_LONGUEUR_MAX, NomComplet } from '#domain/client/nom'
import { Telephone, TelephoneDeCommande } from '#domain/client/telephone'
import { LONGUEUR_MAX, LONGUEUR_MIN, MotDePasse, NouveauMotDePasse } from '#domain/compte/mot-de-passe'
import { NumeroDevis } from '#domain/devis/numero'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import {
  EmailDeContact,
  NOM_DE_CONTACT_MAX,
  TEXTE_DE_MESSAGE_MAX,
  TEXTE_DE_MESSAGE_MIN,
  NomDeContact,
  TexteDeMessage,
} from '#domain/message/champs-de-contact'
import { Sujet, SUJET_MAX, TexteDeReponse } from '#domain/message/fil'
import { MessageId } from '#domain/message/message'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { ReferenceCitee } from '#domain/retractation/declaration'
import { REFERENCE_CITEE_MAX } from '#domain/retractation/longueurs'
import { isClosedList } from '#domain/shared/closed-list'
import { CodecMontant } from '#domain/shared/codec-montant'
import { HeureDAbsence } from '../routes/absences.ts'
import { Heure } from '../routes/prestations.ts'
import { COMPONENTS } from './components.ts'
import { isDescribed, type JsonSchema } from './json-schema.ts'

const NUMERO_PIECE = { type: 'string', pattern: '^(FAC|ACO|AVO)-\\d{4}-\\d{4,}$', examples: ['FAC-2026-0001'] } as const

const RUE = { type: 'string', minLength: 3, maxLength: RUE_LONGUEUR_MAX } as const

const VILLE = { type: 'string', minLength: 1, maxLength: VILLE_LONGUEUR_MAX } as const

/** What the values of the domain look like outside; their exact rule is their parse function. */
const DOMAIN_SCHEMAS: ReadonlyMap<t.Mixed, JsonSchema> = new Map<t.Mixed, JsonSchema>([
  [NomComplet, { type: 'string', maxLength: NOM_LONGUEUR_MAX, examples: ['Jeanne Dupont'] }],
  [Email, { type: 'string', format: 'email', maxLength: EMAIL_LONGUEUR_MAX }],
  [NomDeContact, { type: 'string', minLength: 2, maxLength: NOM_DE_CONTACT_MAX, examples: ['Jeanne'] }],
  [EmailDeContact, { type: 'string', format: 'email', maxLength: EMAIL_LONGUEUR_MAX }],
  [TexteDeMessage, { type: 'string', minLength: TEXTE_DE_MESSAGE_MIN, maxLength: TEXTE_DE_MESSAGE_MAX }],
  [Telephone, { type: 'string', examples: ['03 84 00 00 00', '+33384000000'] }],
  [TelephoneDeCommande, { type: 'string', examples: ['06 12 34 56 78', '+33612345678'] }],
  [Rue, RUE],
  [RueSaisie, RUE],
  [Siren, { type: 'string', pattern: '^\\d{9}$', examples: ['123456782'] }],
  [CodePostal, { type: 'string', pattern: '^\\d{5}$', examples: ['39000'] }],
  [Ville, VILLE],
  [VilleSaisie, VILLE],
  [MotDePasse, { type: 'string', minLength: 1, maxLength: LONGUEUR_MAX }],
  [NouveauMotDePasse, { type: 'string', minLength: LONGUEUR_MIN, maxLength: LONGUEUR_MAX }],
  [CodecDateCivile, { type: 'string', format: 'date', examples: ['2026-12-01'] }],
  [HeureDAbsence, { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$', examples: ['14:30'] }],
  [Heure, { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['14:30'] }],
  [CodecMontant, { type: 'integer', description: 'Cents' }],
  [Sujet, { type: 'string', minLength: 1, maxLength: SUJET_MAX }],
  [TexteDeReponse, { type: 'string', minLength: 1 }],
  [MessageId, { type: 'string', pattern: '^[0-9A-HJKMNP-TV-Z]{26}$' }],
  [PrestationId, { type: 'string', pattern: '^[0-9A-HJKMNP-TV-Z]{26}$' }],
  [Reference, { type: 'string', pattern: '^PREST-[0-9A-HJKMNP-TV-Z]{6}$' }],
  [NumeroPiece, NUMERO_PIECE],
  [ReferenceCitee, { type: 'string', minLength: 1, maxLength: REFERENCE_CITEE_MAX, examples: ['PREST-7K3QXA'] }],
  [NumeroDevis, { type: 'string', pattern: '^DEV-\\d{4}-\\d{4,}$', examples: ['DEV-2026-0001'] }],
])

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

type Write = (codec: t.Mixed) => JsonSchema

const unionSchema = (types: readonly t.Mixed[], write: Write): JsonSchema => {
  const written = types.filter((codec) => !(isTagged(codec) && codec._tag === 'UndefinedType'))
  const [only, ...others] = written
  return only !== undefined && others.length === 0 ? write(only) : { anyOf: written.map(write) }
}

/** A field may be left out when its codec makes something of its absence. */
const isRequired = (codec: t.Mixed): boolean => E.isLeft(codec.decode(undefined))

const objectSchema = (props: t.Props, write: Write): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(props).map(([name, codec]) => [name, write(codec)])),
  required: Object.entries(props).flatMap(([name, codec]) => (isRequired(codec) ? [name] : [])),
})

const tupleSchema = (types: readonly t.Mixed[], write: Write): JsonSchema => ({
  type: 'array',
  prefixItems: types.map(write),
  minItems: types.length,
  maxItems: types.length,
})

const taggedSchema = (codec: Tagged, write: Write): JsonSchema => {
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
      return { type: 'object', additionalProperties: write(codec.codomain) }
    case 'InterfaceType':
      return objectSchema(codec.props, write)
    case 'ExactType':
    case 'ReadonlyType':
      return write(codec.type)
    case 'ArrayType':
    case 'ReadonlyArrayType':
      return { type: 'array', items: write(codec.type) }
    case 'UnionType':
      return unionSchema(codec.types, write)
    case 'TupleType':
      return tupleSchema(codec.types, write)
  }
}

/** The schema that a codec carries, the one of its domain value, or the one of its shape. */
const shapeOf = (codec: t.Mixed, write: Write): JsonSchema => {
  if (isDescribed(codec)) return { ...(codec.like === undefined ? {} : write(codec.like)), ...codec.schema }
  if (isClosedList(codec)) return { type: 'string', enum: codec.values }
  const known = DOMAIN_SCHEMAS.get(codec)
  if (known !== undefined) return known
  if (!isTagged(codec)) throw new Error(`the codec ${codec.name} has no schema`)
  return taggedSchema(codec, write)
}

export const schemaOf = (codec: t.Mixed): JsonSchema => shapeOf(codec, schemaOf)

const COMPONENT_NAMES: ReadonlyMap<t.Mixed, string> = new Map(
  Object.entries(COMPONENTS).map(([name, codec]) => [codec, name]),
)

const nameOf = (codec: t.Mixed): string | undefined =>
  COMPONENT_NAMES.get(codec) ?? (isClosedList(codec) || DOMAIN_SCHEMAS.has(codec) ? codec.name : undefined)

export type Components = {
  /** The schema of a codec: a reference when the codec has a name. */
  readonly write: Write
  /** The same, with the fields of the codec itself written out. */
  readonly writeOut: Write
  readonly schemas: () => JsonSchema
}

export const makeComponents = (): Components => {
  const named = new Map<string, { readonly codec: t.Mixed; readonly schema: JsonSchema }>()
  const write: Write = (codec) => {
    const name = nameOf(codec)
    if (name === undefined) return shapeOf(codec, write)
    const known = named.get(name)
    if (known === undefined) named.set(name, { codec, schema: shapeOf(codec, write) })
    else if (known.codec !== codec) throw new Error(`two codecs have the name ${name}`)
    return { $ref: `#/components/schemas/${name}` }
  }
  return {
    write,
    writeOut: (codec) => shapeOf(codec, write),
    schemas: () => Object.fromEntries([...named].map(([name, { schema }]) => [name, schema])),
  }
}
