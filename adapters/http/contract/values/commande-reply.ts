import * as t from 'io-ts'
import { NumeroDevis, PrestationId, Reference } from '#domain/prestation/reference'
import { struct } from './struct.ts'

export const CommandeReply = struct({
  prestation: struct({ id: PrestationId, reference: Reference }),
  /** Instants in ISO 8601, UTC. */
  contact: struct({ auPlusTot: t.string, auPlusTard: t.string }),
  devis: struct({ numero: NumeroDevis, cle: t.string }),
})

export type CommandeReply = t.TypeOf<typeof CommandeReply>
