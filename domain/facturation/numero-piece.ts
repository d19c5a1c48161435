import type * as t from 'io-ts'
import * as E from '#fp/Either'
import { codecFrom } from '#domain/shared/value'

/** `FAC-2026-0001`, `ACO-2026-0001` or `AVO-2026-0001`: one series per kind and civil year (Paris), without gap or duplicate (CGI, annexe II, 242 nonies A). */
export type NumeroPiece = string & { readonly NumeroPiece: unique symbol }

const SERIES = { facture: 'FAC', acompte: 'ACO', avoir: 'AVO' } as const

export type GenreDePiece = keyof typeof SERIES

export const parseNumeroPiece = (input: string): E.Either<string, NumeroPiece> =>
  /^(FAC|ACO|AVO)-\d{4}-\d{4,}$/.test(input) ? E.right(input as NumeroPiece) : E.left('Numéro de facture inconnu.')

export const NumeroPiece: t.Type<NumeroPiece, string> = codecFrom('NumeroPiece', parseNumeroPiece)

export const numeroPiece = (genre: GenreDePiece, annee: number, rang: number): NumeroPiece =>
  `${SERIES[genre]}-${annee}-${String(rang).padStart(4, '0')}` as NumeroPiece

/** The civil year in which a document was issued. */
export const anneeDeLaPiece = (numero: string): number => Number(numero.split('-')[1])

/** No such invoice, or it belongs to somebody else: the answer does not say which. */
export type FactureInconnue = { readonly _tag: 'FactureInconnue' }

export const FACTURE_INCONNUE: FactureInconnue = { _tag: 'FactureInconnue' }

/** The account was erased: its documents are kept, but there is no address to send them to. */
export type DestinataireEfface = { readonly _tag: 'DestinataireEfface' }

export const DESTINATAIRE_EFFACE: DestinataireEfface = { _tag: 'DestinataireEfface' }
