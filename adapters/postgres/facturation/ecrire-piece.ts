import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import type { PieceRedigee, Precedent, Rediger } from '#application/ports/facture-store'
import { anneeDe } from '#domain/calendrier/date-civile'
import { finDeConservationDePiece } from '#domain/conservation/facture'
import { faitDePiece } from '#domain/facturation/faits-de-facture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { Piece, type PiecePreparee } from '#domain/facturation/piece'
import { Fait } from '#domain/prestation/evenement'
import type { PrestationId } from '#domain/prestation/reference'
import { clefDePiece } from '#domain/recherche/clefs'
import { Instant, one, orThrow } from '../query.ts'
import { DERNIER_MOMENT, ECRIRE_PIECE, PRENDRE_RANG, VERROUILLER_NUMEROS } from './ecrire-piece-sql.ts'

export const PORT = 'factures'

/** What a document belongs to, as long as it is not erased. */
export type Rattachement = { readonly prestationId: PrestationId | null; readonly clientId: string | null }

const RangRow = t.strict({ dernier: t.number })

const prendreRang = async (trx: Knex, genre: Piece['genre'], annee: number): Promise<number> => {
  const { dernier } = await orThrow(one(trx, PORT, RangRow, PRENDRE_RANG, { genre, annee }))
  return dernier
}

const MomentRow = t.strict({ le: t.union([Instant, t.null]) })

/** Locks the numbers until this transaction ends, then tells when the last document of these series was issued. */
export const dernierMoment = async (trx: Knex, ...genres: readonly Piece['genre'][]): Promise<Precedent> => {
  await trx.raw(VERROUILLER_NUMEROS)
  const { le } = await orThrow(one(trx, PORT, MomentRow, DERNIER_MOMENT, { genres }))
  return le
}

const inserer = async <R extends Piece>(
  trx: Knex,
  { piece, pdf, xml, empreinte }: PieceRedigee<R>,
  rang: number,
  rattachement: Rattachement,
): Promise<void> => {
  const fait = faitDePiece(piece)
  await trx.raw(ECRIRE_PIECE, {
    ...rattachement,
    rang,
    xml,
    empreinte,
    le: new Date(piece.emiseLe),
    auteur: 'entreprise',
    numero: piece.numero,
    genre: piece.genre,
    annee: anneeDe(piece.date),
    factureNumero: piece.genre === 'avoir' ? piece.facture.numero : null,
    reference: piece.reference,
    emiseLe: piece.emiseLe,
    echeance: piece.genre === 'facture' ? piece.echeance : null,
    total: piece.total,
    contenu: JSON.stringify(Piece.encode(piece)),
    pdf: Buffer.from(pdf),
    conserverJusquAu: finDeConservationDePiece(piece),
    clef: clefDePiece(piece),
    fait: fait === null ? null : JSON.stringify(Fait.encode(fait)),
  })
}

/** Numbers, writes and keeps a document. What fails is thrown, so that the transaction is undone and the rank given back. */
export const ecrirePiece = async <P extends PiecePreparee, R extends Piece>(
  trx: Knex,
  preparee: P,
  rattachement: Rattachement,
  rediger: Rediger<P, R>,
): Promise<R> => {
  const annee = anneeDe(preparee.date)
  const rang = await prendreRang(trx, preparee.genre, annee)
  const redigee = await rediger(preparee, numeroPiece(preparee.genre, annee, rang))()
  if (E.isLeft(redigee)) throw new Error('the document could not be written', { cause: redigee.left.cause })
  await inserer(trx, redigee.right, rang, rattachement)
  return redigee.right.piece
}
