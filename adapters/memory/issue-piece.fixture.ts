import * as E from '#fp/Either'
import type { Precedents, Rediger } from '#application/ports/facture-store'
import type { PortFailure } from '#application/shared/port-failure'
import { anneeDe } from '#domain/calendrier/date-civile'
import { evenementDePiece } from '#domain/facturation/emission'
import { type NumeroPiece, numeroPiece } from '#domain/facturation/numero-piece'
import type { Piece, PiecePreparee } from '#domain/facturation/piece'
import type { PrestationId } from '#domain/prestation/reference'
import { avecPrestation } from '#domain/rendez-vous/dossier'
import { deposerCourrier } from './deposer-courrier.fixture.ts'
import { numeroEnCours } from './issued-pieces.fixture.ts'
import type { MemoryStore } from './memory-store.fixture.ts'

/** The next rank is the number of documents plus one, because none is ever deleted. */
const prochainNumero = ({ pieces }: MemoryStore, { genre, date }: PiecePreparee): NumeroPiece => {
  const annee = anneeDe(date)
  const serie = numeroPiece(genre, annee, 0).slice(0, -4)
  return numeroPiece(genre, annee, [...pieces.keys()].filter((numero) => numero.startsWith(serie)).length + 1)
}

const dernierMoment = ({ pieces }: MemoryStore, voulu: Piece['genre']): Date | null => {
  const moments = [...pieces.values()].map(({ redigee: { piece } }) => piece).filter(({ genre }) => genre === voulu)
  return moments.length === 0 ? null : new Date(Math.max(...moments.map(({ emiseLe }) => Date.parse(emiseLe))))
}

export const precedents = (store: MemoryStore): Precedents => ({
  facture: dernierMoment(store, 'facture'),
  acompte: dernierMoment(store, 'acompte'),
  avoir: dernierMoment(store, 'avoir'),
})

const raconter = (store: MemoryStore, piece: Piece, id: PrestationId): void => {
  const evenement = evenementDePiece(piece)
  const dossier = store.prestations.get(id)
  if (dossier === undefined) return
  store.prestations.set(id, {
    ...(evenement === null ? dossier : avecPrestation(dossier, {})),
    factureEnCours: numeroEnCours(store, id),
  })
  if (evenement !== null) store.evenements.set(id, [...(store.evenements.get(id) ?? []), evenement])
  deposerCourrier(
    store,
    { genre: 'facture_client', prestationId: id, detail: { numero: piece.numero } },
    new Date(piece.emiseLe),
  )
}

/** Numbers, writes and stores a document; a failure leaves nothing behind. */
export const issuePiece = async (
  store: MemoryStore,
  preparee: PiecePreparee,
  { prestationId, clientId }: { readonly prestationId: PrestationId | null; readonly clientId: string | null },
  rediger: Rediger,
): Promise<E.Either<PortFailure, Piece>> => {
  const redigee = await rediger(preparee, prochainNumero(store, preparee))()
  if (E.isLeft(redigee)) return redigee
  const { piece } = redigee.right
  store.pieces.set(piece.numero, { redigee: redigee.right, prestationId, clientId })
  if (prestationId !== null) raconter(store, piece, prestationId)
  return E.right(piece)
}
