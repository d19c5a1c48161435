import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type AddressServiceStub, startAddressService } from '#adapters/geocoding/address-service.fixture'
import { demarrerServeurSmtp, type ServeurSmtp } from '#adapters/mail/smtp-server.fixture'
import { freePort } from '#infrastructure/database/embedded/server-process'

/** The real site on the embedded database, with its outside on loopback: address service, mail server, tiles. */
export type RunningSite = {
  readonly url: string
  readonly addresses: AddressServiceStub
  readonly mails: ServeurSmtp
  /** The file of all that it has logged. */
  readonly log: string
  readonly close: () => Promise<void>
}

/** The owner of the running site. */
export const ADMIN = { email: 'atelier@exemple.invalid', password: 'Atelier-du-Jura-2026' } as const

const ROOT = join(import.meta.dirname, '../..')

/** Beside what the journeys leave of their failures. */
const LOGS = join(ROOT, '.cache/journeys')

const opened = async (child: ChildProcess): Promise<void> => {
  if (child.stdout === null) throw new Error('the site has no output')
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('the site is open')) return
    lines.push(line)
  }
  throw new Error(`the site did not open:\n${lines.join('\n')}`)
}

/** `more`: what its environment has besides. */
export const startSite = async (more: Readonly<Record<string, string>> = {}): Promise<RunningSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  // When root runs the journeys, the database runs as another account, which must be able to enter: its data would stay elsewhere.
  chmodSync(folder, 0o755)
  const [addresses, mails, port] = await Promise.all([startAddressService(), demarrerServeurSmtp(), freePort()])
  const url = `http://127.0.0.1:${port}`
  mkdirSync(LOGS, { recursive: true })
  const log = join(LOGS, `site-${port}.log`)
  const child = spawn(process.execPath, ['infrastructure/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      SMTP_URL: mails.url,
      GEOCODAGE_URL: addresses.baseUrl,
      TUILES_URL: `${url}/tuiles/{z}/{x}/{y}.png`,
      LIMITES: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...more,
    },
  })
  const exited = once(child, 'exit')
  child.stdout?.pipe(createWriteStream(log))
  await opened(child)
  child.stdout?.resume()
  const close = async (): Promise<void> => {
    child.kill('SIGTERM')
    await exited
    await Promise.all([addresses.close(), mails.arreter()])
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, addresses, mails, log, close }
}
