import * as t from 'io-ts'
import { NumeroDevis } from '#domain/devis/numero'
import { PrestationId, Reference } from '#domain/prestation/reference'

/** A recorded order: its reference, when to expect the call, and the key that opens its quote. */
export const CommandeReply = t.readonly(
  t.strict({
    prestation: t.readonly(t.strict({ id: PrestationId, reference: Reference })),
    /** Instants in ISO 8601, UTC. */
    contact: t.readonly(t.strict({ auPlusTot: t.string, auPlusTard: t.string })),
    devis: t.readonly(t.strict({ numero: NumeroDevis, cle: t.string })),
  }),
)

export type CommandeReply = t.TypeOf<typeof CommandeReply>
