import * as t from 'io-ts'
import { CommandeReply } from '#adapters/http/contract/values/commande-reply'

/** What the thank-you screen shows, kept so that a reload still shows it. */
export const Confirmation = t.readonly(t.strict({ reponse: CommandeReply, email: t.string, service: t.string }))

export type Confirmation = t.TypeOf<typeof Confirmation>
