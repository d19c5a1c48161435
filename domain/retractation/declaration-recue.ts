import type { PrestationId } from '#domain/prestation/reference'
import type { Declaration } from './declaration.ts'
import type { Verdict } from './verdict.ts'

export type DeclarationRecue = Omit<Declaration, 'nom'> & {
  readonly nom: string
  readonly prestationId: PrestationId | null
  readonly verdict: Verdict
  readonly traiteeLe: Date | null
}

export type RetractationInconnue = { readonly _tag: 'RetractationInconnue' }

export const RETRACTATION_INCONNUE: RetractationInconnue = { _tag: 'RetractationInconnue' }
