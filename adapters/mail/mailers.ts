import * as TE from '#fp/TaskEither'
import { isIPv4 } from 'node:net'
import type { MailMessageData } from 'nodemailer'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Mailer, type EchecDEnvoi, echecDEnvoi, type Courriel } from '#application/ports/mailer'
import type { MotifDEchec } from '#domain/courrier/echec'
import { cleanLine } from '#domain/shared/clean'
import type { Clock } from '#application/ports/ports'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { dateParis } from '#domain/calendrier/heure-de-paris'

/** The longest silence of the server, in milliseconds, at any step. */
const SILENCE_MS = 10_000

/** A mail is abandoned after this many silences, even if the server keeps sending a little. */
const SILENCES_PER_MAIL = 6

const openTransport = async (url: string, silenceMs: number) => {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    ...smtpOptions(url, silenceMs),
    pool: true,
    maxConnections: 2,
    // The outbox retries and counts the attempts.
    maxRequeues: 0,
    socketCloseTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** A mailer for `smtp://` or `smtps://`. A mail is sent or fails within a minute; `close` waits for mails being sent. */
export const makeSmtpMailer = (
  url: string,
  { silenceMs = SILENCE_MS }: { readonly silenceMs?: number } = {},
): Mailer & { readonly close: () => Promise<void> } => {
  let opening: ReturnType<typeof openTransport> | null = null
  const transport = () => (opening ??= openTransport(url, silenceMs))
  let heardAt = -Infinity
  return {
    // After a recent success the connection is still open: no check is needed.
    joindre: () => (performance.now() - heardAt < silenceMs ? TE.right(undefined) : verifySmtp(url, silenceMs))(),
    envoyer: (courriel) =>
      TE.tryCatch(async () => {
        const message = toMessage(courriel)
        const signal = AbortSignal.timeout(SILENCES_PER_MAIL * silenceMs)
        heardAt = -Infinity
        await (await transport()).sendMail({ ...message, signal })
        heardAt = performance.now()
      }, smtpFailure),
    close: async () => (await opening)?.close(),
  }
}

const isLoopback = (host: string): boolean =>
  ['localhost', '[::1]'].includes(host.toLowerCase()) || (isIPv4(host) && host.startsWith('127.'))

/** True if TLS is required: without it, a name and a password are sent to this machine only. */
const requireTLS = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  const { username, hostname } = new URL(url)
  return username !== '' && !isLoopback(hostname)
}

const smtpOptions = (url: string, silenceMs: number) => ({
  url,
  requireTLS: requireTLS(url),
  connectionTimeout: silenceMs,
  dnsTimeout: silenceMs,
  greetingTimeout: silenceMs,
  socketTimeout: silenceMs,
})

const field = (cause: unknown, name: 'code' | 'command' | 'responseCode'): unknown =>
  cause instanceof Error && name in cause ? (cause as Error & Readonly<Record<string, unknown>>)[name] : undefined

const BY_CODE: Readonly<Record<string, MotifDEchec>> = {
  EAUTH: 'identifiants',
  ETLS: 'chiffrement',
  ECONNECTION: 'connexion',
  ECONNREFUSED: 'connexion',
  ECONNRESET: 'connexion',
  ESOCKET: 'connexion',
  ETIMEDOUT: 'connexion',
  EDNS: 'connexion',
  ENOTFOUND: 'connexion',
}

const motifDe = (cause: unknown, status: number | null): MotifDEchec => {
  const code = field(cause, 'code')
  const known = typeof code === 'string' ? BY_CODE[code] : undefined
  if (known !== undefined) return known
  if (cause instanceof Error && cause.name === 'AbortError') return 'connexion'
  if (status === null) return 'autre'
  // An answer before any mail concerns all mails.
  if (field(cause, 'command') === 'CONN') return 'connexion'
  if (status < 500) return 'attente'
  return field(cause, 'command') === 'RCPT TO' ? 'adresse_refusee' : 'refus'
}

export const smtpFailure = (cause: unknown): EchecDEnvoi => {
  const answered = field(cause, 'responseCode')
  const status = typeof answered === 'number' && answered >= 400 ? answered : null
  return echecDEnvoi(motifDe(cause, status), cause, status)
}

export const verifySmtp = (url: string, silenceMs: number): TE.TaskEither<EchecDEnvoi, void> =>
  TE.tryCatch(async () => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(smtpOptions(url, silenceMs))
    try {
      await transport.verify()
    } finally {
      transport.close()
    }
  }, smtpFailure)

type Mailbox = { readonly name: string; readonly address: string }

const WITH_NAME = /^"?([^"<>]*)"?\s*<([^<>]+)>$/
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

const parseMailbox = (texte: string): Mailbox | null => {
  const ligne = cleanLine(texte)
  const [, name = '', address = ligne] = WITH_NAME.exec(ligne) ?? []
  return ADDRESS.test(address) ? { name: name.trim(), address } : null
}

const only = (texte: string): Mailbox => {
  const mailbox = parseMailbox(texte)
  if (mailbox === null) throw new Error('a mail needs exactly one valid address per role')
  return mailbox
}

/** The message for the transport: one recipient, headers without line breaks. Throws if an address is not exactly one. */
const toMessage = (courriel: Courriel): MailMessageData => {
  const from = only(courriel.de)
  const to = only(courriel.a)
  return {
    from,
    to,
    envelope: { from: from.address, to: [to.address] },
    ...(courriel.repondreA === null ? {} : { replyTo: only(courriel.repondreA) }),
    messageId: cleanLine(courriel.messageId),
    subject: cleanLine(courriel.sujet),
    text: courriel.texte,
    html: courriel.html,
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: courriel.piecesJointes.map(({ nom, type, contenu }) => ({
      filename: cleanLine(nom),
      contentType: cleanLine(type),
      content: Buffer.from(contenu),
      // In base64, since the transport would change the line ends of a calendar file.
      contentTransferEncoding: 'base64',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const NAME_LENGTH = 100

/** Days for which mail files are kept; the database has its own record of them. */
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
    await writeFile(draft, bytes, { mode: 0o600, flush: true })
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

/** Deletes old mail files once a day, by the date in their names. Files with other names stay. */
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
