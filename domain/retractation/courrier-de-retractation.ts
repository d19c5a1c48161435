import * as t from 'io-ts'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { PrestationId } from '#domain/prestation/reference'
import { Annonce } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { Verdict } from './verdict.ts'

/** What is told of a declaration: its receipt, and what the business has to do. */
export type GenreDeRetractation = 'retractation_client' | 'retractation_entreprise'

/** Everything a mail tells of a declaration, as it was received and decided: the order may be gone when it leaves. */
export const RecuDeRetractation = t.readonly(
  t.strict({
    nom: t.string,
    email: t.string,
    reference: t.string,
    motif: t.string,
    /** A text in ISO 8601. */
    recueLe: t.string,
    verdict: Verdict,
    prestationId: t.union([PrestationId, t.null]),
    /** The invoice that stood when the order was withdrawn from: it calls for a credit note. */
    facture: t.union([NumeroPiece, t.null]),
    /** What calendars must drop; `null` when no date was in them. */
    annonce: t.union([Annonce, t.null]),
  }),
)

export type RecuDeRetractation = t.TypeOf<typeof RecuDeRetractation>
