import type { EmailJetable } from '#domain/message/email-jetable'
import type { CleDeMessageReutilisee, MessageInconnu } from '#domain/message/fil'
import type { FilPerime } from '#domain/message/suite'
import type { MessagePerime } from '#domain/registre/registre'
import type { RefusalTable } from '../route.ts'
import { refus } from './refus.ts'
import { filReply, FilReply, MessageReply, messageReply } from '../routes/messages.ts'

/** The idempotency key is invalid: empty, too long or not printable ASCII. */
export type CleDeMessageInvalide = { readonly _tag: 'CleDeMessageInvalide' }

export type RefusDeMessage =
  | EmailJetable
  | CleDeMessageInvalide
  | CleDeMessageReutilisee
  | MessageInconnu
  | FilPerime
  | MessagePerime

export const REFUS_DE_MESSAGE = {
  EmailJetable: refus(400, "Merci d'utiliser une adresse email non temporaire.", { champ: 'email' }),
  CleDeMessageInvalide: refus(400, 'La clé du message est invalide. Rechargez la page pour recommencer.', {
    code: 'CLE_INVALIDE',
  }),
  CleDeMessageReutilisee: refus(
    409,
    'Ce message a déjà été envoyé avec un autre texte. Rechargez la page pour recommencer.',
    { code: 'CLE_REUTILISEE' },
  ),
  MessageInconnu: refus(404, 'Ce message n’existe pas ou n’existe plus.'),
  FilPerime: {
    status: 409,
    code: 'VERSION_PERIMEE',
    message: () => 'Ce message a changé entre-temps. Relisez la suite avant d’envoyer votre réponse.',
    data: ({ actuel }) => ({ fil: FilReply.encode(filReply(actuel)) }),
  },
  MessagePerime: {
    status: 409,
    code: 'VERSION_PERIMEE',
    message: () => 'Ce message a changé entre-temps. Comparez avec sa version actuelle avant d’enregistrer.',
    data: ({ actuel }) => ({ message: MessageReply.encode(messageReply(actuel)) }),
  },
} as const satisfies RefusalTable<RefusDeMessage>
