import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Controle } from '#adapters/cli/commands/exploitation'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { giveToOwner } from '../config/data-dir.ts'
import { attention, existingParent, ok, probleme } from './checks.ts'

const MO = 1_000_000

/** Below the first the database soon writes no more; below the second there is time to act. In bytes. */
const DISK_PROBLEM = 200 * MO
const DISK_ATTENTION = 1_000 * MO

const size = (bytes: number): string =>
  bytes < DISK_ATTENTION ? `${Math.floor(bytes / MO)}\u00a0Mo` : `${Math.floor(bytes / (1_000 * MO))}\u00a0Go`

/** What is left to this account on the disk of `DATA_DIR`, in bytes. */
const freeSpace = async (dataDir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(existingParent(dataDir))
  return bavail * bsize
}

export const judgeDisk = (free: number): Controle => {
  const constat = `${size(free)} libres`
  if (free < DISK_PROBLEM)
    return { sujet: 'disque', ...probleme(constat, 'faites de la place\u00a0: la base va cesser d’écrire') }
  return {
    sujet: 'disque',
    ...(free < DISK_ATTENTION ? attention(constat, 'faites de la place avant qu’elle manque') : ok(constat)),
  }
}

export const checkDisk = async (dataDir: string): Promise<Controle> => judgeDisk(await freeSpace(dataDir))

export const diskProblem = () => probleme('son espace libre est inconnu', 'voyez DATA_DIR')

const noteIn = (dataDir: string): string => join(dataDir, 'derniere-sauvegarde')

/** Notes that a backup was written whole. Where there is no folder for it, the backup stands all the same. */
export const noteBackup = (dataDir: string, instant: Date): void => {
  const note = noteIn(dataDir)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(note, `${instant.toISOString()}\n`, { mode: 0o600 })
    giveToOwner(note, dataDir)
  } catch {
    // The check then tells of no backup, or of an older one.
  }
}

const lastBackup = (dataDir: string): Date | null => {
  const note = noteIn(dataDir)
  if (!existsSync(note)) return null
  const instant = new Date(readFileSync(note, 'utf8').trim())
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** Days after which somebody who loses the disk loses too much. */
const BACKUP_DAYS = 7

const DAY_MS = 86_400_000

/** Knows of the backups that `sauvegarde` wrote with this `DATA_DIR`; others are told of nowhere. */
export const checkBackup = (dataDir: string, instant: Date): Controle => {
  const last = lastBackup(dataDir)
  if (last === null)
    return {
      sujet: 'sauvegarde',
      ...attention('aucune n’est connue', 'lancez sauvegarde FICHIER, et gardez le fichier ailleurs'),
    }
  const constat = `la dernière est du ${formaterInstant(last)}`
  return {
    sujet: 'sauvegarde',
    ...(instant.getTime() - last.getTime() > BACKUP_DAYS * DAY_MS
      ? attention(constat, `elle a plus de ${BACKUP_DAYS} jours\u00a0: lancez sauvegarde FICHIER`)
      : ok(constat)),
  }
}
