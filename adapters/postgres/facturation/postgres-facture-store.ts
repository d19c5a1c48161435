import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Encaissement, FactureStore, Precedent, Rediger } from '#application/ports/facture-store'
import { portFailure, type PortFailure } from '#application/shared/port-failure'
import { DESTINATAIRE_EFFACE, type DestinataireEfface } from '#domain/facturation/destinataire-efface'
import type { PieceDAcompte } from '#domain/facturation/documenter-acompte'
import type { FactureDAcompteSuivie } from '#domain/facturation/facture-d-acompte-suivie'
import { FACTURE_INCONNUE, type FactureInconnue } from '#domain/facturation/facture-inconnue'
import { evenementDAnnulation } from '#domain/facturation/faits-de-facture'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Avoir, AvoirPrepare, Facture, FactureDAcompte, FacturePreparee } from '#domain/facturation/piece'
import type { DossierAFacturer } from '#domain/facturation/preparer-facture'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import type { Transmission } from '#domain/facturation/transmission'
import { Fait } from '#domain/prestation/evenement'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationId } from '#domain/prestation/reference'
import { inTransaction } from '../in-transaction.ts'
import { Instant, oneOrNone, run } from '../query.ts'
import {
  dernierMoment,
  ECRIRE_EVENEMENT,
  ecrirePiece,
  PORT,
  type Rattachement,
  VERROUILLER_FACTURE,
  VERROUILLER_PRESTATION,
  VERROUILLER_SOLDE,
} from './ecrire-piece.ts'
import { ecrireReglement, emettreTout, encaisser, repartir, reprendreAcomptes } from './encaisser.ts'
import { lectures, lireAFacturer, parNumero, verrouiller } from './lire-factures.ts'

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

/** Puts the mail of a document in the outbox once more. */
const renvoyerPiece =
  (knex: Knex): FactureStore['renvoyer'] =>
  (numero, instant) =>
    pipe(oneOrNone(knex, PORT, EnvoiRow, RENVOYER, { numero, instant }), TE.flatMapEither(issue))

const LIRE = 'select deposee_le as "deposeeLe", accuse from transmissions where numero = :numero'

const NOTER = `
insert into transmissions (numero, deposee_le, accuse) values (:numero, :deposeeLe, :accuse)
on conflict (numero) do nothing`

const TransmissionRow = t.strict({ deposeeLe: Instant, accuse: t.string })

const lire = (knex: Knex, numero: NumeroPiece): TE.TaskEither<PortFailure, O.Option<Transmission>> =>
  oneOrNone(knex, PORT, TransmissionRow, LIRE, { numero })

/** What was left with a platform: of two deposits at once, the first one written counts. */
const transmissions = (knex: Knex): Pick<FactureStore, 'transmission' | 'noterTransmission'> => ({
  transmission: (numero) => lire(knex, numero),
  noterTransmission: (numero, transmission) =>
    pipe(
      run(knex, PORT, NOTER, { numero, ...transmission }),
      TE.flatMap(() => lire(knex, numero)),
      TE.flatMap(TE.fromOption(() => portFailure(PORT)(new Error('a transmission was not kept')))),
    ),
})

const emettre = async <R>(
  trx: Knex,
  id: PrestationId,
  decider: (aFacturer: DossierAFacturer, precedent: Precedent) => E.Either<R, FacturePreparee>,
  rediger: Rediger<FacturePreparee, Facture>,
): Promise<E.Either<PortFailure | PrestationInconnue | R, Facture>> => {
  await verrouiller(trx, VERROUILLER_PRESTATION, id)
  const lu = await lireAFacturer(trx, id)()
  if (E.isLeft(lu)) return lu
  if (O.isNone(lu.right)) return E.left(PRESTATION_INCONNUE)
  const preparee = decider(lu.right.value, await dernierMoment(trx, 'facture'))
  if (E.isLeft(preparee)) return preparee
  const { clientId } = lu.right.value.dossier
  const facture = await ecrirePiece(trx, preparee.right, { prestationId: id, clientId }, rediger)
  const reglements = await reprendreAcomptes(trx, lu.right.value, facture)
  await repartir(trx, { facture, avoirs: [], reglements, clientId }, facture)
  return E.right(facture)
}

/** The invoice of that very number: a credit note is neither credited nor settled. */
const lireFacture = (trx: Knex, numero: NumeroPiece): TE.TaskEither<PortFailure | FactureInconnue, FactureSuivie> =>
  pipe(
    parNumero(trx, numero),
    TE.flatMapEither((lue): E.Either<PortFailure | FactureInconnue, FactureSuivie> =>
      O.isSome(lue) && lue.value.facture.numero === numero ? E.right(lue.value) : E.left(FACTURE_INCONNUE),
    ),
  )

/** What corrects an invoice belongs to what that belongs to. */
const rattachementDe = ({ clientId, facture: { prestationId } }: FactureSuivie): Rattachement => ({
  clientId,
  prestationId: clientId === null ? null : prestationId,
})

const emettreAvoir = async <R>(
  trx: Knex,
  numero: NumeroPiece,
  decider: (suivie: FactureSuivie, precedent: Precedent) => E.Either<R, AvoirPrepare>,
  rediger: Rediger<AvoirPrepare, Avoir>,
): Promise<E.Either<PortFailure | FactureInconnue | R, Avoir>> => {
  await verrouiller(trx, VERROUILLER_FACTURE, numero)
  const lue = await lireFacture(trx, numero)()
  if (E.isLeft(lue)) return lue
  const prepare = decider(lue.right, await dernierMoment(trx, 'avoir'))
  if (E.isLeft(prepare)) return prepare
  const avoir = await ecrirePiece(trx, prepare.right, rattachementDe(lue.right), rediger)
  await repartir(trx, { ...lue.right, avoirs: [...lue.right.avoirs, avoir] }, avoir)
  return E.right(avoir)
}

/** Undone with the entry, or not at all: the documents that it calls for. */
const defaire = async <R>(
  trx: Knex,
  numero: NumeroPiece,
  decider: (
    suivie: FactureSuivie,
    facturesDAcompte: readonly FactureDAcompteSuivie[],
    precedent: Precedent,
  ) => E.Either<R, Encaissement>,
  rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>,
): Promise<E.Either<PortFailure | FactureInconnue | R, FactureSuivie>> => {
  await verrouiller(trx, VERROUILLER_FACTURE, numero)
  const lue = await lireFacture(trx, numero)()
  if (E.isLeft(lue)) return lue
  const facturesDAcompte = await lectures(trx).facturesDAcompteDeReference(lue.right.facture.reference)()
  if (E.isLeft(facturesDAcompte)) return facturesDAcompte
  const decide = decider(lue.right, facturesDAcompte.right, await dernierMoment(trx, 'acompte', 'avoir'))
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
): Promise<E.Either<PortFailure | FactureInconnue | R, FactureSuivie>> => {
  await verrouiller(trx, [VERROUILLER_SOLDE], numero)
  const lue = await lireFacture(trx, numero)()
  if (E.isLeft(lue)) return lue
  const reglement = decider(lue.right)
  if (E.isLeft(reglement)) return reglement
  await ecrireReglement(trx, numero, reglement.right)
  return E.right({ ...lue.right, reglements: [...lue.right.reglements, reglement.right] })
}

/** Invoices, credit notes and payments in PostgreSQL. */
export const makePostgresFactureStore = (knex: Knex): FactureStore => ({
  ...lectures(knex),
  ...transmissions(knex),
  renvoyer: renvoyerPiece(knex),
  emettre: (id, _instant, decider, rediger) => inTransaction(PORT, knex, (trx) => emettre(trx, id, decider, rediger)),
  emettreAvoir: (numero, _instant, decider, rediger) =>
    inTransaction(PORT, knex, (trx) => emettreAvoir(trx, numero, decider, rediger)),
  regler: (numero, decider) => inTransaction(PORT, knex, (trx) => regler(trx, numero, decider)),
  defaire: (numero, decider, rediger) => inTransaction(PORT, knex, (trx) => defaire(trx, numero, decider, rediger)),
  encaisser: (id, _instant, decider, rediger) =>
    inTransaction(PORT, knex, (trx) => encaisser(trx, id, decider, rediger)),
})
