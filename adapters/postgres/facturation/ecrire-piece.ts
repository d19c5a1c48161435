import * as E from '#fp/Either'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import type { PieceRedigee, Precedent, Rediger } from '#application/ports/facture-store'
import { anneeDe } from '#domain/calendrier/date-civile'
import { finDeConservationDePiece } from '#domain/conservation/calendrier'
import { faitDePiece } from '#domain/facturation/emission'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { Piece, type PiecePreparee } from '#domain/facturation/piece'
import { Fait } from '#domain/prestation/evenement'
import type { PrestationId } from '#domain/prestation/reference'
import { clefDePiece } from '#domain/recherche/clefs'
import { Instant, one, orNull, orThrow } from '../query.ts'

/**
 * An order keeps its place: the account before the prestation before its invoices, as an erasure takes them: what these hold
 * may be given back meanwhile. Of one that was erased, its documents alone are left. Read in statements of their own afterwards, once the locks are held.
 */
export const VERROUILLER_COMMANDE = [
  'select from clients where id = (select client_id from prestations where reference = ?) for key share',
  'select from prestations where reference = ? for update',
  `select from factures where reference = ? and genre = 'facture' order by annee, rang for update`,
]

/**
 * Whoever issues a document waits for the others. The clock is read after that, so moments follow the order of numbers.
 */
const VERROUILLER_NUMEROS = 'lock table compteurs_factures in share row exclusive mode'

/** The moment of the last document of these series. */
const DERNIER_MOMENT = `
select max(derniere.emise_le) as le
from unnest(cast(:genres as text[])) as serie(genre)
cross join lateral (
  select f.emise_le from factures f where f.genre = serie.genre order by f.annee desc, f.rang desc limit 1
) as derniere`

/**
 * Takes the next rank of a series. Another issue waits until this transaction ends; a rollback gives the rank back, so
 * there is no gap.
 */
const PRENDRE_RANG = `
insert into compteurs_factures (genre, annee, dernier)
values (:genre, :annee, 1)
on conflict (genre, annee) do update set dernier = compteurs_factures.dernier + 1
returning dernier`

/** Writes the document, its mail, and its event in the history, unless its entry has an event already. */
const ECRIRE_PIECE = `
with piece as (
  insert into factures (
    numero, genre, annee, rang, facture_numero, prestation_id, client_id, reference, emise_le, echeance, total, contenu,
    pdf, xml, empreinte, conserver_jusqu_au, recherche
  )
  values (
    :numero, :genre, :annee, :rang, :factureNumero, :prestationId, :clientId, :reference, :emiseLe, :echeance, :total,
    :contenu, :pdf, :xml, :empreinte, :conserverJusquAu, :clef
  )
),
evenement as (
  insert into prestation_evenements (prestation_id, le, auteur, detail)
  select id, :le, :auteur, cast(:fait as jsonb) from prestations where id = :prestationId and cast(:fait as jsonb) is not null
),
courriel as (
  insert into courriels (genre, prestation_id, detail, a_envoyer_le, cree_le)
  select 'facture_client', id, jsonb_build_object('numero', cast(:numero as text)), :le, :le
  from prestations where id = :prestationId
)
update prestations set version = version + 1 where id = :prestationId`

/** A payment of an order, and whose it is. */
export const ECRIRE_REGLEMENT = `
insert into reglements (id, reference, origine, mode, le, montant, note, annule, apres, convenu, enregistre_le)
values (:id, :reference, :origine, :mode, :le, :montant, :note, :annule, :apres, :convenu, :enregistreLe)`

/** What happened to a prestation, unless it was erased; raises its version. */
export const ECRIRE_EVENEMENT = `
with evenement as (
  insert into prestation_evenements (prestation_id, le, auteur, detail)
  select id, :le, :auteur, cast(:fait as jsonb) from prestations where reference = :reference
)
update prestations set version = version + 1 where reference = :reference`

export const PORT = 'factures'

/** The prestation and the account of a document; `null` once erased. */
export type Rattachement = { readonly prestationId: PrestationId | null; readonly clientId: string | null }

const RangRow = t.strict({ dernier: t.number })

const prendreRang = async (trx: Knex, genre: Piece['genre'], annee: number): Promise<number> => {
  const { dernier } = await orThrow(one(trx, PORT, RangRow, PRENDRE_RANG, { genre, annee }))
  return dernier
}

const MomentRow = t.strict({ le: orNull(Instant) })

/** Locks the numbers until this transaction ends, then returns the moment of the last document of these series. */
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

/**
 * Numbers, writes and stores a document. Failures are thrown, so that the transaction is rolled back and the rank given
 * back.
 */
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
