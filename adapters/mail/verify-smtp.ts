import * as TE from '#fp/TaskEither'
import type { EchecDEnvoi } from '#application/ports/mailer'
import { smtpFailure, smtpOptions } from './smtp-transport.ts'

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
