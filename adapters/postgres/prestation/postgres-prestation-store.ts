import * as t from 'io-ts'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { Knex } from 'knex'
import type {
  Chiffres,
  ChoixDePrestations,
  PrestationStore,
  EstimationPrise,
  Origine,
  ReferencePrise,
  CleConnue,
  Idempotence,
} from '#application/ports/prestation-store'
import { dossiers } from './modifier-dossier.ts'
import { pipe } from '#fp/function'
import { pageDe, totalDe } from '#application/shared/page'
import { PrestationId, NumeroDevis } from '#domain/prestation/reference'
import { Statut } from '#domain/prestation/statut'
import { many, oneOrNone, ask, decodeRows, joined, prepared, query } from '../query.ts'
import {
  DOSSIER_COLUMNS,
  DossierRow,
  EvenementRow,
  SUIVI_COLUMNS,
  SuiviRow,
  PRESTATION_COLUMNS,
  PrestationRow,
} from './dossier-row.ts'
import { type ClefDePrestation, sensDeTri } from '#domain/registre/tris'
import { laisserExpirer } from '#domain/rendez-vous/dossier'
import { autreSens, lirePage, type Liste } from '../liste.ts'
import { randomUUID } from 'node:crypto'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { premiereVersion } from '#domain/devis/version-de-devis'
import { Engagement } from '#domain/prestation/engagement'
import { type Evenement, Fait } from '#domain/prestation/evenement'
import { commandeeSurLeSite } from '#domain/prestation/commande'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { clefDeClient, clefDeCommande, clefDeSociete, nomDeTri } from '#domain/recherche/clefs'
import { Estimation } from '#domain/tarification/estimation'
import { retryConflicts } from '../in-transaction.ts'

const PORT = 'prestations'

// The clock decides if a date is held: an expired one keeps its statut until somebody else wants its time.
const TENUE = "(v.statut = 'accepte' or v.statut = 'propose' and v.expire_le > :instant)"

// Waiting orders without a held date. At sequence 0 none was ever proposed; the others are counted one by one, since a join would read every date.
const SANS_DATE = `r.statut = 'en_attente' and (
  r.sequence = 0 or (select count(*) from rendez_vous v where v.prestation_id = r.id and ${TENUE}) = 0
)`

/** Prestations with the date of their visit: the agreed one, else the first that is proposed. */
export const AVEC_VISITE = `prestations r join (
  select distinct on (v.prestation_id) v.prestation_id, v.debut
  from rendez_vous v
  where ${TENUE}
  order by v.prestation_id, v.statut, v.debut
) as visite on visite.prestation_id = r.id`

const A_CONTACTER = `${SANS_DATE} and r.appelee_le is null`

type Tri = Pick<Liste, 'source' | 'clef' | 'type' | 'sens'> & { readonly restreinte: string | null }

const TOUTES = { source: 'prestations r', restreinte: null }

const TRIS: Readonly<Record<ClefDePrestation, Tri>> = {
  recentes: { ...TOUTES, clef: 'r.id', type: 'text', sens: 'desc' },
  a_contacter: { ...TOUTES, clef: 'r.contact_avant', type: 'timestamptz', sens: 'asc', restreinte: SANS_DATE },
  rendez_vous: { ...TOUTES, source: AVEC_VISITE, clef: 'visite.debut', type: 'timestamptz', sens: 'desc' },
  montant: { ...TOUTES, clef: 'r.total_net', type: 'integer', sens: 'desc' },
}

const toListe = ({ tri, statut, priorite, mots }: ChoixDePrestations, instant: Date): Liste => {
  const { clef, inverse } = sensDeTri(tri)
  const { restreinte, ...ordre } = TRIS[clef]
  return {
    ...ordre,
    sens: inverse ? autreSens(ordre.sens) : ordre.sens,
    id: 'r.id',
    conditions: [
      restreinte,
      statut === null ? null : 'r.statut = :statut',
      priorite === null ? null : 'r.priorite = :priorite',
    ],
    valeurs: { statut, priorite, instant },
    contient: 'r.recherche like :motif',
    mots,
    filtree: priorite !== null,
  }
}

const PAR_IDS = `
select ${DOSSIER_COLUMNS}
from unnest(cast(:ids as text[])) with ordinality as places (id, rang) join prestations p on p.id = places.id
order by places.rang`

export const CHIFFRES = `
with a_contacter as (select r.contact_avant from prestations r where ${A_CONTACTER})
select statut, cast(count(*) as integer) as nombre,
  (select cast(count(*) as integer) from a_contacter) as "aContacter",
  (select cast(count(*) as integer) from a_contacter where contact_avant < :instant) as "enRetard"
from prestations
group by statut`

const ChiffresRow = t.strict({ statut: Statut, nombre: t.number, aContacter: t.number, enRetard: t.number })

const registre = (knex: Knex): Pick<PrestationStore, 'lister' | 'chiffres'> => ({
  lister: (choix, instant) =>
    pipe(
      lirePage(knex, PORT, toListe(choix, instant), choix.page, (ids) =>
        many(knex, PORT, DossierRow, PAR_IDS, { ids }),
      ),
      TE.map((page) => ({ ...page, elements: page.elements.map((dossier) => laisserExpirer(dossier, instant)) })),
    ),
  chiffres: (instant) =>
    pipe(
      many(knex, PORT, ChiffresRow, CHIFFRES, { instant }),
      TE.map((rows) => {
        const combien = (statut: Statut): number => rows.find((row) => row.statut === statut)?.nombre ?? 0
        return {
          parStatut: {
            en_attente: combien('en_attente'),
            en_cours: combien('en_cours'),
            terminé: combien('terminé'),
            annulé: combien('annulé'),
          },
          aContacter: totalDe(rows[0]?.aContacter ?? 0),
          enRetard: totalDe(rows[0]?.enRetard ?? 0),
        }
      }),
    ),
})

const PAR_REFERENCE = 'select id from prestations where reference = :reference'

const IdRow = t.strict({ id: PrestationId })

const SUIVI = `select ${SUIVI_COLUMNS} from prestations p where p.id = :id`

const HISTOIRES = `
select e.prestation_id as id,
  jsonb_agg(jsonb_build_object('le', e.le, 'auteur', e.auteur, 'fait', e.detail) order by e.id) as evenements
from prestation_evenements e
where e.prestation_id = any(cast(:ids as text[]))
group by e.prestation_id`

const DU_CLIENT = `
select ${SUIVI_COLUMNS}
from prestations p
where p.client_id = :clientId and (cast(:curseur as text) is null or p.id < :curseur)
order by p.id desc
limit :lignes`

const CHIFFRES_DU_CLIENT = `
select statut, cast(count(*) as integer) as nombre
from prestations
where client_id = :clientId
group by statut`

const HistoireRow = t.strict({ id: PrestationId, evenements: t.readonlyArray(EvenementRow) })

const ChiffreRow = t.strict({ statut: Statut, nombre: t.number })

const AUCUNE: Chiffres = { en_attente: 0, en_cours: 0, terminé: 0, annulé: 0 }

const chiffresDuClient = (knex: Knex, clientId: string) =>
  pipe(
    many(knex, PORT, ChiffreRow, CHIFFRES_DU_CLIENT, { clientId }),
    TE.map((rows): Chiffres => ({
      ...AUCUNE,
      ...Object.fromEntries(rows.map(({ statut, nombre }) => [statut, nombre])),
    })),
  )

const somme = (chiffres: Chiffres): number => Object.values(chiffres).reduce((total, nombre) => total + nombre, 0)

export const lectures = (
  knex: Knex,
): Pick<PrestationStore, 'parReference' | 'suivi' | 'histoires' | 'duClient' | 'chiffresDuClient'> => ({
  parReference: (reference) =>
    pipe(oneOrNone(knex, PORT, IdRow, PAR_REFERENCE, { reference }), TE.map(O.map(({ id }) => id))),
  suivi: (id) => oneOrNone(knex, PORT, SuiviRow, SUIVI, { id }),
  histoires: (ids) =>
    pipe(
      many(knex, PORT, HistoireRow, HISTOIRES, { ids: [...ids] }),
      TE.map((rows) => new Map(rows.map(({ id, evenements }) => [id, evenements]))),
    ),
  duClient: (clientId, { limite, curseur }) =>
    pipe(
      many(knex, PORT, SuiviRow, DU_CLIENT, { clientId, curseur, lignes: limite + 1 }),
      TE.bindTo('suivis'),
      TE.bind('chiffres', () => chiffresDuClient(knex, clientId)),
      TE.map(({ suivis, chiffres }) => pageDe(suivis, limite, somme(chiffres), ({ dossier }) => dossier.prestation.id)),
    ),
  chiffresDuClient: (clientId) => chiffresDuClient(knex, clientId),
})

export const makePostgresPrestationStore = (knex: Knex): PrestationStore => ({
  ...commandes(knex),
  ...dossiers(knex),
  ...lectures(knex),
  ...registre(knex),
})

// Records an order in one statement. Parts run in the order in which they read one another: first the key, so that a repeated
// request waits for its twin. Foreign keys are checked at the end: a key without an order is so undone. An account has the id
// proposed here only if this statement created it. If the estimate is already ordered, no client and so no order is written.
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

/** The violation of a unique index or of a foreign key. */
const Violation = t.type({ code: t.union([t.literal('23505'), t.literal('23503')]), constraint: t.string })

type Refus = ReferencePrise | CleConnue | EstimationPrise

const ESTIMATION_PRISE: EstimationPrise = { _tag: 'EstimationPrise' }

/** The id ends in the reference: if either exists already, both are drawn again. */
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
