import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as TE from '#fp/TaskEither'
import type { Clock } from '#application/ports/clock'
import { echecDEnvoi, type Mailer } from '#application/ports/mailer'
import { toMessage } from './to-message.ts'

const NAME_LENGTH = 100

/** Sorts by date and is valid on every file system: no colon, no dot at the start. */
const fileName = (instant: Date, messageId: string): string => {
  const date = instant.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
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

/** All or nothing, and for the owner only: a mail may hold a password. */
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

/** Keeps mails as `.eml` files that any mail program opens: what stands for a mail server when there is none. */
export const makeFolderMailer = (folder: string, clock: Clock): Mailer => ({
  joindre: TE.right(undefined),
  envoyer: (courriel) =>
    TE.tryCatch(async () => {
      const eml = await toEml(toMessage(courriel))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(join(folder, fileName(clock.maintenant(), courriel.messageId)), eml)
    }, folderFailure),
})
