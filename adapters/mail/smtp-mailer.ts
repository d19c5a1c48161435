import * as TE from '#fp/TaskEither'
import { isIPv4 } from 'node:net'
import { type Mailer, type EchecDEnvoi, echecDEnvoi } from '#application/ports/mailer'
import type { MotifDEchec } from '#domain/courrier/echec'
import { toMessage } from './to-message.ts'

/** The longest time without an answer of the server, at any step, in milliseconds. */
const SILENCE_MS = 10_000

/** A mail is given up after this many such times, even if the server keeps sending a little. */
const SILENCES_PER_MAIL = 6

type SmtpMailerOptions = { readonly silenceMs?: number }

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

/** `smtp://` or `smtps://`. A mail is sent or fails within a minute; `close` waits for the mails being sent. */
export const makeSmtpMailer = (
  url: string,
  { silenceMs = SILENCE_MS }: SmtpMailerOptions = {},
): Mailer & { readonly close: () => Promise<void> } => {
  let opening: ReturnType<typeof openTransport> | null = null
  const transport = () => (opening ??= openTransport(url, silenceMs))
  let heardAt = -Infinity
  return {
    // A recent success proves that the server is there: its connection is still open.
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
