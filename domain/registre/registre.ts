import type { Personne } from '../compte/compte.ts'
import type { Telephone } from '../client/telephone.ts'
import type { Fil } from '../message/fil.ts'

export type ClientDuRegistre = Personne & { readonly prestations: number; readonly derniereCommandeLe: Date | null }

export type FilDuRegistre = {
  readonly fil: Fil
  readonly client: { readonly nom: string; readonly telephone: Telephone } | null
  readonly prestation: { readonly description: string; readonly service: string } | null
}

export type MessagePerime = { readonly _tag: 'MessagePerime'; readonly actuel: FilDuRegistre }
