import * as t from 'io-ts'
import { closedList } from '#domain/shared/value'

export type GenreDAvenant = 'avenant_client' | 'avenant_entreprise'

export const AnnonceDAvenant = t.readonly(
  t.strict({
    version: t.number,
    etape: closedList('EtapeDAvenant', ['propose', 'accepte', 'refuse'] as const, 'Étape inconnue.'),
    motif: t.string,
  }),
)

export type AnnonceDAvenant = t.TypeOf<typeof AnnonceDAvenant>

export type CourrierDAvenantARediger = { readonly genre: GenreDAvenant; readonly annonce: AnnonceDAvenant }
