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
import { Instant, one, orThrow, orNull } from '../query.ts'

/**
 * Locks in the order of an erasure: the account, then the prestation, then its invoices. What depends on them is read
 * in later statements, once the locks are held.
 */
export const VERROUILLER_PRESTATION = [
  'select from clients where id = (select client_id from prestations where id = ?) for key share',
  'select from prestations where id = ? for update',
  `select from factures where prestation_id = ? and genre = 'facture' order by annee, rang for update`,
]

export const VERROUILLER_SOLDE = [`select from factures where numero = ? and genre = 'facture' for update`]

export const VERROUILLER_FACTURE = [
  'select from clients where id = (select client_id from factures where numero = ?) for key share',
  'select from prestations where id = (select prestation_id from factures where numero = ?) for update',
  ...VERROUILLER_SOLDE,
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

export const ECRIRE_REGLEMENT = `
insert into reglements (id, facture_numero, mode, le, montant, ventes, note, annule, enregistre_le)
values (:id, :numero, :mode, :le, :montant, :ventes, :note, :annule, :enregistreLe)`

/** Writes money without an invoice, its client, and its event in the history. */
export const ECRIRE_ACOMPTE = `
with acompte as (
  insert into reglements (id, prestation_id, acompte, mode, le, montant, ventes, note, annule, enregistre_le)
  values (:id, :prestationId, :origine, :mode, :le, :montant, :ventes, :note, :annule, :enregistreLe)
),
evenement as (
  insert into prestation_evenements (prestation_id, le, auteur, detail)
  values (:prestationId, :quand, :auteur, :fait)
)
update prestations set version = version + 1 where id = :prestationId`

/** Writes an event of a prestation, unless the prestation was erased. */
export const ECRIRE_EVENEMENT = `
insert into prestation_evenements (prestation_id, le, auteur, detail)
select id, :le, :auteur, cast(:fait as jsonb) from prestations where id = :prestationId`

/** Turns deposits into payments of the invoice. */
export const REPRENDRE_ACOMPTES = `
update reglements set facture_numero = :numero, prestation_id = null
where prestation_id = :prestationId and facture_numero is null`

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
