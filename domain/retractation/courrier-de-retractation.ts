import * as t from 'io-ts'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { PrestationId } from '#domain/prestation/reference'
import { Annonce } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { Verdict } from './verdict.ts'

export type GenreDeRetractation = 'retractation_client' | 'retractation_entreprise'

/** The facts of a declaration as received: the order may be erased before the mail leaves. */
export const RecuDeRetractation = t.readonly(
  t.strict({
    nom: t.string,
    email: t.string,
    reference: t.string,
    motif: t.string,
    recueLe: t.string,
    verdict: Verdict,
    prestationId: t.union([PrestationId, t.null]),
    facture: t.union([NumeroPiece, t.null]),
    annonce: t.union([Annonce, t.null]),
  }),
)

export type RecuDeRetractation = t.TypeOf<typeof RecuDeRetractation>
