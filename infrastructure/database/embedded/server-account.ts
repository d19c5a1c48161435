import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

import { runCommand } from './run-command.ts'

/** An account of the machine, with its numeric ids. */
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

/**
 * The account the server must run as when we are root, which PostgreSQL refuses: the owner of the existing cluster, else
 * that of its folder, else `postgres`, else `nobody`. No account is ever created. Undefined when ours will do.
 */
export const serverAccount = (clusterFolder: string, accountsFile = '/etc/passwd'): Account | undefined =>
  process.getuid?.() === 0
    ? (ownerOf(clusterFolder) ?? ownerOf(dirname(clusterFolder)) ?? namedAccount(accountsFile))
    : undefined

/** Whether the account can enter the folder, or run the file, at that path. */
export const canReach = async (account: Account | undefined, path: string): Promise<boolean> =>
  account === undefined || (await runCommand('/bin/sh', ['-c', 'test -x "$0"', path], { account })).code === 0
