import type { Recherche } from './queries.ts'

const SUITES = ['commandees', 'sans_suite'] as const
const SOURCES = ['site', 'telephone'] as const

/** What an address asks the list for; a value that is not one of ours asks for everything. */
export const rechercheDe = (lire: (nom: string) => string, curseur: string | null): Recherche => ({
  q: lire('q'),
  suite: SUITES.find((suite) => suite === lire('suite')) ?? null,
  source: SOURCES.find((source) => source === lire('source')) ?? null,
  curseur,
})

export const estFiltree = ({ q, suite, source }: Recherche): boolean => q !== '' || suite !== null || source !== null
