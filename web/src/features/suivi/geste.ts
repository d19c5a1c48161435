import type { Souhait } from '#domain/rendez-vous/souhait'

/** What a client does with the visit of an order. */
export type Geste = {
  readonly action: 'accepter' | 'refuser' | 'deplacer' | 'annuler'
  /** Id of the date that the answer is about; empty for a cancellation. */
  readonly date: string
  readonly motif: string
  readonly creneaux: readonly Souhait[]
  /** Whether the work is asked for before the end of the withdrawal delay. */
  readonly debutAnticipe: boolean
}

export const accepter = (date: string, debutAnticipe: boolean): Geste => ({
  action: 'accepter',
  date,
  motif: '',
  creneaux: [],
  debutAnticipe,
})

/** A press that is explained and confirmed before it does anything. */
export type GesteOuvert = { readonly genre: 'refuser' | 'deplacer' | 'annuler'; readonly prestationId: string }
