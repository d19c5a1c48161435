import type { Import } from './imports.ts'

type Rule = {
  /** Beginning of the paths that the rule governs; the first that fits is the one. */
  readonly layer: string
  /** Beginnings of the paths it may import. */
  readonly layers: readonly string[]
  /** Packages it may import. */
  readonly packages: readonly string[]
}

const CODECS = ['fp-ts', 'io-ts']

const adapter = (folder: string, ...packages: readonly string[]): Rule => ({
  layer: `adapters/${folder}/`,
  layers: ['domain/', 'application/', `adapters/${folder}/`],
  packages: [...CODECS, ...packages],
})

/** Who may import what. What a layer does not name, it may not import. */
const LAYER_LAW: readonly Rule[] = [
  { layer: 'domain/', layers: ['domain/'], packages: CODECS },
  { layer: 'application/', layers: ['domain/', 'application/'], packages: CODECS },
  { layer: 'adapters/http/contract/', layers: ['domain/', 'adapters/http/contract/'], packages: CODECS },
  {
    layer: 'adapters/http/server/',
    layers: ['domain/', 'application/', 'adapters/http/'],
    packages: [
      ...CODECS,
      'fastify',
      'fastify-plugin',
      '@fastify/static',
      '@fastify/rate-limit',
      '@fastify/jwt',
      'prom-client',
      'node:*',
    ],
  },
  adapter('memory'),
  adapter('cli', 'node:*'),
  adapter('postgres', 'knex', 'pg', 'node:*'),
  adapter('mail', 'nodemailer', 'node:*'),
  adapter('geocoding', '@etalab/decoupage-administratif', 'node:*'),
  adapter('documents', 'pdfkit', 'fontkit', 'fflate', 'qr', 'tinypool', '@expo-google-fonts/source-sans-3', 'node:*'),
  adapter('plateforme', 'node:*'),
  adapter('security', 'disposable-email-domains-js', 'node:*'),
  {
    layer: 'web/',
    layers: ['domain/', 'adapters/http/contract/', 'web/'],
    packages: [...CODECS, 'react', 'react-dom', 'react-router-dom', 'leaflet', 'uplot'],
  },
  { layer: 'infrastructure/', layers: ['domain/', 'application/', 'adapters/', 'infrastructure/'], packages: ['*'] },
]

/** Tests, contracts and fixtures may cross. */
const mayCross = (path: string): boolean => /\.(test|contract|fixture)\.tsx?$/.test(path) || path.startsWith('web/e2e/')

const isOurs = (path: string): boolean => /^(domain|application|adapters|web|infrastructure)\//.test(path)

const allowsPackage = (rule: Rule, name: string): boolean =>
  rule.packages.some(
    (allowed) => allowed === '*' || allowed === name || (allowed === 'node:*' && name.startsWith('node:')),
  )

const allows = (rule: Rule, to: string): boolean =>
  isOurs(to) ? rule.layers.some((layer) => to.startsWith(layer)) : allowsPackage(rule, to)

/** The imports that break the law. */
export const breaches = (imports: readonly Import[]): readonly Import[] =>
  imports.filter(({ from, to }) => {
    const rule = LAYER_LAW.find(({ layer }) => from.startsWith(layer))
    return !mayCross(from) && (rule === undefined || !allows(rule, to))
  })
