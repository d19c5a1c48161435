import * as t from 'io-ts'
import { PrestationId, Reference } from '#domain/prestation/reference'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { EstimationReply, estimationReply } from './estimation-reply.ts'

/** Who made an estimate: a visitor on the site, or the owner on the telephone. */
export const SourceReply = t.keyof({ site: null, telephone: null })

/** An estimate that was made, with its derivation and what became of it. */
export const EstimationFaiteReply = t.readonly(
  t.strict({
    id: t.string,
    createdAt: t.string,
    source: SourceReply,
    codePostal: t.union([t.string, t.null]),
    ville: t.union([t.string, t.null]),
    estimation: EstimationReply,
    /** The person on the telephone, when the owner noted it; `adresse` is the street. */
    contact: t.union([
      t.readonly(t.strict({ nom: t.string, email: t.string, telephone: t.string, adresse: t.string })),
      t.null,
    ]),
    notes: t.string,
    /** The order that it became; `null` also when that order was erased since. */
    prestation: t.union([t.readonly(t.strict({ id: PrestationId, reference: Reference })), t.null]),
  }),
)

export type EstimationFaiteReply = t.TypeOf<typeof EstimationFaiteReply>

export const estimationFaiteReply = (faite: EstimationFaite): EstimationFaiteReply => {
  const { id, creeLe, source, lieu, estimation, contact, notes, prestation } = faite
  return {
    id,
    createdAt: creeLe.toISOString(),
    source,
    codePostal: lieu?.codePostal ?? null,
    ville: lieu?.ville ?? null,
    estimation: estimationReply(estimation),
    contact:
      contact === null
        ? null
        : {
            nom: contact.nom ?? '',
            email: contact.email ?? '',
            telephone: contact.telephone ?? '',
            adresse: contact.adresse ?? '',
          },
    notes,
    prestation,
  }
}
