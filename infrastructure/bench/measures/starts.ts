import { startReference } from '../reference/reference-process.ts'
import { median } from '../report/statistics.ts'
import { processMemory } from '../site/process-figures.ts'
import { type SiteProcess, startSite } from '../site/site-process.ts'

const ROUNDS = 3

/** Starts of the site on a database that exists, beside starts of a bare server, in ms; memory after the start, in MB. */
export const measureStarts = async (
  running: SiteProcess,
  dataDir: string,
  variables: () => Promise<Readonly<Record<string, string>>>,
): Promise<readonly (readonly string[])[]> => {
  const site: number[] = []
  const reference: number[] = []
  let bare = { rss: Number.NaN, pss: Number.NaN }
  let own = bare
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = await startSite(dataDir, await variables())
    site.push(started.startMs)
    own = processMemory(started.pid)
    await started.end('SIGTERM')
    const other = await startReference(running.port)
    reference.push(other.startMs)
    bare = processMemory(other.pid)
    await other.end()
  }
  const line = (name: string, starts: readonly number[], { rss, pss }: typeof own) => [
    name,
    median(starts).toFixed(0),
    rss.toFixed(0),
    pss.toFixed(0),
  ]
  return [
    ['start', 'to first 200, ms', 'RSS MB', 'PSS MB'],
    line('site with its embedded database', site, own),
    line('bare Fastify', reference, bare),
  ]
}
