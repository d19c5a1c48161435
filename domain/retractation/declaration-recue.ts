import type { PrestationId } from '#domain/prestation/reference'
import type { Declaration } from './declaration.ts'
import type { Verdict } from './verdict.ts'

/** A declaration as it is kept, with what it came to; the order may be gone since. */
export type DeclarationRecue = Omit<Declaration, 'nom'> & {
  /** As it was typed: in the first declarations, any text. */
  readonly nom: string
  readonly prestationId: PrestationId | null
  readonly verdict: Verdict
  /** When the owner was done with it; `null` before, or once it was taken up again. */
  readonly traiteeLe: Date | null
}

/** There is no such declaration of withdrawal. */
export type RetractationInconnue = { readonly _tag: 'RetractationInconnue' }

export const RETRACTATION_INCONNUE: RetractationInconnue = { _tag: 'RetractationInconnue' }
