import { randomUUID } from 'node:crypto'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type {
  CleConnue,
  CommandeStore,
  EstimationPrise,
  Origine,
  ReferencePrise,
} from '#application/ports/commande-store'
import type { Idempotence } from '#application/prestation/idempotence'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { NumeroDevis } from '#domain/devis/numero'
import { premiereVersion } from '#domain/devis/version-de-devis'
import { commandeeSurLeSite } from '#domain/prestation/debut-d-histoire'
import { type Evenement, Fait } from '#domain/prestation/evenement'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { clefDeClient, clefDeCommande, clefDeSociete, nomDeTri } from '#domain/recherche/clefs'
import { ENREGISTRER_COMMANDE } from './enregistrer-commande-sql.ts'
import { fromPrestationRow, PRESTATION_COLUMNS, PrestationRow, toPrestationBindings } from './prestation-row.ts'
import { decodeRows, oneOrNone, query, type Result } from '../query.ts'
import { retryConflicts } from '../retry.ts'

const PORT = 'commandes'

/** Of a unique index or of a foreign key. */
const Violation = t.type({ code: t.union([t.literal('23505'), t.literal('23503')]), constraint: t.string })

type Refus = ReferencePrise | CleConnue | EstimationPrise

const ESTIMATION_PRISE: EstimationPrise = { _tag: 'EstimationPrise' }

/** The id ends in the reference: either clash asks for another draw. */
const REFUS: Readonly<Record<string, Refus>> = {
  prestations_reference_key: { _tag: 'ReferencePrise' },
  prestations_pkey: { _tag: 'ReferencePrise' },
  cles_idempotence_pkey: { _tag: 'CleConnue' },
  cles_idempotence_prestation_id_fkey: ESTIMATION_PRISE,
}

const refusOf = (failure: PortFailure): PortFailure | Refus =>
  Violation.is(failure.cause) ? (REFUS[failure.cause.constraint] ?? failure) : failure

/** The first version of its quote, but for the estimate, which the statement takes from the order. */
const versionBindings = (commande: NouvellePrestation) => {
  const { version, motif, statut, repondueLe, texteAccepte, empreinte } = premiereVersion(commande)
  return {
    premiere: version,
    motifDuDevis: motif,
    statutDuDevis: statut,
    devisAccepteLe: repondueLe,
    texteAccepte,
    empreinteDuDevis: empreinte,
  }
}

const toBindings = (
  commande: NouvellePrestation,
  idempotence: O.Option<Idempotence>,
  origine: Origine | null,
  histoire: readonly Evenement[],
) => ({
  estimationId: origine?.estimationId ?? null,
  exclusive: origine?.exclusive ?? false,
  ...toPrestationBindings(commande),
  ...versionBindings(commande),
  ...(O.toNullable(idempotence) ?? { cle: null, empreinte: null }),
  clientId: randomUUID(),
  clef: clefDeCommande(commande),
  societe: clefDeSociete(commande.engagement.acheteur),
  clefDuClient: clefDeClient({ ...commande.contact, ...commande.adresse }),
  nomDeTri: nomDeTri(commande.contact.nom),
  histoire: JSON.stringify(histoire.map(({ auteur, fait }) => ({ auteur, fait: Fait.encode(fait) }))),
  annee: anneeDe(dateParis(commande.creeLe)),
})

const NumeroRow = t.strict({ numero_devis: NumeroDevis })

const numeroManquant = (origine: Origine | null): PortFailure | Refus =>
  origine?.exclusive === true ? ESTIMATION_PRISE : portFailure(PORT)(new Error('an order without a quote number'))

const CommandeRow = t.intersection([t.strict({ empreinte: t.string }), PrestationRow])

const PAR_CLE = `
select cle.empreinte, ${PRESTATION_COLUMNS}
from cles_idempotence cle join prestations p on p.id = cle.prestation_id
where cle.cle = :cle`

// Named, so that each connection plans this long statement once.
const enregistrer = (knex: Knex, bindings: ReturnType<typeof toBindings>) =>
  query(PORT, () => knex.raw<Result>(ENREGISTRER_COMMANDE, bindings).options({ name: 'enregistrer_commande' }))

/** Orders in PostgreSQL. */
export const makePostgresCommandeStore = (knex: Knex): CommandeStore => ({
  enregistrer: (commande, idempotence, origine = null, histoire = commandeeSurLeSite(commande.creeLe)) =>
    pipe(
      retryConflicts(enregistrer(knex, toBindings(commande, idempotence, origine, histoire))),
      TE.mapLeft(refusOf),
      TE.flatMapEither(decodeRows(PORT, NumeroRow)),
      TE.flatMap(([row]) => (row ? TE.right(row) : TE.left(numeroManquant(origine)))),
      TE.map(({ numero_devis: numeroDevis }) => ({ ...commande, numeroDevis })),
    ),
  parCle: (cle) =>
    pipe(
      oneOrNone(knex, PORT, CommandeRow, PAR_CLE, { cle }),
      TE.map(O.map((row) => ({ empreinte: row.empreinte, prestation: fromPrestationRow(row).prestation }))),
    ),
})
