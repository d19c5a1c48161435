import { checkDurability, type DurabilityResult } from './check-durability.ts'
import { type DurabilityOptions, durabilityRows, isSound, parseDurabilityOptions } from './durability-command.ts'
import { toTable } from '../report.ts'
import { type DatabaseKind, isInstalled } from '../site/bench-database.ts'
import { startAddressStub } from '../site/server-process.ts'

const tell = (line: string): void => void process.stdout.write(`${line}\n`)

const checkAll = async ({ rounds, seed }: DurabilityOptions, kinds: readonly DatabaseKind[]) => {
  const addresses = await startAddressStub()
  const results: DurabilityResult[] = []
  try {
    for (const kind of kinds) {
      tell(`${kind}: ${rounds} rounds, seed ${seed}`)
      results.push(await checkDurability({ kind, rounds, seed, addressService: addresses.baseUrl }))
    }
  } finally {
    addresses.close()
  }
  return results
}

const report = (kinds: readonly DatabaseKind[], rounds: number, results: readonly DurabilityResult[]): void => {
  const columns = results.map((result) => durabilityRows(rounds, result))
  const names = columns[0]?.map(([name]) => name) ?? []
  const lines = names.map((name, rank) => [name, ...columns.map((column) => column[rank]?.[1] ?? '')])
  tell(toTable([['', ...kinds], ...lines]))
}

/** Returns true if nothing was lost on the requested databases. */
const run = async (options: DurabilityOptions): Promise<boolean> => {
  const kinds = options.databases.filter(isInstalled)
  const absent = options.databases.filter((kind) => !isInstalled(kind))
  const results = await checkAll(options, kinds)
  report(kinds, options.rounds, results)
  for (const kind of absent) tell(`!!! ${kind}: SKIPPED, this machine has no /usr/lib/postgresql/15`)
  return results.every(isSound) && (absent.length === 0 || process.env['CI'] !== 'true')
}

const options = parseDurabilityOptions(process.argv.slice(2))
if (typeof options === 'string') {
  process.stderr.write(`${options}\n`)
  process.exitCode = 2
} else {
  const sound = await run(options)
  tell(sound ? 'nothing lost, nothing twice' : 'SOMETHING IS LOST OR TWICE, or was not checked: see above')
  process.exitCode = sound ? 0 : 1
}
