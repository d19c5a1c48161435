import type { EmailJetable } from '#domain/message/email-jetable'
import type { MessageInconnu } from '#domain/message/fil'
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

export const REFUS_FIL: RefusalTable<MessageInconnu> = {
  MessageInconnu: {
    status: 404,
    code: 'MESSAGE_INCONNU',
    message: () => 'Ce message n’existe pas ou n’existe plus.',
  },
}
