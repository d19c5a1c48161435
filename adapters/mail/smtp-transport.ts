import { isIPv4 } from 'node:net'
import * as TE from '#fp/TaskEither'
import { type EchecDEnvoi, echecDEnvoi } from '#application/ports/mailer'
import type { MotifDEchec } from '#domain/courrier/echec'

const isLoopback = (host: string): boolean =>
  ['localhost', '[::1]'].includes(host.toLowerCase()) || (isIPv4(host) && host.startsWith('127.'))

/** A name and a password leave this machine under TLS or not at all. */
const requireTLS = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  const { username, hostname } = new URL(url)
  return username !== '' && !isLoopback(hostname)
}

/** How one speaks to a mail server, `silenceMs` being its longest silence at any step. */
export const smtpOptions = (url: string, silenceMs: number) => ({
  url,
  requireTLS: requireTLS(url),
  connectionTimeout: silenceMs,
  dnsTimeout: silenceMs,
  greetingTimeout: silenceMs,
  socketTimeout: silenceMs,
})

/** As the library tells it: its own code, the number of the server, the command that was answered. */
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
  // What is answered before any mail is about all of them.
  if (field(cause, 'command') === 'CONN') return 'connexion'
  if (status < 500) return 'attente'
  return field(cause, 'command') === 'RCPT TO' ? 'adresse_refusee' : 'refus'
}

export const smtpFailure = (cause: unknown): EchecDEnvoi => {
  const answered = field(cause, 'responseCode')
  const status = typeof answered === 'number' && answered >= 400 ? answered : null
  return echecDEnvoi(motifDe(cause, status), cause, status)
}

/** Opens a session with a mail server, name and password included, and closes it; no mail is sent. */
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
