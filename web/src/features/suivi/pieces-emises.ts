import type { PrestationDuClientReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { additionner, type Montant } from '#domain/shared/montant'

/** An invoice or a credit note that the history tells of. */
export type PieceEmise = { readonly genre: 'facture' | 'avoir'; readonly numero: NumeroPiece; readonly total: Montant }

/** What was issued for an order, oldest first. */
export const piecesEmises = ({ historique }: Pick<PrestationReply, 'historique'>): readonly PieceEmise[] =>
  historique.flatMap(({ fait }) =>
    fait.genre === 'facture' || fait.genre === 'avoir'
      ? [{ genre: fait.genre, numero: fait.numero, total: fait.total }]
      : [],
  )

/** An invoice for a deposit, or a credit note for what went back of one. */
export type DocumentDAcompte = { readonly genre: 'acompte' | 'avoir'; readonly numero: NumeroPiece }

type Historique = PrestationReply['historique']

const documentsDe = (historique: Historique): readonly DocumentDAcompte[] =>
  historique.flatMap(({ fait }) =>
    fait.genre === 'acompte' || fait.genre === 'acompte_annule'
      ? fait.pieces.map((numero) => ({ genre: fait.montant < 0 ? ('avoir' as const) : ('acompte' as const), numero }))
      : [],
  )

/** What was issued for money that an invoice took over, oldest first; the rest stands beside its entries. */
export const documentsRepris = ({ historique }: Pick<PrestationReply, 'historique'>): readonly DocumentDAcompte[] => {
  const reprise = historique.findLastIndex(({ fait }) => fait.genre === 'facture')
  return documentsDe(historique.filter(({ fait }, rang) => rang < reprise || fait.genre === 'acompte_annule'))
}

/** What was issued for deposits and does not stand beside what was received, oldest first: it was taken over, or undone. */
export const documentsAPart = ({
  historique,
  acomptes,
}: Pick<PrestationDuClientReply, 'historique' | 'acomptes'>): readonly DocumentDAcompte[] =>
  documentsDe(historique).filter(({ numero }) => !acomptes.some(({ piece }) => piece === numero))

/** Whether an invoice stands: its credit notes have not given back all of it. */
export const estFacturee = (prestation: Pick<PrestationReply, 'historique'>): boolean => {
  const pieces = piecesEmises(prestation)
  const somme = (genre: PieceEmise['genre']): number =>
    additionner(...pieces.filter((piece) => piece.genre === genre).map(({ total }) => total))
  return somme('facture') > somme('avoir')
}
