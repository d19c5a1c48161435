import * as TE from '#fp/TaskEither'
import type { Mailer } from '#application/ports/mailer'
import { smtpFailure, smtpOptions, verifySmtp } from './smtp-transport.ts'
import { toMessage } from './to-message.ts'

/** The longest time without an answer of the server, at any step, in milliseconds. */
const SILENCE_MS = 10_000

/** A mail is given up after this many such times, even if the server keeps sending a little. */
const SILENCES_PER_MAIL = 6

export type SmtpMailerOptions = { readonly silenceMs?: number }

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

/**
 * Sends through a mail server, `smtp://` or `smtps://`, with one pool of connections, opened by the first mail. A mail
 * is sent or fails within a minute. `close` waits for the mails being sent.
 */
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
