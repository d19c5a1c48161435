import * as t from 'io-ts'
import { Email } from './email.ts'
import { NomComplet } from './nom.ts'
import { Telephone } from './telephone.ts'

/** Whom to call about an order, as given with it; a later order does not change an earlier one. */
export const Contact = t.readonly(t.strict({ nom: NomComplet, email: Email, telephone: Telephone }))

export type Contact = t.TypeOf<typeof Contact>
