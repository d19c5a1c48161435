import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Encaissement, FactureStore, Precedent, Rediger } from '#application/ports/facture-store'
import { DESTINATAIRE_EFFACE, type DestinataireEfface } from '#domain/facturation/destinataire-efface'
import type { PieceDAcompte } from '#domain/facturation/documenter-acompte'
import { ecritureDeRepartition } from '#domain/facturation/ecriture-de-repartition'
import type { FactureDAcompteSuivie } from '#domain/facturation/facture-d-acompte-suivie'
import { FACTURE_INCONNUE, type FactureInconnue } from '#domain/facturation/facture-inconnue'
import { evenementDAcompte, evenementDAnnulation } from '#domain/facturation/faits-de-facture'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { OrigineDAcompte, origineDAcompte } from '#domain/facturation/origine-d-acompte'
import type { Avoir, AvoirPrepare, Facture, FactureDAcompte, FacturePreparee } from '#domain/facturation/piece'
import type { DossierAFacturer } from '#domain/facturation/preparer-facture'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import { reporter } from '#domain/facturation/reporter'
import { Fait } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationId } from '#domain/prestation/reference'
import { inTransaction } from '../in-transaction.ts'
import { Instant, one, oneOrNone, orThrow, run } from '../query.ts'
import {
  dernierMoment,
  ECRIRE_ACOMPTE,
  ECRIRE_EVENEMENT,
  ECRIRE_REGLEMENT,
  ecrirePiece,
  PORT,
  type Rattachement,
  REPRENDRE_ACOMPTES,
  VERROUILLER_FACTURE,
  VERROUILLER_SOLDE,
} from './ecrire-piece.ts'
import { lectures, verrouillerFacture, verrouillerPrestation } from './lire-factures.ts'

const ecrireReglement = async (trx: Knex, numero: NumeroPiece, reglement: Reglement): Promise<void> => {
  await trx.raw(ECRIRE_REGLEMENT, { ...reglement, numero })
}

const ecrireAcompte = async (
  trx: Knex,
  prestation: Prestation,
  reglement: Reglement,
  pieces: readonly NumeroPiece[],
): Promise<void> => {
  const { le, auteur, fait } = evenementDAcompte(reglement, pieces)
  await trx.raw(ECRIRE_ACOMPTE, {
    ...reglement,
    auteur,
    quand: le,
    prestationId: prestation.id,
    origine: JSON.stringify(OrigineDAcompte.encode(origineDAcompte(prestation))),
    fait: JSON.stringify(Fait.encode(fait)),
  })
}

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

/** Decides on money without an invoice, under the lock of billing. */
const encaisser = async <R>(
  trx: Knex,
  id: PrestationId,
  decider: (aFacturer: DossierAFacturer, precedent: Precedent) => E.Either<R, Encaissement>,
  rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>,
): Promise<E.Either<PrestationInconnue | R, readonly Reglement[]>> => {
  const lu = await verrouillerPrestation(trx, id)
  if (E.isLeft(lu)) return lu
  const { dossier, acomptes } = lu.right
  const decide = decider(lu.right, await dernierMoment(trx, 'acompte', 'avoir'))
  if (E.isLeft(decide)) return decide
  const { reglement, pieces } = decide.right
  const numeros = await emettreTout(trx, { prestationId: id, clientId: dossier.clientId }, pieces, rediger)
  await ecrireAcompte(trx, dossier.prestation, reglement, numeros)
  return E.right([...acomptes, reglement])
}

/** The payments of a new invoice: earlier deposits, and money held on earlier invoices. */
const reprendreAcomptes = async (
  trx: Knex,
  { dossier, acomptes, factures }: DossierAFacturer,
  facture: Facture,
): Promise<readonly Reglement[]> => {
  const { numero } = facture
  if (acomptes.length > 0) await trx.raw(REPRENDRE_ACOMPTES, { prestationId: dossier.prestation.id, numero })
  const reports = reporter(factures, facture, acomptes)
  for (const { de, sortie, entree } of reports) {
    await ecrireReglement(trx, de, sortie)
    await ecrireReglement(trx, numero, entree)
  }
  return [...acomptes, ...reports.map(({ entree }) => entree)]
}

/** After a document was issued, splits settled money between services and goods as the documents now say. */
const repartir = async (trx: Knex, suivie: FactureSuivie, piece: Facture | Avoir): Promise<void> => {
  const repartition = ecritureDeRepartition(suivie, piece)
  if (repartition !== null) await ecrireReglement(trx, suivie.facture.numero, repartition)
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

const emettre = async <R>(
  trx: Knex,
  id: PrestationId,
  decider: (aFacturer: DossierAFacturer, precedent: Precedent) => E.Either<R, FacturePreparee>,
  rediger: Rediger<FacturePreparee, Facture>,
): Promise<E.Either<PrestationInconnue | R, Facture>> => {
  const lu = await verrouillerPrestation(trx, id)
  if (E.isLeft(lu)) return lu
  const preparee = decider(lu.right, await dernierMoment(trx, 'facture'))
  if (E.isLeft(preparee)) return preparee
  const { clientId } = lu.right.dossier
  const facture = await ecrirePiece(trx, preparee.right, { prestationId: id, clientId }, rediger)
  const reglements = await reprendreAcomptes(trx, lu.right, facture)
  await repartir(trx, { facture, avoirs: [], reglements, clientId }, facture)
  return E.right(facture)
}

/** A document that corrects an invoice has the prestation and the account of that invoice. */
const rattachementDe = ({ clientId, facture: { prestationId } }: FactureSuivie): Rattachement => ({
  clientId,
  prestationId: clientId === null ? null : prestationId,
})

const emettreAvoir = async <R>(
  trx: Knex,
  numero: NumeroPiece,
  decider: (suivie: FactureSuivie, precedent: Precedent) => E.Either<R, AvoirPrepare>,
  rediger: Rediger<AvoirPrepare, Avoir>,
): Promise<E.Either<FactureInconnue | R, Avoir>> => {
  const lue = await verrouillerFacture(trx, VERROUILLER_FACTURE, numero)
  if (E.isLeft(lue)) return lue
  const prepare = decider(lue.right, await dernierMoment(trx, 'avoir'))
  if (E.isLeft(prepare)) return prepare
  const avoir = await ecrirePiece(trx, prepare.right, rattachementDe(lue.right), rediger)
  await repartir(trx, { ...lue.right, avoirs: [...lue.right.avoirs, avoir] }, avoir)
  return E.right(avoir)
}

/** Undoes an entry and issues the documents that this requires, in one transaction. */
const defaire = async <R>(
  trx: Knex,
  numero: NumeroPiece,
  decider: (
    suivie: FactureSuivie,
    facturesDAcompte: readonly FactureDAcompteSuivie[],
    precedent: Precedent,
  ) => E.Either<R, Encaissement>,
  rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>,
): Promise<E.Either<FactureInconnue | R, FactureSuivie>> => {
  const lue = await verrouillerFacture(trx, VERROUILLER_FACTURE, numero)
  if (E.isLeft(lue)) return lue
  const facturesDAcompte = await orThrow(lectures(trx).facturesDAcompteDeReference(lue.right.facture.reference))
  const decide = decider(lue.right, facturesDAcompte, await dernierMoment(trx, 'acompte', 'avoir'))
  if (E.isLeft(decide)) return decide
  const { reglement, pieces } = decide.right
  const rattachement = rattachementDe(lue.right)
  const evenement = evenementDAnnulation(reglement, await emettreTout(trx, rattachement, pieces, rediger))
  if (evenement !== null) {
    const fait = JSON.stringify(Fait.encode(evenement.fait))
    await trx.raw(ECRIRE_EVENEMENT, { ...evenement, fait, prestationId: rattachement.prestationId })
  }
  await ecrireReglement(trx, numero, reglement)
  return E.right({ ...lue.right, reglements: [...lue.right.reglements, reglement] })
}

const regler = async <R>(
  trx: Knex,
  numero: NumeroPiece,
  decider: (suivie: FactureSuivie) => E.Either<R, Reglement>,
): Promise<E.Either<FactureInconnue | R, FactureSuivie>> => {
  const lue = await verrouillerFacture(trx, VERROUILLER_SOLDE, numero)
  if (E.isLeft(lue)) return lue
  const reglement = decider(lue.right)
  if (E.isLeft(reglement)) return reglement
  await ecrireReglement(trx, numero, reglement.right)
  return E.right({ ...lue.right, reglements: [...lue.right.reglements, reglement.right] })
}

/** Invoices, credit notes and payments in PostgreSQL. */
export const makePostgresFactureStore = (knex: Knex): FactureStore => ({
  ...lectures(knex),
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
  regler: (numero, decider) => inTransaction(PORT, knex, (trx) => regler(trx, numero, decider)),
  defaire: (numero, decider, rediger) => inTransaction(PORT, knex, (trx) => defaire(trx, numero, decider, rediger)),
  encaisser: (id, decider, rediger) => inTransaction(PORT, knex, (trx) => encaisser(trx, id, decider, rediger)),
})
