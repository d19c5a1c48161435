import * as t from 'io-ts'
import { Email } from './email.ts'
import { NomComplet } from './nom.ts'
import { Telephone } from './telephone.ts'

export const Contact = t.readonly(t.strict({ nom: NomComplet, email: Email, telephone: Telephone }))

export type Contact = t.TypeOf<typeof Contact>
