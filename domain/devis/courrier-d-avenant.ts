import * as t from 'io-ts'
import { closedList } from '#domain/shared/closed-list'

/** What is told of another quote: to the client, the quote and what became of it; to the business, the answer. */
export type GenreDAvenant = 'avenant_client' | 'avenant_entreprise'

/** What happened, as it was decided; the quote itself is read when the mail is written: it never changes. */
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
