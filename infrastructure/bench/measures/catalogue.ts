import { COMPARISON_HEAD, comparisonRows } from '../report/comparison-rows.ts'
import { startReference } from '../reference/reference-process.ts'
import type { SiteProcess } from '../site/site-process.ts'
import { inTurns } from './compare.ts'
import { measureTarget } from './measure-target.ts'

export const CONNECTIONS = [1, 8, 32]

export const ROUNDS = 5

const DURATION_MS = 1200

/** The catalogue of the site beside the same list from a bare Fastify route, which writes it as JSON each time. */
export const measureCatalogue = async (site: SiteProcess): Promise<readonly (readonly string[])[]> => {
  const reference = await startReference(site.port)
  const rows: (readonly string[])[] = [COMPARISON_HEAD]
  try {
    await measureTarget(site, 'catalogue', 8, DURATION_MS)
    await measureTarget(reference, 'catalogue', 8, DURATION_MS)
    for (const connections of CONNECTIONS) {
      const samples = await inTurns(ROUNDS, {
        site: () => measureTarget(site, 'catalogue', connections, DURATION_MS),
        'bare Fastify': () => measureTarget(reference, 'catalogue', connections, DURATION_MS),
      })
      rows.push(...comparisonRows(connections, samples))
    }
  } finally {
    await reference.end()
  }
  return rows
}
