import * as E from '#fp/Either'
import type { PieceRedigee, Precedent, Rediger } from '#application/ports/facture-store'
import type { PortFailure } from '#application/shared/port-failure'
import { anneeDe } from '#domain/calendrier/date-civile'
import { ecritureDeRepartition } from '#domain/facturation/ecriture-de-repartition'
import { faitDePiece } from '#domain/facturation/faits-de-facture'
import { type NumeroPiece, numeroPiece } from '#domain/facturation/numero-piece'
import type { Facture, Piece, PiecePreparee } from '#domain/facturation/piece'
import type { Reglement } from '#domain/facturation/reglement'
import { reporter } from '#domain/facturation/reporter'
import type { PrestationId } from '#domain/prestation/reference'
import { avecPrestation } from '#domain/rendez-vous/dossier'
import { deposerCourrier } from './deposer-courrier.ts'
import { acomptesDe, facturesDe, facturesSuivies, numeroEnCours } from './issued-pieces.ts'
import type { MemoryStore } from './memory-store.ts'

/** No document ever goes: the next rank is one more than there are. */
const prochainNumero = ({ pieces }: MemoryStore, { genre, date }: PiecePreparee): NumeroPiece => {
  const annee = anneeDe(date)
  const serie = numeroPiece(genre, annee, 0).slice(0, -4)
  return numeroPiece(genre, annee, [...pieces.keys()].filter((numero) => numero.startsWith(serie)).length + 1)
}

/** When the last document of these series was issued. */
export const dernierMoment = ({ pieces }: MemoryStore, ...genres: readonly Piece['genre'][]): Precedent => {
  const moments = [...pieces.values()]
    .map(({ redigee: { piece } }) => piece)
    .filter(({ genre }) => genres.includes(genre))
  return moments.length === 0 ? null : new Date(Math.max(...moments.map(({ emiseLe }) => Date.parse(emiseLe))))
}

const raconter = (store: MemoryStore, piece: Piece, id: PrestationId): void => {
  const [fait, le] = [faitDePiece(piece), new Date(piece.emiseLe)]
  const dossier = store.prestations.get(id)
  if (dossier === undefined) return
  store.prestations.set(id, { ...avecPrestation(dossier, {}), factureEnCours: numeroEnCours(store, id) })
  if (fait !== null) store.evenements.set(id, [...(store.evenements.get(id) ?? []), { le, auteur: 'entreprise', fait }])
  deposerCourrier(store, { genre: 'facture_client', prestationId: id, detail: { numero: piece.numero } }, le)
}

/** Entries of an invoice, after those it has. */
export const ajouter = (store: MemoryStore, numero: NumeroPiece, ecritures: readonly Reglement[]): void => {
  store.reglements.set(numero, [...(store.reglements.get(numero) ?? []), ...ecritures])
  for (const { id } of ecritures) store.ecritures.add(id)
}

/** An invoice takes over the money that came before it, and what earlier invoices of its order hold. */
const reprendre = (store: MemoryStore, facture: Facture, id: PrestationId): void => {
  const acomptes = acomptesDe(store, id)
  const anterieures = facturesDe(store, id).filter((suivie) => suivie.facture.numero !== facture.numero)
  const reports = reporter(anterieures, facture, acomptes)
  for (const acompte of acomptes) store.acomptes.delete(acompte.id)
  for (const { de, sortie } of reports) ajouter(store, de, [sortie])
  ajouter(store, facture.numero, [...acomptes, ...reports.map(({ entree }) => entree)])
}

/** Money that will not move any more is split as the documents now say. */
const tenirLesComptes = (store: MemoryStore, piece: Piece, id: PrestationId | null): void => {
  if (piece.genre === 'acompte') return
  const numero = piece.genre === 'facture' ? piece.numero : piece.facture.numero
  if (piece.genre === 'facture' && id !== null) reprendre(store, piece, id)
  const suivie = facturesSuivies(store).find(({ facture }) => facture.numero === numero)
  const repartition = suivie === undefined ? null : ecritureDeRepartition(suivie, piece)
  if (repartition !== null) ajouter(store, numero, [repartition])
}

/** Numbers, writes and keeps a document; nothing stays of one that could not be written. */
export const issuePiece = async <P extends PiecePreparee, R extends Piece>(
  store: MemoryStore,
  preparee: P,
  { prestationId, clientId }: { readonly prestationId: PrestationId | null; readonly clientId: string | null },
  rediger: Rediger<P, R>,
): Promise<E.Either<PortFailure, R>> => {
  const redigee: E.Either<PortFailure, PieceRedigee<R>> = await rediger(preparee, prochainNumero(store, preparee))()
  if (E.isLeft(redigee)) return redigee
  const { piece } = redigee.right
  store.pieces.set(piece.numero, { redigee: redigee.right, prestationId, clientId })
  tenirLesComptes(store, piece, prestationId)
  if (prestationId !== null) raconter(store, piece, prestationId)
  return E.right(piece)
}
