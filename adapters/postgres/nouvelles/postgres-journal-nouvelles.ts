import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { JournalNouvelles, LotDeNouvelles } from '#application/ports/journal-nouvelles'
import { type PortFailure } from '#application/shared/port-failure'
import {
  dejaStable,
  type GenreDeNouvelle,
  genreDeSuite,
  genreDEvenement,
  type Nouvelle,
} from '#domain/nouvelles/nouvelle'
import { Auteur, Fait } from '#domain/prestation/evenement'
import { Instant, many, one } from '../query.ts'
import { DEPUIS, PLACES } from './nouvelles-sql.ts'
import { advancePlaces, boundPlaces, Places, readPlaces, type Source, writePlaces } from './places.ts'

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
