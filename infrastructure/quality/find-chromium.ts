import { spawnSync } from 'node:child_process'

/** The headless shell comes first: without a user interface, browser tests take a third less time. */
const CANDIDATES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

const which = (name: string): string | null => {
  const { status, stdout } = spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** The browser of the machine, `CHROMIUM` first; `null` if there is none; throws if the full test run needs one. */
export const findChromium = (): string | null => {
  const named = process.env['CHROMIUM']
  const found = [...(named === undefined ? [] : [named]), ...CANDIDATES].map(which).find((path) => path !== null)
  if (found === undefined && process.env['CI'] === 'true') throw new Error('the journeys need Chromium')
  return found ?? null
}
