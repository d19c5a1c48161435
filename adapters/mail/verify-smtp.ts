import * as TE from '#fp/TaskEither'
import { type PortFailure, portFailure } from '#application/shared/port-failure'

/** Opens a session with a mail server, name and password included, and closes it; no mail is sent. */
export const verifySmtp = (url: string, silenceMs: number): TE.TaskEither<PortFailure, void> =>
  TE.tryCatch(async () => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: silenceMs,
      dnsTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
    })
    try {
      await transport.verify()
    } finally {
      transport.close()
    }
  }, portFailure('mailer'))
