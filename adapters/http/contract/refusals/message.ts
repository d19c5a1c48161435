import type { EmailJetable } from '#domain/message/email-jetable'
import type { MessageInconnu } from '#domain/message/fil'
import type { FilPerime } from '#domain/message/version-de-fil'
import type { CleReutilisee } from '#domain/prestation/commande'
import type { RefusalTable } from '../refusal.ts'
import type { CleInvalide } from './commande.ts'
import { FilReply, filReply } from '../values/fil-reply.ts'

/** What can go wrong with the key of a message. */
export const REFUS_CLE: RefusalTable<CleInvalide | CleReutilisee> = {
  CleInvalide: {
    status: 400,
    code: 'CLE_INVALIDE',
    message: () => 'La clé du message est invalide. Rechargez la page pour recommencer.',
  },
  CleReutilisee: {
    status: 409,
    code: 'CLE_REUTILISEE',
    message: () => 'Ce message a déjà été envoyé avec un autre texte. Rechargez la page pour recommencer.',
  },
}

/** What can go wrong with a message that is well written. */
export const REFUS_MESSAGE: RefusalTable<EmailJetable | CleInvalide | CleReutilisee> = {
  ...REFUS_CLE,
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

/** What can go wrong with an answer: somebody else may have gone on with the thread meanwhile. */
export const REFUS_REPONSE: RefusalTable<MessageInconnu | FilPerime> = {
  ...REFUS_FIL,
  FilPerime: {
    status: 409,
    code: 'VERSION_PERIMEE',
    message: () => 'Ce message a changé entre-temps. Relisez la suite avant d’envoyer votre réponse.',
    data: ({ actuel }) => ({ fil: FilReply.encode(filReply(actuel)) }),
  },
}
