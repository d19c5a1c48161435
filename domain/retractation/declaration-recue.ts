import type { PrestationId } from '#domain/prestation/reference'
import type { Declaration } from './declaration.ts'
import type { Verdict } from './verdict.ts'

/** A declaration as it is kept, with its verdict; the order may have been erased since. */
export type DeclarationRecue = Omit<Declaration, 'nom'> & {
  /** As typed; the oldest declarations hold any text. */
  readonly nom: string
  readonly prestationId: PrestationId | null
  readonly verdict: Verdict
  /** When the owner marked it as dealt with; `null` if not, or if the mark was taken back. */
  readonly traiteeLe: Date | null
}

/** There is no such declaration of withdrawal. */
export type RetractationInconnue = { readonly _tag: 'RetractationInconnue' }

export const RETRACTATION_INCONNUE: RetractationInconnue = { _tag: 'RetractationInconnue' }
