import type { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import type { Creneau } from '#domain/prestation/creneau'
import type { Priorite, Statut } from '#domain/prestation/statut'
import type { Moment } from './moment.ts'
import type { Personne } from './personnes.ts'

/** A request as a visitor would make it; the site computes the price. */
export type DemandeDeDemo = {
  /** The id of a catalogue service, or the words of a custom request. */
  readonly service: string
  /** `null` for the package. */
  readonly heures: number | null
  readonly aDistance: boolean
  readonly creneau: Creneau
  readonly description: string
  readonly notes: string
}

/** What happens to an order after it was placed. An answer is about the last proposed dates. */
export type Fait =
  | { readonly genre: 'proposer'; readonly debuts: readonly Moment[] }
  | { readonly genre: 'accepter' }
  | {
      readonly genre: 'refuser' | 'deplacer'
      readonly motif: string
      readonly souhaits: readonly { readonly jour: number; readonly creneau: Creneau }[]
    }
  | { readonly genre: 'annuler'; readonly motif: string }
  | { readonly genre: 'statut'; readonly statut: Statut; readonly motif: string }
  | { readonly genre: 'priorite'; readonly priorite: Priorite }
  /** A payment before the work: all that is left of the price, or a part. */
  | { readonly genre: 'acompte'; readonly mode: ModeDeReglement; readonly part: number }

export type Etape = { readonly quand: Moment; readonly fait: Fait }

/** An order and everything that followed; `cle` identifies it in the data. */
export type Histoire = {
  readonly cle: string
  readonly personne: Personne
  readonly commandee: Moment
  readonly demande: DemandeDeDemo
  readonly etapes: readonly Etape[]
}

/** A service and the client's words; the other values are by default those of a package at home. */
export const demande = (service: string, description: string, autres: Partial<DemandeDeDemo> = {}): DemandeDeDemo => ({
  service,
  description,
  heures: null,
  aDistance: false,
  creneau: 'flexible',
  notes: '',
  ...autres,
})

export const etape = (quand: Moment, fait: Fait): Etape => ({ quand, fait })

export const proposer = (...debuts: readonly Moment[]): Fait => ({ genre: 'proposer', debuts })

export const ACCEPTER: Fait = { genre: 'accepter' }

export const payerDAvance = (mode: ModeDeReglement, part = 1): Fait => ({ genre: 'acompte', mode, part })

export const statut = (valeur: Statut, motif = ''): Fait => ({ genre: 'statut', statut: valeur, motif })
