import * as E from '#fp/Either'
import type * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
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
import { NumeroDevis, PrestationId, Reference } from '#domain/prestation/reference'
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
import { ReferenceCitee } from '#domain/retractation/declaration'
import { REFERENCE_CITEE_MAX } from '#domain/retractation/longueurs'
import { isClosedList } from '#domain/shared/value'
import { ADRESSE_DE_CALENDRIER_MAX, AdresseDeCalendrier } from '#domain/agenda/calendrier-prive'
import { CodecMontant } from '#domain/shared/montant'
import { codeOf, REFUSALS, type RefusalTag } from '../refusals/catalogue.ts'
import type { Access } from '../route.ts'
import { HeureDAbsence } from '../routes/absences.ts'
import { Heure } from '../routes/prestations.ts'
import { COMPONENTS, type DocumentedRoute } from './documented-route.ts'
import { isDescribed, type JsonSchema } from './json-schema.ts'

const NUMERO_PIECE = { type: 'string', pattern: '^(FAC|ACO|AVO)-\\d{4}-\\d{4,}$', examples: ['FAC-2026-0001'] } as const

const RUE = { type: 'string', minLength: 3, maxLength: RUE_LONGUEUR_MAX } as const

const VILLE = { type: 'string', minLength: 1, maxLength: VILLE_LONGUEUR_MAX } as const

/** The JSON form of domain values; their exact rule is their parse function. */
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
  [AdresseDeCalendrier, { type: 'string', maxLength: ADRESSE_DE_CALENDRIER_MAX }],
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

/** True if the codec refuses `undefined`: the field is then required. */
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

/** The schema of a codec: its own, that of its domain value, or one derived from its shape. */
const shapeOf = (codec: t.Mixed, write: Write): JsonSchema => {
  if (isDescribed(codec)) return { ...(codec.like === undefined ? {} : write(codec.like)), ...codec.schema }
  if (isClosedList(codec)) return { type: 'string', enum: codec.values }
  const known = DOMAIN_SCHEMAS.get(codec)
  if (known !== undefined) return known
  if (!isTagged(codec)) throw new Error(`the codec ${codec.name} has no schema`)
  return taggedSchema(codec, write)
}

export const schemaOf = (codec: t.Mixed): JsonSchema => shapeOf(codec, schemaOf)

const nameOf = (codec: t.Mixed): string | undefined =>
  COMPONENTS.get(codec) ?? (isClosedList(codec) || DOMAIN_SCHEMAS.has(codec) ? codec.name : undefined)

type Components = {
  /** The schema of a codec: a reference when the codec has a name. */
  readonly write: Write
  /** Like `write`, but with the fields of the codec instead of a reference to it. */
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

const isRecord = (u: unknown): u is Readonly<Record<string, JsonSchema>> => typeof u === 'object' && u !== null

const parameters = (place: 'path' | 'query', codec: t.Mixed): readonly JsonSchema[] => {
  const { properties, required } = schemaOf(codec)
  return Object.entries(isRecord(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    in: place,
    required: Array.isArray(required) && required.includes(name),
    schema,
  }))
}

const takesBody = ({ body }: DocumentedRoute): boolean => Object.keys(schemaOf(body)).length > 0

const takesInput = (route: DocumentedRoute): boolean =>
  takesBody(route) || parameters('path', route.params).length + parameters('query', route.query).length > 0

const asJson = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } })

const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { success: { const: true }, message: { type: 'string' }, data },
  required: ['success'],
})

/** The fields of a page stand in the envelope itself, beside `success`. */
const spread = ({ properties, required }: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { success: { const: true }, ...(isRecord(properties) ? properties : {}) },
  required: ['success', ...(Array.isArray(required) ? required : [])],
})

const success = ({ reply }: DocumentedRoute, { write, writeOut }: Components): JsonSchema => {
  if (reply.kind === 'file' || reply.kind === 'stream')
    return { description: 'A file', content: { [reply.mediaType]: {} } }
  if (reply.kind === 'page') return { description: 'Done', content: asJson(spread(writeOut(reply.codec))) }
  const schema = write(reply.codec)
  return { description: 'Done', content: asJson(reply.bare ? schema : envelope(schema)) }
}

type Refused = readonly [status: number, code: string]

/** The refusals that each kind of access adds, decided before the input is read. */
const AT_THE_GATE: Readonly<Record<Access, readonly RefusalTag[]>> = {
  tous: [],
  session: ['SessionRequise'],
  client: ['SessionRequise', 'MotDePasseTemporaireActif'],
  admin: ['SessionRequise', 'AccesRefuse'],
}

/** The refusal codes of a call by status: its own, and those of every call (invalid input, too many calls, database down, bug). */
const refusals = (route: DocumentedRoute): ReadonlyMap<number, readonly string[]> => {
  const refused: readonly Refused[] = [
    ...(takesInput(route) ? [[400, 'CHAMPS_INVALIDES'] as const] : []),
    ...[...AT_THE_GATE[route.access], ...route.refusals].map((tag) => [REFUSALS[tag].status, codeOf(tag)] as const),
    [429, 'TROP_DE_DEMANDES'],
    [500, 'ERREUR_INTERNE'],
    [503, 'SERVICE_INDISPONIBLE'],
  ]
  const byStatus = Map.groupBy(refused, ([status]) => status)
  return new Map([...byStatus].map(([status, group]) => [status, [...new Set(group.map(([, code]) => code))]]))
}

/** The name of a set of codes: calls with the same codes share one answer. */
const refusalName = (codes: readonly string[]): string => codes.join('.')

const refusalResponses = (routes: readonly DocumentedRoute[]): JsonSchema =>
  Object.fromEntries(
    routes.flatMap((route) =>
      [...refusals(route).values()].map((codes) => [
        refusalName(codes),
        { description: codes.join(', '), content: asJson({ $ref: '#/components/schemas/Refusal' }) },
      ]),
    ),
  )

/** Roles are named as in `Access`; `client` is a client with a chosen password. */
const SECURITY: Readonly<Record<Access, readonly JsonSchema[]>> = {
  tous: [{}, { session: [] }],
  session: [{ session: [] }],
  client: [{ session: ['client'] }],
  admin: [{ session: ['admin'] }],
}

const operation = (route: DocumentedRoute, components: Components): JsonSchema => ({
  summary: route.summary,
  security: SECURITY[route.access],
  parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
  ...(takesBody(route) ? { requestBody: { required: true, content: asJson(components.write(route.body)) } } : {}),
  responses: {
    [route.reply.status]: success(route, components),
    ...Object.fromEntries(
      [...refusals(route)].map(([status, codes]) => [
        String(status),
        { $ref: `#/components/responses/${refusalName(codes)}` },
      ]),
    ),
  },
})

/** Increased if a call changes in a way that client programs must know. */
const CONTRACT_VERSION = '1.0.0'

const REFUSAL: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    code: { type: 'string', description: 'For programs' },
    message: { type: 'string', description: 'For the person, in French' },
    champs: { type: 'object', additionalProperties: { type: 'string' }, description: 'A sentence per field' },
    data: { type: 'object', description: 'Facts of the refusal' },
    id: { type: 'string', description: 'Of the log line, when the server failed' },
  },
  required: ['success', 'code', 'message'],
}

const pathItems = (routes: readonly DocumentedRoute[], components: Components): JsonSchema =>
  Object.fromEntries(
    [...Map.groupBy(routes, ({ path }) => path)].map(([path, methods]) => [
      path,
      Object.fromEntries(methods.map((route) => [route.method.toLowerCase(), operation(route, components)])),
    ]),
  )

/** The OpenAPI 3.1 documentation of the calls, derived from the codecs of the server. */
export const openApiDocument = (routes: readonly DocumentedRoute[]): JsonSchema => {
  const components = makeComponents()
  return {
    openapi: '3.1.0',
    info: { title: 'Atelier informatique', version: CONTRACT_VERSION },
    servers: [{ url: '/' }],
    paths: pathItems(routes, components),
    components: {
      schemas: { Refusal: REFUSAL, ...components.schemas() },
      responses: refusalResponses(routes),
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
}
