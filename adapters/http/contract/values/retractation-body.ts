import * as t from 'io-ts'
import { Email } from '#domain/client/email'
import { NomDeDeclarant, ReferenceCitee } from '#domain/retractation/declaration'
import { MOTIF_DE_RETRACTATION_MAX } from '#domain/retractation/longueurs'
import { optionalText } from './lenient.ts'

/** A declaration of withdrawal: who, for which order; a reason is never needed. */
export const RetractationBody = t.strict({
  nom: NomDeDeclarant,
  email: Email,
  reference: ReferenceCitee,
  motif: optionalText(MOTIF_DE_RETRACTATION_MAX),
})

export type RetractationBody = t.TypeOf<typeof RetractationBody>
