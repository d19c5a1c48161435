import * as t from 'io-ts'
import { closedList } from '#domain/shared/closed-list'

/** Mails about an amended quote: to the client, the quote and its outcome; to the business, the client's answer. */
export type GenreDAvenant = 'avenant_client' | 'avenant_entreprise'

/** What was decided. The quote itself never changes, and is read when the mail is written. */
export const AnnonceDAvenant = t.readonly(
  t.strict({
    version: t.number,
    etape: closedList('EtapeDAvenant', ['propose', 'accepte', 'refuse'] as const, 'Étape inconnue.'),
    /** Why the client refused. */
    motif: t.string,
  }),
)

export type AnnonceDAvenant = t.TypeOf<typeof AnnonceDAvenant>

export type CourrierDAvenantARediger = { readonly genre: GenreDAvenant; readonly annonce: AnnonceDAvenant }
