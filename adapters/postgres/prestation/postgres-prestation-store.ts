import * as t from 'io-ts'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { Knex } from 'knex'
import type { Chiffres, PrestationStore } from '#application/ports/prestation-store'
import { commandes } from './enregistrer-commande.ts'
import { registre } from './lister-prestations.ts'
import { dossiers } from './modifier-dossier.ts'
import { pipe } from '#fp/function'
import { pageDe } from '#application/shared/page'
import { PrestationId } from '#domain/prestation/reference'
import { Statut } from '#domain/prestation/statut'
import { many, oneOrNone } from '../query.ts'
import { EvenementRow, SUIVI_COLUMNS, SuiviRow } from './dossier-row.ts'

const PAR_REFERENCE = 'select id from prestations where reference = :reference'

const IdRow = t.strict({ id: PrestationId })

const PORT = 'prestations'

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

const CHIFFRES = `
select statut, cast(count(*) as integer) as nombre
from prestations
where client_id = :clientId
group by statut`

const HistoireRow = t.strict({ id: PrestationId, evenements: t.readonlyArray(EvenementRow) })

const ChiffreRow = t.strict({ statut: Statut, nombre: t.number })

const AUCUNE: Chiffres = { en_attente: 0, en_cours: 0, terminé: 0, annulé: 0 }

const chiffresDuClient = (knex: Knex, clientId: string) =>
  pipe(
    many(knex, PORT, ChiffreRow, CHIFFRES, { clientId }),
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
