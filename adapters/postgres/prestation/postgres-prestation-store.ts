import * as t from 'io-ts'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { Knex } from 'knex'
import type { Chiffres, ChoixDePrestations, PrestationStore } from '#application/ports/prestation-store'
import { commandes } from './enregistrer-commande.ts'
import { dossiers } from './modifier-dossier.ts'
import { pipe } from '#fp/function'
import { pageDe, totalDe } from '#application/shared/page'
import { PrestationId } from '#domain/prestation/reference'
import { Statut } from '#domain/prestation/statut'
import { many, oneOrNone } from '../query.ts'
import { DOSSIER_COLUMNS, DossierRow, EvenementRow, SUIVI_COLUMNS, SuiviRow } from './dossier-row.ts'
import { type ClefDePrestation, sensDeTri } from '#domain/registre/tris'
import { laisserExpirer } from '#domain/rendez-vous/dossier'
import { autreSens, lirePage, type Liste } from '../liste.ts'

const PORT = 'prestations'

// A date that ran out is only noted when somebody else wants its time: the clock decides, not the statut.
const TENUE = "(v.statut = 'accepte' or v.statut = 'propose' and v.expire_le > :instant)"

// Nothing was proposed at sequence 0. A count is looked up for each of the others; a join would read every date.
const SANS_DATE = `r.statut = 'en_attente' and (
  r.sequence = 0 or (select count(*) from rendez_vous v where v.prestation_id = r.id and ${TENUE}) = 0
)`

/** Prestations with the date of their visit: the agreed one, else the first that waits. */
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
