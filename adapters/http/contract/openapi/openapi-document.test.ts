import { registerSchema, validate } from '@hyperjump/json-schema/openapi-3-1'
import { describe, expect, it } from 'vitest'
import { ROUTES } from './documented-route.ts'
import { openApiDocument } from './openapi-document.ts'

const DOCUMENT = JSON.parse(JSON.stringify(openApiDocument(ROUTES)))

/** The schema of OpenAPI 3.1 documents, whose schemas are JSON Schemas of its own dialect. */
const OPENAPI_3_1 = 'https://spec.openapis.org/oas/3.1/schema-base'

type Node = Readonly<Record<string, unknown>>

const isNode = (u: unknown): u is Node => typeof u === 'object' && u !== null

/** Every object and list of the document. */
const nodesOf = (node: Node): readonly Node[] => [node, ...Object.values(node).filter(isNode).flatMap(nodesOf)]

const NODES = nodesOf(DOCUMENT)

const pointedTo = (reference: string) =>
  reference
    .split('/')
    .slice(1)
    .reduce((node, key) => node?.[key], DOCUMENT)

describe('the document of the calls', () => {
  it('is OpenAPI 3.1, with its schemas', async () => {
    expect(await validate(OPENAPI_3_1, DOCUMENT, 'BASIC')).toEqual({ valid: true })
  })

  it('is known to be wrong when a schema of it is', async () => {
    const wrong = { ...DOCUMENT, components: { schemas: { Statut: { type: 'word' } } } }
    expect(await validate(OPENAPI_3_1, wrong)).toEqual({ valid: false })
  })

  it('refers to what is in it', () => {
    const references = NODES.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    expect(references).not.toHaveLength(0)
    expect([...new Set(references)].filter((reference) => pointedTo(reference) === undefined)).toEqual([])
  })

  it('has every call of the contract, and the parameters of its path', () => {
    for (const { method, path } of ROUTES) {
      const { parameters } = DOCUMENT.paths[path][method.toLowerCase()]
      const named = parameters.flatMap((one: Node) => (one['in'] === 'path' ? [`{${String(one['name'])}}`] : []))
      expect([path, named]).toEqual([path, path.match(/\{\w+\}/g) ?? []])
    }
  })

  it('gives examples that their schemas accept', async () => {
    const examples = NODES.flatMap((schema) =>
      Array.isArray(schema['examples']) ? schema['examples'].map((example) => ({ schema, example })) : [],
    )
    expect(examples).not.toHaveLength(0)
    for (const [rank, { schema, example }] of examples.entries()) {
      const uri = `https://schemas.example/${rank}`
      registerSchema(JSON.parse(JSON.stringify(schema)), uri, 'https://json-schema.org/draft/2020-12/schema')
      expect([example, await validate(uri, example)]).toEqual([example, { valid: true }])
    }
  })

  it('writes nothing large twice', () => {
    const large = NODES.filter((node) => 'properties' in node || 'anyOf' in node).map((node) => JSON.stringify(node))
    const twice = large.filter((text, rank) => text.length > 300 && large.indexOf(text) !== rank)
    expect(twice).toEqual([])
  })
})
