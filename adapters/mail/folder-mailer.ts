import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as TE from '#fp/TaskEither'
import type { Clock } from '#application/ports/ports'
import { echecDEnvoi, type Mailer } from '#application/ports/mailer'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { toMessage } from './to-message.ts'

const NAME_LENGTH = 100

/** Days for which mails are kept as files; the database keeps its own record of them. */
const JOURS_DES_EML = 30

const FILE = /^\d{4}-\d\d-\d\d-\d{6}_.*\.eml(\.tmp)?$/

const stampOf = (instant: Date): string => instant.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')

/** A name that sorts by date and is valid on every file system: no colon, no leading dot. */
const fileName = (instant: Date, messageId: string): string => {
  const date = stampOf(instant)
  const id = messageId.replace(/[^a-zA-Z0-9@.-]+/g, '').slice(0, NAME_LENGTH)
  return `${date}_${id}.eml`
}

const toEml = async (message: ReturnType<typeof toMessage>): Promise<Uint8Array> => {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: eml } = await transport.sendMail(message)
  if (!(eml instanceof Uint8Array)) throw new Error('the mail was not written to memory')
  return eml
}

/** Writes a file whole or not at all, readable by the owner only: a mail may hold a password. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const draft = `${path}.tmp`
  try {
    const file = await open(draft, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (cause) {
    await rm(draft, { force: true })
    throw cause
  }
}

const folderFailure = (cause: unknown) => echecDEnvoi('autre', cause)

export const makeFolderMailer = (folder: string, clock: Clock): Mailer => ({
  joindre: TE.right(undefined),
  envoyer: (courriel) =>
    TE.tryCatch(async () => {
      const eml = await toEml(toMessage(courriel))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(join(folder, fileName(clock.maintenant(), courriel.messageId)), eml)
    }, folderFailure),
})

const prune = async (folder: string, instant: Date): Promise<void> => {
  if (!existsSync(folder)) return
  const limite = stampOf(new Date(instant.getTime() - JOURS_DES_EML * 86_400_000))
  const perimes = (await readdir(folder)).filter((name) => FILE.test(name) && name < limite)
  for (const name of perimes) await rm(join(folder, name), { force: true })
}

/** By the date in their names, once a day. A file with another name is left alone. */
export const makeMailFolderPruning = (folder: string, clock: Clock): TE.TaskEither<PortFailure, void> => {
  let done = ''
  return TE.tryCatch(async () => {
    const instant = clock.maintenant()
    const day = dateParis(instant)
    if (day === done) return
    done = day
    await prune(folder, instant)
  }, portFailure('mailer'))
}
