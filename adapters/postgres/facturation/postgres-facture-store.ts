import * as t from 'io-ts'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { Knex } from 'knex'
import { pipe } from '#fp/function'
import type { ChoixDeFactures, Encaissement, FactureStore, Precedent, Rediger } from '#application/ports/facture-store'
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
import type { EtatDeFacture, FactureSuivie } from '#domain/facturation/reglement'
import { type Evenement, Fait } from '#domain/prestation/evenement'
import {
  PRESTATION_INCONNUE,
  type PrestationInconnue,
  type PrestationId,
  type Reference,
} from '#domain/prestation/reference'
import { inTransaction } from '../in-transaction.ts'
import { Instant, many, one, oneOrNone, orThrow, run } from '../query.ts'
import {
  dernierMoment,
  ECRIRE_EVENEMENT,
  ECRIRE_REGLEMENT,
  ecrirePiece,
  PORT,
  type Rattachement,
} from './ecrire-piece.ts'
import {
  FACTURE_COLUMNS,
  FactureDuRegistreRow,
  lectures,
  PAR_NUMERO,
  ReferenceRow,
  verrouillerCommande,
} from './lire-factures.ts'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { lirePage, type Liste } from '../liste.ts'
import { IS_LAST } from './comptes-sql.ts'

/** Invoices `r` with their credits, the payments of their order, and its deposits that came after them. */
export const FACTURES_SUIVIES = `
  factures r
  left join (
    select facture_numero, sum(total) as credite from factures where genre = 'avoir' group by facture_numero
  ) as a on a.facture_numero = r.numero
  left join (select reference, sum(montant) as recu from reglements group by reference) as g on g.reference = r.reference
  left join (
    select coalesce(f.facture_numero, f.numero) as facture, sum(e.montant) as attend
    from reglements e join factures f on f.numero = e.apres
    where e.convenu is not null
    group by facture
  ) as w on w.facture = r.numero`

const CREDITE = 'coalesce(a.credite, 0)'

// Only an invoice that was given back whole is followed by another, on which the money counts then.
const REGLE = `case when ${CREDITE} < r.total or ${IS_LAST('r')} then coalesce(g.recu, 0) - coalesce(w.attend, 0) else 0 end`

const DU = `r.total - ${CREDITE} - ${REGLE}`

/**
 * The condition of each state, without the day, which tells open from late. A deposit invoice is paid before it is
 * issued.
 */
export const ETATS = {
  ouverte: `r.genre = 'facture' and ${DU} > 0`,
  a_rembourser: `r.genre = 'facture' and ${DU} < 0`,
  annulee: `(r.genre = 'acompte' or r.genre = 'facture' and ${DU} = 0 and r.total > 0) and ${CREDITE} >= r.total`,
  payee: `(
    r.genre = 'acompte' and ${CREDITE} < r.total
    or r.genre = 'facture' and ${DU} = 0 and (r.total = 0 or ${CREDITE} <> r.total)
  )`,
} as const

const REGISTRE = 'registre des factures'

const CHOIX: Readonly<Record<EtatDeFacture, string>> = {
  a_payer: `${ETATS.ouverte} and r.echeance >= cast(:jour as date)`,
  en_retard: `${ETATS.ouverte} and r.echeance < cast(:jour as date)`,
  payee: ETATS.payee,
  a_rembourser: ETATS.a_rembourser,
  annulee: ETATS.annulee,
}

// Found by its own text, or by that of one of its credit notes.
const CONTIENT = `
  (r.recherche like :motif or r.numero in (select a.facture_numero from factures a where a.genre = 'avoir' and a.recherche like :motif))`

const toListe = ({ etat, mots }: ChoixDeFactures, jour: DateCivile): Liste => ({
  source: etat === null ? 'factures r' : FACTURES_SUIVIES,
  id: 'r.numero',
  clef: 'r.emise_le',
  type: 'timestamptz',
  sens: 'desc',
  conditions: [`r.genre <> 'avoir'`, etat === null ? null : CHOIX[etat]],
  valeurs: { jour },
  contient: CONTIENT,
  mots,
})

const PAR_NUMEROS = `
  select ${FACTURE_COLUMNS}
  from unnest(cast(:numeros as text[])) with ordinality as places (numero, rang) join factures f on f.numero = places.numero
  order by places.rang`

/** The invoices as the owner's list shows them. */
const registreDesFactures = (knex: Knex): Pick<FactureStore, 'lister' | 'duRegistre'> => ({
  lister: (choix, jour) =>
    lirePage(knex, REGISTRE, toListe(choix, jour), choix.page, (numeros) =>
      many(knex, REGISTRE, FactureDuRegistreRow, PAR_NUMEROS, { numeros }),
    ),
  duRegistre: (numero) => oneOrNone(knex, REGISTRE, FactureDuRegistreRow, PAR_NUMERO, { numero }),
})

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
