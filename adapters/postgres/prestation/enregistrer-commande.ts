import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import * as t from 'io-ts'
import { pipe } from '#fp/function'
import type { Knex } from 'knex'
import { randomUUID } from 'node:crypto'
import type {
  PrestationStore,
  EstimationPrise,
  Origine,
  ReferencePrise,
  CleConnue,
  Idempotence,
} from '#application/ports/prestation-store'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { NumeroDevis } from '#domain/prestation/reference'
import { premiereVersion } from '#domain/devis/version-de-devis'
import { Engagement } from '#domain/prestation/engagement'
import { type Evenement, Fait } from '#domain/prestation/evenement'
import { commandeeSurLeSite } from '#domain/prestation/commande'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { clefDeClient, clefDeCommande, clefDeSociete, nomDeTri } from '#domain/recherche/clefs'
import { Estimation } from '#domain/tarification/estimation'
import { retryConflicts } from '../in-transaction.ts'
import { ask, decodeRows, joined, oneOrNone, prepared, query } from '../query.ts'
import { PRESTATION_COLUMNS, PrestationRow } from './dossier-row.ts'

// Parts run in the order in which they read one another. The key comes first, so that a repeated request waits for its twin
// before it does anything. Foreign keys are checked at the end: a key that names no order is undone by its own. An account
// bears the id proposed here exactly when this statement made it. An estimate that was taken leaves no client, hence no order.
const ENREGISTRER_COMMANDE = `
with cle as (
  insert into cles_idempotence (cle, empreinte, prestation_id, creee_le)
  select :cle, :empreinte, :id, :creeLe
  where cast(:cle as text) is not null
  returning cle
),
estimation as (
  update estimations
  set commandee_le = :creeLe, prestation_id = :id
  from (select count(*) from cle) as apres_la_cle
  where estimations.id = :estimationId and commandee_le is null
  returning estimations.id
),
client as (
  insert into clients (
    id, email, nom, telephone, adresse, code_postal, ville, cree_le, derniere_commande_le, recherche, nom_de_tri
  )
  select
    :clientId, :email, :nom, :telephone, :adresse, :codePostal, :ville, :creeLe, :creeLe, :clefDuClient, :nomDeTri
  from (select count(*) from cle) as apres_la_cle, (select count(*) as prises from estimation) as apres_l_estimation
  where prises = 1 or not :exclusive
  on conflict (email) do update
    set derniere_commande_le = greatest(clients.derniere_commande_le, excluded.derniere_commande_le)
  returning id, id = :clientId as nouveau
),
prestation as (
  insert into prestations (
    id, reference, numero_devis, client_id, nom, email, telephone, adresse, code_postal, ville, description, notes,
    creneau, service_description, estimation, statut, priorite, cree_le, contact_des, contact_avant,
    appelee_le, version, engagement, recherche, societe
  )
  select
    :id, :reference, numero, client_id, :nom, :email, :telephone, :adresse, :codePostal, :ville,
    :description, :notes, :creneau, :serviceDescription, :estimation, :statut, :priorite, :creeLe,
    :contactDes, :contactAvant, :appeleeLe, :version, :engagement,
    concat(cast(:clef as text), ' ', lower(replace(numero, '-', ''))), :societe
  from (select id as client_id, numero_devis_suivant(:annee) as numero from client) as numerotee
  returning id, client_id, numero_devis, estimation
),
devis as (
  insert into devis_versions (
    prestation_id, version, estimation, motif, statut, emise_le, repondue_le, texte_accepte, empreinte
  )
  select
    id, :premiere, estimation, :motifDuDevis, :statutDuDevis, :creeLe, :devisAccepteLe, :texteAccepte, :empreinteDuDevis
  from prestation
),
evenement as (
  insert into prestation_evenements (prestation_id, le, auteur, detail)
  select prestation.id, :creeLe, debut.auteur, debut.fait
  from prestation, unnest(cast(:auteurs as text[]), cast(:faits as jsonb[])) as debut (auteur, fait)
),
courriel as (
  insert into courriels (genre, prestation_id, client_id, ouvre_compte, a_envoyer_le, cree_le)
  select genre, prestation.id, client.id, client.nouveau and genre = 'commande_client', :creeLe, :creeLe
  from prestation, client, (values ('commande_client'), ('commande_entreprise')) as genres (genre)
)
select numero_devis as "numeroDevis" from prestation`

const PORT = 'prestations'

/** The violation of a unique index or of a foreign key. */
const Violation = t.type({ code: t.union([t.literal('23505'), t.literal('23503')]), constraint: t.string })

type Refus = ReferencePrise | CleConnue | EstimationPrise

const ESTIMATION_PRISE: EstimationPrise = { _tag: 'EstimationPrise' }

/** The id ends in the reference, so a clash of either requires another draw. */
const REFUS: Readonly<Record<string, Refus>> = {
  prestations_reference_key: { _tag: 'ReferencePrise' },
  prestations_pkey: { _tag: 'ReferencePrise' },
  cles_idempotence_pkey: { _tag: 'CleConnue' },
  cles_idempotence_prestation_id_fkey: ESTIMATION_PRISE,
}

const refusOf = (failure: PortFailure): PortFailure | Refus =>
  Violation.is(failure.cause) ? (REFUS[failure.cause.constraint] ?? failure) : failure

/** The first version of the quote, without its estimate, which the statement takes from the order. */
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
  ...commande,
  ...commande.contact,
  ...commande.adresse,
  estimation: JSON.stringify(Estimation.encode(commande.estimation)),
  engagement: JSON.stringify(Engagement.encode(commande.engagement)),
  ...versionBindings(commande),
  ...(O.toNullable(idempotence) ?? { cle: null, empreinte: null }),
  clientId: randomUUID(),
  clef: clefDeCommande(commande),
  societe: clefDeSociete(commande.engagement.acheteur),
  clefDuClient: clefDeClient({ ...commande.contact, ...commande.adresse }),
  nomDeTri: nomDeTri(commande.contact.nom),
  auteurs: histoire.map(({ auteur }) => auteur),
  faits: histoire.map(({ fait }) => JSON.stringify(Fait.encode(fait))),
  annee: anneeDe(dateParis(commande.creeLe)),
})

const NumeroRow = t.strict({ numeroDevis: NumeroDevis })

const numeroManquant = (origine: Origine | null): PortFailure | Refus =>
  origine?.exclusive === true ? ESTIMATION_PRISE : portFailure(PORT)(new Error('an order without a quote number'))

const CommandeRow = joined(t.strict({ empreinte: t.string }), PrestationRow, ({ empreinte }, prestation) => ({
  empreinte,
  prestation,
}))

const PAR_CLE = `
select cle.empreinte, ${PRESTATION_COLUMNS}
from cles_idempotence cle join prestations p on p.id = cle.prestation_id
where cle.cle = :cle`

const ENREGISTRER = prepared('enregistrer_commande', ENREGISTRER_COMMANDE)

export const commandes = (knex: Knex): Pick<PrestationStore, 'enregistrer' | 'parCle'> => ({
  enregistrer: (commande, idempotence, origine = null, histoire = commandeeSurLeSite(commande.creeLe)) =>
    pipe(
      retryConflicts(query(PORT, () => ask(knex, ENREGISTRER, toBindings(commande, idempotence, origine, histoire)))),
      TE.mapLeft(refusOf),
      TE.flatMapEither(decodeRows(PORT, NumeroRow)),
      TE.flatMap(([row]) => (row ? TE.right(row) : TE.left(numeroManquant(origine)))),
      TE.map(({ numeroDevis }) => ({ ...commande, numeroDevis })),
    ),
  parCle: (cle) => oneOrNone(knex, PORT, CommandeRow, PAR_CLE, { cle }),
})
