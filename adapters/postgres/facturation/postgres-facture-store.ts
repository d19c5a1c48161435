import * as t from 'io-ts'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { Knex } from 'knex'
import { pipe } from '#fp/function'
import type { Encaissement, FactureStore, Precedent, Rediger } from '#application/ports/facture-store'
import {
  DESTINATAIRE_EFFACE,
  type DestinataireEfface,
  FACTURE_INCONNUE,
  type FactureInconnue,
  type NumeroPiece,
} from '#domain/facturation/numero-piece'
import type { PieceDAcompte } from '#domain/facturation/documenter-acompte'
import { type CompteOuvert, OrigineDeReglement, origineDeReglement } from '#domain/facturation/encaisser'
import { evenementDeReglement } from '#domain/facturation/emission'
import { Part } from '#domain/facturation/ligne-facturee'
import type { Avoir, AvoirPrepare, Facture, FactureDAcompte, FacturePreparee } from '#domain/facturation/piece'
import type { DossierAFacturer } from '#domain/facturation/preparer-facture'
import type { FactureSuivie } from '#domain/facturation/reglement'
import { type Evenement, Fait } from '#domain/prestation/evenement'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { type PrestationId, Reference } from '#domain/prestation/reference'
import { inTransaction } from '../in-transaction.ts'
import { Instant, one, oneOrNone, orThrow, run } from '../query.ts'
import {
  dernierMoment,
  ECRIRE_EVENEMENT,
  ECRIRE_REGLEMENT,
  ecrirePiece,
  PORT,
  type Rattachement,
} from './ecrire-piece.ts'
import { lectures, verrouillerCommande } from './lire-factures.ts'
import { registreDesFactures } from './postgres-facture-register.ts'

/** Issues the documents of an entry, in order. */
const emettreTout = async (
  trx: Knex,
  rattachement: Rattachement,
  pieces: readonly PieceDAcompte[],
  rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>,
): Promise<readonly NumeroPiece[]> => {
  const numeros: NumeroPiece[] = []
  for (const piece of pieces) {
    const { numero } = await ecrirePiece(trx, piece, rattachement, rediger)
    numeros.push(numero)
  }
  return numeros
}

const raconter = async (trx: Knex, reference: Reference, { le, auteur, fait }: Evenement): Promise<void> => {
  await trx.raw(ECRIRE_EVENEMENT, { le, auteur, reference, fait: JSON.stringify(Fait.encode(fait)) })
}

/** Writes a payment of an order and issues the documents that it calls for, under the lock used for billing. */
const encaisser = async <R>(
  trx: Knex,
  reference: Reference,
  decider: (compte: CompteOuvert, precedent: Precedent) => E.Either<R, Encaissement>,
  rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>,
): Promise<E.Either<PrestationInconnue | R, CompteOuvert>> => {
  const lu = await verrouillerCommande(trx, reference)
  if (O.isNone(lu)) return E.left(PRESTATION_INCONNUE)
  const compte = lu.value
  const decide = decider(compte, await dernierMoment(trx, 'acompte', 'avoir'))
  if (E.isLeft(decide)) return decide
  const { reglement, pieces } = decide.right
  const emises = await emettreTout(trx, rattachementDe(compte), pieces, rediger)
  await trx.raw(ECRIRE_REGLEMENT, {
    ...reglement,
    reference,
    origine: JSON.stringify(OrigineDeReglement.encode(origineDeReglement(compte))),
    convenu: reglement.convenu === null ? null : JSON.stringify(Part.encode(reglement.convenu)),
  })
  const evenement = evenementDeReglement(reglement, emises)
  if (evenement !== null) await raconter(trx, reference, evenement)
  return E.right({ ...compte, reglements: [...compte.reglements, reglement] })
}

const RENVOYER = `
with piece as (
  select numero, prestation_id from factures where numero = :numero
),
courriel as (
  insert into courriels (genre, prestation_id, detail, a_envoyer_le, cree_le)
  select 'facture_client', prestation_id, jsonb_build_object('numero', numero), :instant, :instant
  from piece
  where prestation_id is not null
)
select prestation_id is not null as joignable from piece`

const EnvoiRow = t.strict({ joignable: t.boolean })

const issue = (envoi: O.Option<t.TypeOf<typeof EnvoiRow>>): E.Either<FactureInconnue | DestinataireEfface, void> => {
  if (O.isNone(envoi)) return E.left(FACTURE_INCONNUE)
  return envoi.value.joignable ? E.right(undefined) : E.left(DESTINATAIRE_EFFACE)
}

const TRANSMISSION = 'select deposee_le as "deposeeLe", accuse from transmissions where numero = :numero'

// Of two simultaneous submissions, the first one counts.
const NOTER_TRANSMISSION = `
insert into transmissions (numero, deposee_le, accuse) values (:numero, :deposeeLe, :accuse)
on conflict (numero) do nothing`

const TransmissionRow = t.strict({ deposeeLe: Instant, accuse: t.string })

const ReferenceRow = t.strict({ reference: Reference })

const DE_PRESTATION = 'select reference from prestations where id = :id'
const DE_FACTURE = `select reference from factures where numero = :numero and genre = 'facture'`

/** The ledger of the order that a statement names, locked. */
const verrouiller = async (
  trx: Knex,
  sql: string,
  bindings: Readonly<Record<string, string>>,
): Promise<O.Option<CompteOuvert>> => {
  const lue = await orThrow(oneOrNone(trx, PORT, ReferenceRow, sql, bindings))
  return O.isNone(lue) ? O.none : verrouillerCommande(trx, lue.value.reference)
}

/** What is issued belongs to the account and the prestation, as long as these are not erased. */
const rattachementDe = ({ dossier }: CompteOuvert): Rattachement => ({
  clientId: dossier?.clientId ?? null,
  prestationId: dossier?.prestation.id ?? null,
})

const emettre = async <R>(
  trx: Knex,
  id: PrestationId,
  decider: (aFacturer: DossierAFacturer, precedent: Precedent) => E.Either<R, FacturePreparee>,
  rediger: Rediger<FacturePreparee, Facture>,
): Promise<E.Either<PrestationInconnue | R, Facture>> => {
  const lu = await verrouiller(trx, DE_PRESTATION, { id })
  if (O.isNone(lu) || lu.value.dossier === null) return E.left(PRESTATION_INCONNUE)
  const { dossier, ...compte } = lu.value
  const preparee = decider({ ...compte, dossier }, await dernierMoment(trx, 'facture'))
  if (E.isLeft(preparee)) return preparee
  return E.right(await ecrirePiece(trx, preparee.right, rattachementDe(lu.value), rediger))
}

const emettreAvoir = async <R>(
  trx: Knex,
  numero: NumeroPiece,
  decider: (suivie: FactureSuivie, precedent: Precedent) => E.Either<R, AvoirPrepare>,
  rediger: Rediger<AvoirPrepare, Avoir>,
): Promise<E.Either<FactureInconnue | R, Avoir>> => {
  const lu = await verrouiller(trx, DE_FACTURE, { numero })
  const suivie = O.isNone(lu) ? undefined : lu.value.factures.find(({ facture }) => facture.numero === numero)
  if (O.isNone(lu) || suivie === undefined) return E.left(FACTURE_INCONNUE)
  const prepare = decider(suivie, await dernierMoment(trx, 'avoir'))
  if (E.isLeft(prepare)) return prepare
  return E.right(await ecrirePiece(trx, prepare.right, rattachementDe(lu.value), rediger))
}

/** Invoices, credit notes and payments in PostgreSQL. */
export const makePostgresFactureStore = (knex: Knex): FactureStore => ({
  ...lectures(knex),
  ...registreDesFactures(knex),
  transmission: (numero) => oneOrNone(knex, PORT, TransmissionRow, TRANSMISSION, { numero }),
  noterTransmission: (numero, transmission) =>
    pipe(
      run(knex, PORT, NOTER_TRANSMISSION, { numero, ...transmission }),
      TE.flatMap(() => one(knex, PORT, TransmissionRow, TRANSMISSION, { numero })),
    ),
  renvoyer: (numero, instant) =>
    pipe(oneOrNone(knex, PORT, EnvoiRow, RENVOYER, { numero, instant }), TE.flatMapEither(issue)),
  emettre: (id, decider, rediger) => inTransaction(PORT, knex, (trx) => emettre(trx, id, decider, rediger)),
  emettreAvoir: (numero, decider, rediger) =>
    inTransaction(PORT, knex, (trx) => emettreAvoir(trx, numero, decider, rediger)),
  encaisser: (reference, decider, rediger) =>
    inTransaction(PORT, knex, (trx) => encaisser(trx, reference, decider, rediger)),
})
