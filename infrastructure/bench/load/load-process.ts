import { type Load, runLoad } from './run-load.ts'

// The load generator, in a process of its own: the load as JSON in its first argument, its result as JSON on its output.
const load: Load = JSON.parse(process.argv[2] ?? '')
process.stdout.write(JSON.stringify(await runLoad(load)))
