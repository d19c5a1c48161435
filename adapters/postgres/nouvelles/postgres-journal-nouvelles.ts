import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { JournalNouvelles, LotDeNouvelles } from '#application/ports/journal-nouvelles'
import type { PortFailure } from '#application/shared/port-failure'
import {
  dejaStable,
  type GenreDeNouvelle,
  genreDeSuite,
  genreDEvenement,
  type Nouvelle,
} from '#domain/nouvelles/nouvelle'
import { Auteur, Fait } from '#domain/prestation/evenement'
import { Instant, many, one } from '../query.ts'

/** What the three sources are read by: each row has a number that grows as rows are written, and is walked from a place among these. */
const EVENEMENTS = `
  select 'evenement' as source, cast(e.id as text) as place, e.le, e.auteur, e.detail, p.id, p.reference as titre
  from prestation_evenements e
  join prestations p on p.id = e.prestation_id
  where e.id > least(cast(:evenement as bigint), (select coalesce(max(id), 0) from prestation_evenements))
  order by e.id
  limit :limite`

const MESSAGES = `
  select 'message' as source, cast(m.ordre as text) as place, m.cree_le as le, 'client' as auteur, null as detail, m.id, m.nom as titre
  from messages m
  where m.ordre > least(cast(:message as bigint), (select coalesce(max(ordre), 0) from messages))
  order by m.ordre
  limit :limite`

const REPONSES = `
  select 'reponse' as source, cast(r.ordre as text) as place, r.le, r.auteur, null as detail, m.id, m.nom as titre
  from message_reponses r
  join messages m on m.id = r.message_id
  where r.ordre > least(cast(:reponse as bigint), (select coalesce(max(ordre), 0) from message_reponses))
  order by r.ordre
  limit :limite`

// A restored database may have gone back in its numbers: no place is beyond the last one.
const borne = (source: string, table: string, numero: string): string => `
  select 'borne_${source}' as source, cast(coalesce(max(${numero}), 0) as text) as place, null as le, null as auteur,
    null as detail, null as id, null as titre
  from ${table}`

/** What comes after a place in each source, as much as is asked of each, and the last place of each. */
export const DEPUIS = [
  EVENEMENTS,
  MESSAGES,
  REPONSES,
  borne('evenement', 'prestation_evenements', 'id'),
  borne('message', 'messages', 'ordre'),
  borne('reponse', 'message_reponses', 'ordre'),
]
  .map((lecture) => `(${lecture})`)
  .join(' union all ')

const derniere = (source: string, table: string, numero: string, instant: string): string =>
  `coalesce((select cast(${numero} as text) from ${table} where ${instant} <= :stable order by ${table}.${numero} desc limit 1), '0') as ${source}`

/** The last place of each source that nothing can come before any more: walks back over what is young alone. */
const PLACES = `
  select
    ${derniere('evenement', 'prestation_evenements', 'id', 'le')},
    ${derniere('message', 'messages', 'ordre', 'cree_le')},
    ${derniere('reponse', 'message_reponses', 'ordre', 'le')}`

/** How far each source was read: nothing at or before its place can come to light any more. */
const Places = t.readonly(t.strict({ evenement: t.string, message: t.string, reponse: t.string }))

type Places = t.TypeOf<typeof Places>

type Source = keyof Places

const FORME = /^(\d{1,18})\.(\d{1,18})\.(\d{1,18})$/

const writePlaces = ({ evenement, message, reponse }: Places): string => `${evenement}.${message}.${reponse}`

/** None for a text that was never a cursor. */
const readPlaces = (curseur: string): O.Option<Places> => {
  const [, evenement, message, reponse] = FORME.exec(curseur) ?? []
  return evenement === undefined || message === undefined || reponse === undefined
    ? O.none
    : O.some({ evenement, message, reponse })
}

type Lue = { readonly source: Source; readonly place: string; readonly le: Date }

/** The place after the rows of a source that are old, up to its first young one. */
const avancer = (place: string, lues: readonly Lue[], stable: Date): string => {
  const jeune = lues.findIndex(({ le }) => le > stable)
  return lues.slice(0, jeune === -1 ? lues.length : jeune).at(-1)?.place ?? place
}

/** Where the next reading begins: before everything that is younger than `stable`. */
const advancePlaces = (places: Places, lues: readonly Lue[], stable: Date): Places => {
  const de = (source: Source): string =>
    avancer(
      places[source],
      lues.filter((lue) => lue.source === source),
      stable,
    )
  return { evenement: de('evenement'), message: de('message'), reponse: de('reponse') }
}

const borner = (place: string, derniere: string): string => (BigInt(place) > BigInt(derniere) ? derniere : place)

/** Places that are no further than the last ones there are. */
const boundPlaces = (places: Places, dernieres: Places): Places => ({
  evenement: borner(places.evenement, dernieres.evenement),
  message: borner(places.message, dernieres.message),
  reponse: borner(places.reponse, dernieres.reponse),
})

const PORT = 'nouvelles'

/** Rows of each source in one reading. */
const LIMITE = 1_000

const COMMUN = { place: t.string, le: Instant, id: t.string, titre: t.string }

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

const Borne = t.strict({
  source: t.union([t.literal('borne_evenement'), t.literal('borne_message'), t.literal('borne_reponse')]),
  place: t.string,
})

const estLigne = (rangee: Ligne | t.TypeOf<typeof Borne>): rangee is Ligne => 'le' in rangee

const Rangee = t.union([Ligne, Borne])

const genreDe = (ligne: Ligne): GenreDeNouvelle | null => {
  if (ligne.source === 'message') return 'message'
  return ligne.source === 'reponse'
    ? genreDeSuite(ligne.auteur)
    : genreDEvenement({ auteur: ligne.auteur, fait: ligne.detail })
}

const toNouvelle = (ligne: Ligne): readonly Nouvelle[] => {
  const genre = genreDe(ligne)
  return genre === null ? [] : [{ genre, id: ligne.id, titre: ligne.titre, le: ligne.le }]
}

const placesNow = (knex: Knex, stable: Date): TE.TaskEither<PortFailure, Places> =>
  pipe(one(knex, PORT, Places, PLACES, { stable }))

const SOURCES: readonly Source[] = ['evenement', 'message', 'reponse']

/** Those of a source stand as they were written; a clock only says how two sources fit into one another. */
const dansLOrdre = (lignes: readonly Ligne[]): readonly Ligne[] => {
  const plusTard = new Map<Source, number>()
  return lignes
    .map((ligne) => {
      const le = Math.max(ligne.le.getTime(), plusTard.get(ligne.source) ?? 0)
      plusTard.set(ligne.source, le)
      return { ligne, le }
    })
    .toSorted((a, b) => a.le - b.le)
    .map(({ ligne }) => ligne)
}

const toLot = (de: Places, rangees: readonly t.TypeOf<typeof Rangee>[], stable: Date): LotDeNouvelles => {
  const lignes = rangees.filter(estLigne)
  const derniere = (source: Source): string => rangees.find((une) => une.source === `borne_${source}`)?.place ?? '0'
  const places = boundPlaces(de, {
    evenement: derniere('evenement'),
    message: derniere('message'),
    reponse: derniere('reponse'),
  })
  const apres = advancePlaces(places, lignes, stable)
  const pleine = SOURCES.some(
    (source) => lignes.filter((ligne) => ligne.source === source).length === LIMITE && apres[source] !== places[source],
  )
  const nouvelles = dansLOrdre(lignes).flatMap(toNouvelle)
  return { nouvelles, curseur: writePlaces(apres), suite: pleine }
}

/** What happened, read from the tables of PostgreSQL by the numbers of their rows: it costs an order nothing. */
export const makePostgresJournalNouvelles = (knex: Knex): JournalNouvelles => ({
  depuis: (curseur, instant) => {
    const stable = dejaStable(instant)
    const places = O.flatMap(readPlaces)(O.fromNullable(curseur))
    return pipe(
      O.isSome(places) ? TE.right(places.value) : placesNow(knex, stable),
      TE.bindTo('places'),
      TE.bind('rangees', ({ places: lieux }) => many(knex, PORT, Rangee, DEPUIS, { ...lieux, limite: LIMITE })),
      TE.map(({ places: lieux, rangees }) => toLot(lieux, rangees, stable)),
    )
  },
})
