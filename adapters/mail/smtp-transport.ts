import { isIPv4 } from 'node:net'
import * as TE from '#fp/TaskEither'
import { type EchecDEnvoi, echecDEnvoi } from '#application/ports/mailer'
import type { MotifDEchec } from '#domain/courrier/echec'

const isLoopback = (host: string): boolean =>
  ['localhost', '[::1]'].includes(host.toLowerCase()) || (isIPv4(host) && host.startsWith('127.'))

/** True if TLS is required: without it, a name and a password are sent to this machine only. */
const requireTLS = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  const { username, hostname } = new URL(url)
  return username !== '' && !isLoopback(hostname)
}

/** Connection options; `silenceMs` is the longest time without an answer, at any step. */
export const smtpOptions = (url: string, silenceMs: number) => ({
  url,
  requireTLS: requireTLS(url),
  connectionTimeout: silenceMs,
  dnsTimeout: silenceMs,
  greetingTimeout: silenceMs,
  socketTimeout: silenceMs,
})

/** Fields of a library error: its code, the number of the server, the command that was answered. */
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

/** Opens and closes a session with a mail server, login included; sends no mail. */
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
