import * as TE from '#fp/TaskEither'
import type { Mailer } from '#application/ports/mailer'
import { smtpFailure, smtpOptions, verifySmtp } from './smtp-transport.ts'
import { toMessage } from './to-message.ts'

/** Longest silence of the server, at any step, in milliseconds. */
const SILENCE_MS = 10_000

/** A server that trickles is given up after this many silences. */
const SILENCES_PER_MAIL = 6

export type SmtpMailerOptions = { readonly silenceMs?: number }

const openTransport = async (url: string, silenceMs: number) => {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    ...smtpOptions(url, silenceMs),
    pool: true,
    maxConnections: 2,
    // Whoever sends retries, and counts the attempts.
    maxRequeues: 0,
    socketCloseTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * Sends through a mail server, `smtp://` or `smtps://`, with one pool of connections opened by the first mail. A mail
 * leaves or fails within a minute. `close` lets the mails under way end.
 */
export const makeSmtpMailer = (
  url: string,
  { silenceMs = SILENCE_MS }: SmtpMailerOptions = {},
): Mailer & { readonly close: () => Promise<void> } => {
  let opening: ReturnType<typeof openTransport> | null = null
  const transport = () => (opening ??= openTransport(url, silenceMs))
  let heardAt = -Infinity
  return {
    // A mail that has just left says as much, and its connection is still open.
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
