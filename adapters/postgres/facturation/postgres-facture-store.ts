import * as t from 'io-ts'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { Knex } from 'knex'
import { pipe } from '#fp/function'
import type { CommandeVisee, FactureStore, Operation, Precedents, Rediger } from '#application/ports/facture-store'
import { anneeDe } from '#domain/calendrier/date-civile'
import { finDeConservationDePiece } from '#domain/conservation/calendrier'
import { evenementDePiece, evenementDeReglement } from '#domain/facturation/emission'
import { type CompteOuvert, OrigineDeReglement, origineDeReglement } from '#domain/facturation/encaisser'
import { Part } from '#domain/facturation/ligne-facturee'
import {
  DESTINATAIRE_EFFACE,
  type DestinataireEfface,
  FACTURE_INCONNUE,
  type FactureInconnue,
  numeroPiece,
} from '#domain/facturation/numero-piece'
import { Piece, type PiecePreparee } from '#domain/facturation/piece'
import type { Reglement } from '#domain/facturation/reglement'
import { type Evenement, Fait } from '#domain/prestation/evenement'
import type { Reference } from '#domain/prestation/reference'
import { clefDePiece } from '#domain/recherche/clefs'
import { inTransaction } from '../in-transaction.ts'
import { makePostgresPrestationStore } from '../prestation/postgres-prestation-store.ts'
import { Instant, many, one, oneOrNone, orNull, orThrow } from '../query.ts'
import { lectures, lireCompte, PORT, ReferenceRow } from './lire-factures.ts'

/** The query that finds the reference of an order, named after its binding. */
const REFERENCES = {
  prestationId: 'select reference from prestations where id = :prestationId',
  numero: `select reference from factures where numero = :numero and genre = 'facture'`,
  reference: 'select cast(:reference as text) as reference',
} as const

/**
 * Locks the account, then the prestation, then its invoices, in the same order as an erasure, so that the two never block each
 * other. Of an erased order only the documents exist. They are read in later statements, once the locks are held.
 */
const VERROUILLER_COMMANDE = [
  'select from clients where id = (select client_id from prestations where reference = ?) for key share',
  'select from prestations where reference = ? for update',
  `select from factures where reference = ? and genre = 'facture' order by annee, rang for update`,
]

/** The ledger of an order, locked until the transaction ends, so that nobody else changes it; `null` if the order never existed. */
const verrouiller = async (trx: Knex, reference: Reference): Promise<CompteOuvert | null> => {
  for (const statement of VERROUILLER_COMMANDE) await trx.raw(statement, [reference])
  const prestations = makePostgresPrestationStore(trx)
  const id = O.toNullable(await orThrow(prestations.parReference(reference)))
  const dossier = id === null ? null : O.toNullable(await orThrow(prestations.parId(id)))
  const compte = await orThrow(lireCompte(trx, id, reference))
  return dossier === null && compte.factures.length === 0 ? null : { ...compte, dossier }
}

const dernier = (genre: Piece['genre']): string =>
  `(select emise_le from factures where genre = '${genre}' order by annee desc, rang desc limit 1) as ${genre}`

const PRECEDENTS = `select ${dernier('facture')}, ${dernier('acompte')}, ${dernier('avoir')}`

const PrecedentsRow = t.strict({ facture: orNull(Instant), acompte: orNull(Instant), avoir: orNull(Instant) })

/** Documents are issued one at a time. The clock is read after this lock, so that dates follow the order of numbers. */
const verrouillerNumeros = async (trx: Knex): Promise<Precedents> => {
  await trx.raw('lock table compteurs_factures in share row exclusive mode')
  return orThrow(one(trx, PORT, PrecedentsRow, PRECEDENTS))
}

/** Takes the next rank of a series; a rollback returns it, so that there is no gap. */
const PRENDRE_RANG = `
insert into compteurs_factures (genre, annee, dernier)
values (:genre, :annee, 1)
on conflict (genre, annee) do update set dernier = compteurs_factures.dernier + 1
returning dernier`

const RangRow = t.strict({ dernier: t.number })

/** Mails a document, unless its prestation was erased. */
const ENVOYER = `
insert into courriels (genre, prestation_id, detail, a_envoyer_le, cree_le)
select 'facture_client', prestation_id, jsonb_build_object('numero', numero), :instant, :instant
from factures
where numero = :numero and prestation_id is not null`

/** Writes an event and raises the version of the prestation, unless it was erased. */
const ECRIRE_EVENEMENT = `
with evenement as (
  insert into prestation_evenements (prestation_id, le, auteur, detail)
  select id, :le, :auteur, cast(:fait as jsonb) from prestations where reference = :reference
)
update prestations set version = version + 1 where reference = :reference`

const raconter = async (trx: Knex, reference: Reference, evenement: Evenement | null): Promise<void> => {
  if (evenement === null) return
  const { le, auteur, fait } = evenement
  await trx.raw(ECRIRE_EVENEMENT, { le, auteur, reference, fait: JSON.stringify(Fait.encode(fait)) })
}

/** Numbers, writes and stores a document. Throws on a failure, so that the transaction rolls back and returns the rank. */
const emettre = async (
  trx: Knex,
  { dossier }: CompteOuvert,
  preparee: PiecePreparee,
  rediger: Rediger,
): Promise<Piece> => {
  const { genre, reference, total, emiseLe } = preparee
  const annee = anneeDe(preparee.date)
  const { dernier: rang } = await orThrow(one(trx, PORT, RangRow, PRENDRE_RANG, { genre, annee }))
  const numero = numeroPiece(genre, annee, rang)
  const { piece, pdf, xml, empreinte } = await orThrow(rediger(preparee, numero))
  await trx('factures').insert({
    genre,
    annee,
    rang,
    numero,
    reference,
    total,
    xml,
    empreinte,
    // Links to the account and the prestation, unless they are erased.
    client_id: dossier?.clientId ?? null,
    prestation_id: dossier?.prestation.id ?? null,
    facture_numero: piece.genre === 'avoir' ? piece.facture.numero : null,
    emise_le: emiseLe,
    echeance: piece.genre === 'facture' ? piece.echeance : null,
    contenu: JSON.stringify(Piece.encode(piece)),
    pdf: Buffer.from(pdf),
    conserver_jusqu_au: finDeConservationDePiece(piece),
    recherche: clefDePiece(piece),
  })
  await raconter(trx, reference, evenementDePiece(piece))
  await trx.raw(ENVOYER, { numero, instant: new Date(emiseLe) })
  return piece
}

/** Writes a payment, its documents and its event. */
const noter = async (
  trx: Knex,
  reference: Reference,
  compte: CompteOuvert,
  reglement: Reglement,
  pieces: readonly Piece[],
): Promise<void> => {
  const { enregistreLe, convenu, ...dit } = reglement
  await trx('reglements').insert({
    ...dit,
    reference,
    origine: JSON.stringify(OrigineDeReglement.encode(origineDeReglement(compte))),
    convenu: convenu === null ? null : JSON.stringify(Part.encode(convenu)),
    enregistre_le: enregistreLe,
  })
  const numeros = pieces.map(({ numero }) => numero)
  await raconter(trx, reference, evenementDeReglement(reglement, numeros))
}

const ecrire = async <R>(
  trx: Knex,
  commande: CommandeVisee,
  decider: (compte: CompteOuvert, precedents: Precedents) => E.Either<R, Operation>,
  rediger: Rediger,
): Promise<E.Either<R, O.Option<CompteOuvert>>> => {
  const [visee = ''] = Object.entries(REFERENCES).flatMap(([qui, sql]) => (qui in commande ? [sql] : []))
  const [trouvee] = await orThrow(many(trx, PORT, ReferenceRow, visee, commande))
  const compte = trouvee === undefined ? null : await verrouiller(trx, trouvee.reference)
  if (trouvee === undefined || compte === null) return E.right(O.none)
  const { reference } = trouvee
  const decide = decider(compte, await verrouillerNumeros(trx))
  if (E.isLeft(decide)) return decide
  const { reglement, pieces } = decide.right
  const emises: Piece[] = []
  for (const piece of pieces) emises.push(await emettre(trx, compte, piece, rediger))
  if (reglement !== null) await noter(trx, reference, compte, reglement, emises)
  const ecrit = await orThrow(lireCompte(trx, compte.dossier?.prestation.id ?? null, reference))
  return E.right(O.some({ ...ecrit, dossier: compte.dossier }))
}

const RENVOYER = `
with courriel as (${ENVOYER})
select prestation_id is not null as joignable from factures where numero = :numero`

const EnvoiRow = t.strict({ joignable: t.boolean })

const issue = (envoi: O.Option<t.TypeOf<typeof EnvoiRow>>): E.Either<FactureInconnue | DestinataireEfface, void> => {
  if (O.isNone(envoi)) return E.left(FACTURE_INCONNUE)
  return envoi.value.joignable ? E.right(undefined) : E.left(DESTINATAIRE_EFFACE)
}

const TRANSMISSION = 'select deposee_le as "deposeeLe", accuse from transmissions where numero = :numero'

const TransmissionRow = t.strict({ deposeeLe: Instant, accuse: t.string })

/** The first of two simultaneous hand-overs counts, and is answered. */
const NOTER_TRANSMISSION = `
insert into transmissions (numero, deposee_le, accuse) values (:numero, :deposeeLe, :accuse)
on conflict (numero) do update set numero = excluded.numero
returning deposee_le as "deposeeLe", accuse`

/** Invoices, credit notes and payments in PostgreSQL. */
export const makePostgresFactureStore = (knex: Knex): FactureStore => ({
  ...lectures(knex),
  transmission: (numero) => oneOrNone(knex, PORT, TransmissionRow, TRANSMISSION, { numero }),
  noterTransmission: (numero, transmission) =>
    one(knex, PORT, TransmissionRow, NOTER_TRANSMISSION, { numero, ...transmission }),
  renvoyer: (numero, instant) =>
    pipe(oneOrNone(knex, PORT, EnvoiRow, RENVOYER, { numero, instant }), TE.flatMapEither(issue)),
  ecrire: (commande, decider, rediger) => inTransaction(PORT, knex, (trx) => ecrire(trx, commande, decider, rediger)),
})
