import { commandTable } from '#adapters/cli/command-table'
import { runCli } from '#adapters/cli/run-cli'
import { failureSentence } from './cli/failure-sentence.ts'
import { wireCommands } from './cli/wire-commands.ts'
import { endOnSignal } from './end-on-signal.ts'

const dire = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

const resultat = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Runs one command. A first Ctrl-C undoes what it began, a second one ends it at once. */
const run = async (): Promise<void> => {
  const interruption = new AbortController()
  endOnSignal(() => interruption.abort())
  // `| head` closes the pipe when it has read enough, which is no error.
  process.stdout.on('error', () => undefined)
  const functions = wireCommands({ variables: process.env, signal: interruption.signal, debug: dire })
  process.exitCode = await runCli(process.argv.slice(2), commandTable(functions), { resultat, dire })
}

run().catch((error: unknown) => {
  dire(failureSentence(error))
  process.exitCode = 1
})
