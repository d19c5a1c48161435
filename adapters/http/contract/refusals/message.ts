import type { EmailJetable } from '#domain/message/email-jetable'
import type { RefusalTable } from '../refusal.ts'

/** What can go wrong with a message that is well written. Section 5. */
export const REFUS_MESSAGE: RefusalTable<EmailJetable> = {
  EmailJetable: {
    status: 400,
    code: 'EMAIL_JETABLE',
    champ: 'email',
    message: () => "Merci d'utiliser une adresse email non temporaire.",
  },
}
