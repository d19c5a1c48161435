import * as t from 'io-ts'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { PrestationId } from '#domain/prestation/reference'
import { Annonce } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { Verdict } from './verdict.ts'

/** Mails about a declaration: the receipt for the client, and the notice to the business. */
export type GenreDeRetractation = 'retractation_client' | 'retractation_entreprise'

/**
 * Everything a mail says of a declaration, as decided when it came in: the order may be erased when the mail leaves.
 */
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
    /** The invoice in force when the client withdrew: it needs a credit note. */
    facture: t.union([NumeroPiece, t.null]),
    /** The entries to remove from calendars; `null` when there are none. */
    annonce: t.union([Annonce, t.null]),
  }),
)

export type RecuDeRetractation = t.TypeOf<typeof RecuDeRetractation>
