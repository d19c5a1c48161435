import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import type { NouvellesDepuis } from '#application/ports/ports'
import { genreDeSuite, genreDEvenement, type Nouvelle } from '#domain/nouvelles/nouvelle'
import { Auteur, Fait } from '#domain/prestation/evenement'
import { Instant, many } from '../query.ts'

/** The number of the last row of a source at an instant: walks backwards over younger rows only. */
const derniere = (numero: string, table: string, instant: string): string =>
  `coalesce((select ${numero} from ${table} where ${instant} <= :instant order by ${numero} desc limit 1), 0)`

/** The rows written since. Each name is looked up separately: a join would read every order. */
export const DEPUIS = `
  select 'evenement' as source, e.le, e.auteur, e.detail, e.prestation_id as id,
    (select reference from prestations where id = e.prestation_id) as titre, e.id as rang
  from prestation_evenements e
  where e.id > ${derniere('id', 'prestation_evenements', 'le')}
  union all
  select 'message', m.cree_le, 'client', null, m.id, m.nom, m.ordre
  from messages m
  where m.ordre > ${derniere('ordre', 'messages', 'cree_le')}
  union all
  select 'reponse', r.le, r.auteur, null, r.message_id, (select nom from messages where id = r.message_id), r.ordre
  from message_reponses r
  where r.ordre > ${derniere('ordre', 'message_reponses', 'le')}
  order by le, rang`

const COMMUN = { le: Instant, id: t.string, titre: t.string }

const Ligne = t.union([
  t.strict({ ...COMMUN, source: t.literal('evenement'), auteur: Auteur, detail: Fait }),
  t.strict({ ...COMMUN, source: t.literal('message') }),
  t.strict({
    ...COMMUN,
    source: t.literal('reponse'),
    auteur: t.union([t.literal('client'), t.literal('entreprise')]),
  }),
])

type Ligne = t.TypeOf<typeof Ligne>

const genreDe = (ligne: Ligne): Nouvelle['genre'] | null => {
  if (ligne.source === 'message') return 'message'
  return ligne.source === 'reponse'
    ? genreDeSuite(ligne.auteur)
    : genreDEvenement({ auteur: ligne.auteur, fait: ligne.detail })
}

const toNouvelle = (ligne: Ligne): readonly Nouvelle[] => {
  const genre = genreDe(ligne)
  return genre === null ? [] : [{ genre, id: ligne.id, titre: ligne.titre, le: ligne.le }]
}

export const makePostgresNouvellesDepuis =
  (knex: Knex): NouvellesDepuis =>
  (instant) =>
    pipe(
      many(knex, 'nouvelles', Ligne, DEPUIS, { instant }),
      TE.map((lignes) => lignes.flatMap(toNouvelle)),
    )
