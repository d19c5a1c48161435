import { defineConfig, type OxlintOverride } from 'oxlint'

/**
 * What the files of a folder may import, besides fp-ts, io-ts and the files beside them; of two folders that hold a file, the
 * later one counts. What is not named is forbidden. The references of the TypeScript projects refuse ways round the names.
 */
const LAW: Readonly<Record<string, string>> = {
  domain: '#domain',
  application: '#domain #application',
  adapters: '',
  'adapters/memory': '#domain #application #adapters/memory',
  'adapters/cli': '#domain #application #adapters/cli node:*',
  'adapters/postgres': '#domain #application #adapters/postgres node:* knex pg',
  'adapters/mail': '#domain #application #adapters/mail node:* nodemailer',
  'adapters/geocoding': '#domain #application #adapters/geocoding node:* @etalab/decoupage-administratif',
  'adapters/documents':
    '#domain #application #adapters/documents node:* pdfkit fontkit fflate qr tinypool @expo-google-fonts/source-sans-3',
  'adapters/calendrier': '#domain #application #adapters/calendrier node:* ical.js tinypool',
  'adapters/plateforme': '#domain #application #adapters/plateforme node:*',
  'adapters/security': '#domain #application #adapters/security node:* disposable-email-domains-js',
  'adapters/http/contract': '#domain #adapters/http/contract',
  'adapters/http/server':
    '#domain #application #adapters/http node:* fastify fastify-plugin @fastify/static @fastify/rate-limit @fastify/jwt prom-client',
  web: '#domain #adapters/http/contract react react-dom react-router-dom @tanstack/react-query leaflet',
}

/** What lets an owner or a client in, for the doors alone: that of the site, and those of the infrastructure. */
const DOORS = ['#application/shared/access', '**/shared/access.ts']

const only = (files: string, names: string, neighbours: readonly string[]): OxlintOverride => {
  const named = `#fp io-ts ${names}`.trim().split(' ')
  const closed = files.startsWith('adapters/http/server') ? [] : DOORS
  const group = ['*', ...named.flatMap((name) => [`!${name}`, `!${name}/**`]), ...neighbours, ...closed]
  return {
    files: [files],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group }] }], 'node/no-process-env': 'error' },
  }
}

// One step up from a folder inside is a neighbour, from the folder itself somebody else.
const layerLaw = Object.entries(LAW).flatMap(([folder, names]) =>
  folder === 'web'
    ? [only('web/**', names, ['!./**', '!../**'])]
    : [only(`${folder}/*`, names, ['!./**']), only(`${folder}/*/**`, names, ['!./**', '!../**', '../../**'])],
)

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'vitest', 'promise', 'unicorn', 'oxc', 'node'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true },
  ignorePatterns: ['dist', 'data', '.types', 'node_modules'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'react/react-in-jsx-scope': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-unassigned-import': 'off',
    'no-shadow': 'off',
    'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_$' }],
    'consistent-return': 'off',
    'no-underscore-dangle': 'off',
    'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    ...layerLaw,
    {
      files: ['web/src/components/suggestion-list.tsx'],
      rules: {
        'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
        'jsx-a11y/prefer-tag-over-role': 'off',
      },
    },
    {
      files: ['*.config.ts', 'adapters/postgres/migrations/**', '**/*.css.d.ts'],
      rules: { 'import/no-default-export': 'off', 'max-lines': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.contract.ts', 'web/e2e/**'],
      rules: { 'max-lines': 'off', 'typescript/no-non-null-assertion': 'off' },
    },
    {
      files: ['**/*.{test,contract,fixture}.{ts,tsx}', 'web/e2e/**'],
      rules: { 'no-restricted-imports': 'off', 'node/no-process-env': 'off' },
    },
  ],
})
