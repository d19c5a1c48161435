import * as t from 'io-ts'
import { Auteur, type Evenement, Fait } from '#domain/prestation/evenement'

/** A fact of the history of a prestation. `le` is an instant in ISO 8601; amounts of the facts are in cents. */
export const EvenementReply = t.readonly(t.strict({ le: t.string, auteur: Auteur, fait: Fait }))

export type EvenementReply = t.TypeOf<typeof EvenementReply>

export const evenementReply = ({ le, auteur, fait }: Evenement): EvenementReply => ({
  le: le.toISOString(),
  auteur,
  fait,
})
