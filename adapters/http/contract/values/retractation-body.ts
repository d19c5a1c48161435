import * as t from 'io-ts'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { ReferenceCitee } from '#domain/retractation/declaration'
import { MOTIF_DE_RETRACTATION_MAX } from '#domain/retractation/longueurs'
import { optionalTextWithoutLink } from './lenient.ts'

/** A declaration of withdrawal: who, for which order; a reason is never needed. */
export const RetractationBody = t.strict({
  nom: NomComplet,
  email: Email,
  reference: ReferenceCitee,
  motif: optionalTextWithoutLink(MOTIF_DE_RETRACTATION_MAX),
})

export type RetractationBody = t.TypeOf<typeof RetractationBody>
