import { writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { NEW_FILE, throughDraft } from './through-draft.ts'

// A program that never finishes its file: it reports when it has begun, and waits to be killed.
await throughDraft(process.argv[2] ?? '', async (draft) => {
  writeFileSync(draft, 'la moitié', { mode: NEW_FILE.mode, flag: NEW_FILE.flags })
  process.stdout.write('begun\n')
  await delay(600_000)
})
