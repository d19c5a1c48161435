import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Piece } from '#domain/facturation/piece'
import { conserveJusquAu } from './calendrier.ts'

/** The last day of a document: 31 December of the tenth year after its issue (Code de commerce, L. 123-22). */
export const finDeConservationDePiece = ({ date }: Pick<Piece, 'date'>): DateCivile => conserveJusquAu('factures', date)
