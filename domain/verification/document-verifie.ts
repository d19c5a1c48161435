import type { DateCivile } from '#domain/calendrier/date-civile'
import { closedList } from '#domain/shared/closed-list'
import type { Montant } from '#domain/shared/montant'
import type * as t from 'io-ts'

export const GenreDeDocument = closedList(
  'GenreDeDocument',
  ['devis', 'facture', 'acompte', 'avoir'] as const,
  'Document inconnu.',
)

export type GenreDeDocument = t.TypeOf<typeof GenreDeDocument>

/** The state of a document, as its holder may see it: without names and without payment delays. */
export const EtatDeDocument = closedList(
  'EtatDeDocument',
  [
    'a_accepter',
    'expire',
    'accepte',
    'facture',
    'refuse',
    'remplace',
    'retire',
    'annule',
    'a_payer',
    'payee',
    'annulee',
    'emis',
  ] as const,
  'État inconnu.',
)

export type EtatDeDocument = t.TypeOf<typeof EtatDeDocument>

export type DocumentVerifie = {
  readonly genre: GenreDeDocument
  readonly numero: string
  readonly version: number | null
  readonly date: DateCivile
  readonly total: Montant
  readonly etat: EtatDeDocument
}

export type DocumentScelle = { readonly scelle: string; readonly document: DocumentVerifie }
