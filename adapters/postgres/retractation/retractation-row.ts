import * as t from 'io-ts'
import { Email } from '#domain/client/email'
import { PrestationId } from '#domain/prestation/reference'
import { ReferenceCitee } from '#domain/retractation/declaration'
import type { DeclarationRecue } from '#domain/retractation/declaration-recue'
import { Verdict } from '#domain/retractation/verdict'
import { Instant } from '../query.ts'

/** What is read of a row of `retractations`. */
export const DECLARATION_COLUMNS = 'id, recue_le, nom, email, reference, motif, prestation_id, verdict, traitee_le'

/** A row of `retractations`. */
export const DeclarationRow = t.strict({
  id: t.string,
  recue_le: Instant,
  nom: t.string,
  email: Email,
  reference: ReferenceCitee,
  motif: t.string,
  prestation_id: t.union([PrestationId, t.null]),
  verdict: Verdict,
  traitee_le: t.union([Instant, t.null]),
})

export const fromDeclarationRow = ({
  recue_le: recueLe,
  prestation_id: prestationId,
  traitee_le: traiteeLe,
  ...row
}: t.TypeOf<typeof DeclarationRow>): DeclarationRecue => ({ ...row, recueLe, prestationId, traiteeLe })
