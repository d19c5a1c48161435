import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { CodePostal } from '#domain/client/adresse'
import { Creneau } from '#domain/prestation/creneau'
import { closedList } from '#domain/shared/value'
import { connexionRoute, profilRoute } from '../routes/comptes.ts'
import { mesPrestationsRoute } from '../routes/mon-espace.ts'
import { modifierPrestationRoute } from '../routes/prestations.ts'
import { devisPdfRoute } from '../routes/documents.ts'
import { commanderRoute } from '../routes/commande.ts'
import { adressesRoute } from '../routes/lieux.ts'
import { listerServicesRoute } from '../routes/site.ts'
import { Euros, optionalText, withDefault } from '../values/codecs.ts'
import { type DocumentedRoute, ROUTES } from './documented-route.ts'
import { makeComponents, openApiDocument, schemaOf } from './openapi-document.ts'

describe('the schema of a codec', () => {
  it('follows its shape, and asks for the fields whose absence it refuses', () => {
    const codec = t.readonly(
      t.strict({
        nom: t.string,
        age: t.union([t.number, t.null]),
        point: t.tuple([t.number, t.number]),
        mots: t.readonlyArray(t.boolean),
        genre: t.literal('x'),
        note: optionalText(10),
      }),
    )
    expect(schemaOf(codec)).toEqual({
      type: 'object',
      properties: {
        nom: { type: 'string' },
        age: { anyOf: [{ type: 'number' }, { type: 'null' }] },
        point: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], minItems: 2, maxItems: 2 },
        mots: { type: 'array', items: { type: 'boolean' } },
        genre: { const: 'x' },
        note: { type: 'string', maxLength: 10 },
      },
      required: ['nom', 'age', 'point', 'mots', 'genre'],
    })
  })

  it('knows the values of the domain, closed lists and what a codec says of itself', () => {
    expect(schemaOf(CodePostal)).toMatchObject({ type: 'string', pattern: '^\\d{5}$' })
    expect(schemaOf(Euros)).toMatchObject({ type: 'number' })
    expect(schemaOf(withDefault(Creneau, 'flexible'))).toEqual({
      type: 'string',
      enum: ['matin', 'midi', 'apres-midi', 'flexible'],
      default: 'flexible',
    })
  })

  it('does not invent one', () => {
    const unknown = new t.Type<string>('Mystere', t.string.is, (u, c) => t.string.validate(u, c), String)
    expect(() => schemaOf(t.strict({ a: unknown }))).toThrow('the codec Mystere has no schema')
  })
})

describe('a codec that has a name', () => {
  it('is written once, and referred to where it stands', () => {
    const { write, schemas } = makeComponents()
    expect(write(t.strict({ prix: Euros, creneau: withDefault(Creneau, 'flexible') }))).toMatchObject({
      properties: {
        prix: { $ref: '#/components/schemas/Euros' },
        creneau: { $ref: '#/components/schemas/Creneau', default: 'flexible' },
      },
    })
    expect(schemas()).toEqual({ Euros: schemaOf(Euros), Creneau: schemaOf(Creneau) })
  })

  it('shares it with no other', () => {
    const { write } = makeComponents()
    write(Creneau)
    expect(() => write(closedList('Creneau', ['soir'], ''))).toThrow('two codecs have the name Creneau')
  })
})

const DOCUMENT = JSON.parse(JSON.stringify(openApiDocument(ROUTES)))

const pointedTo = (reference: string) =>
  reference
    .split('/')
    .slice(1)
    .reduce((node, key) => node[key], DOCUMENT)

/** A part of the document with what it refers to in place. */
const whole = (part: unknown): ReturnType<typeof JSON.parse> =>
  JSON.parse(JSON.stringify(part), (_, value) => {
    if (typeof value?.$ref !== 'string') return value
    const { $ref, ...own } = value
    return { ...whole(pointedTo($ref)), ...own }
  })

const asJson = ({ method, path }: DocumentedRoute) => whole(DOCUMENT.paths[path][method.toLowerCase()])

describe('an operation', () => {
  it('lists the fields of its body and a code for each refusal', () => {
    const order = asJson(commanderRoute)
    const { schema } = order.requestBody.content['application/json']
    expect(schema.required).toContain('devis')
    expect(schema.required).not.toContain('serviceId')
    expect(schema.properties.creneauPreference.enum).toHaveLength(4)
    expect(order.responses['201'].content['application/json'].schema.properties.data.required).toEqual([
      'prestation',
      'contact',
      'devis',
    ])
    expect(order.responses['409'].description).toBe('DEVIS_PERIME, CLE_REUTILISEE')
    expect(order.responses['503'].description).toBe('SERVICE_INDISPONIBLE')
  })

  it('says what each kind of caller is refused with', () => {
    const refused = (route: DocumentedRoute, status: string) => asJson(route).responses[status]?.description
    expect([refused(listerServicesRoute, '401'), refused(listerServicesRoute, '403')]).toEqual([undefined, undefined])
    expect([refused(profilRoute, '401'), refused(profilRoute, '403')]).toEqual(['SESSION_REQUISE', undefined])
    expect(refused(mesPrestationsRoute, '403')).toBe('MOT_DE_PASSE_TEMPORAIRE')
    expect(refused(modifierPrestationRoute, '403')).toBe('ACCES_REFUSE')
    expect(refused(connexionRoute, '429')).toBe('TROP_D_ESSAIS, TROP_DE_DEMANDES')
  })

  it('says who may call', () => {
    expect(asJson(listerServicesRoute).security).toEqual([{}, { session: [] }])
    expect(asJson(profilRoute).security).toEqual([{ session: [] }])
    expect(asJson(mesPrestationsRoute).security).toEqual([{ session: ['client'] }])
    expect(asJson(modifierPrestationRoute).security).toEqual([{ session: ['admin'] }])
  })

  it('writes a page of a list beside `success`, and the ways to fill a body', () => {
    const { schema } = asJson(mesPrestationsRoute).responses['200'].content['application/json']
    expect(schema.required).toEqual(['success', 'data', 'curseurSuivant', 'total', 'chiffres', 'moyensDePaiement'])
    expect(schema.properties.data.type).toBe('array')
    const body = asJson(modifierPrestationRoute).requestBody.content['application/json'].schema
    expect(body.anyOf.map(({ required }: { required: string[] }) => required)).toEqual([
      ['datePrestation', 'heurePrestation'],
      ['propositions'],
      ['statut'],
      ['priorite'],
      [],
      ['note'],
    ])
    expect(body.anyOf[0].properties.version).toEqual({ type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 })
  })

  it('names its parameters', () => {
    expect(asJson(adressesRoute).parameters).toEqual([
      { name: 'q', in: 'query', required: false, schema: { type: 'string', maxLength: 200 } },
      { name: 'codePostal', in: 'query', required: false, schema: { type: ['string', 'number', 'null'] } },
    ])
    expect(asJson(devisPdfRoute).parameters[0]).toEqual({
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })
  })

  it('answers bare, in the envelope, or with a file', () => {
    const answer = (route: DocumentedRoute) => asJson(route).responses['200'].content
    expect(answer(listerServicesRoute)['application/json'].schema.type).toBe('array')
    expect(answer(adressesRoute)['application/json'].schema.required).toEqual(['success'])
    expect(answer(devisPdfRoute)).toEqual({ 'application/pdf': {} })
  })
})
