import * as TE from '#fp/TaskEither'
import { identity, pipe } from '#fp/function'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import {
  type Curseur,
  type PageDeRegistre,
  type PageDeRegistreDemandee,
  pageDe,
  type Total,
  totalDe,
  totalExact,
} from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import { many, orNull } from './query.ts'

type Valeur = string | number | Date | null | readonly string[]

type Valeurs = Readonly<Record<string, Valeur>>

type Sens = 'asc' | 'desc'

export const autreSens = (sens: Sens): Sens => (sens === 'asc' ? 'desc' : 'asc')

type Condition = string | null

/** The SQL parts of a register. They call the table `r`. */
export type Liste = {
  readonly source: string
  readonly conditions: readonly Condition[]
  readonly valeurs: Valeurs
  readonly id: string
  readonly clef: string
  readonly type: 'text' | 'timestamptz' | 'integer'
  readonly sens: Sens
  readonly contient: string
  readonly mots: readonly string[]
  /** True if a filter other than words applies: the list is then scanned, not counted from an index. */
  readonly filtree?: boolean
}

type Places = { readonly places: readonly Curseur[]; readonly total: Total }

const motifDe = (mot: string): string => `%${mot.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Writes a sort key for a cursor; an instant as whole milliseconds. */
const ecrire = ({ type }: Liste): string =>
  type === 'timestamptz'
    ? 'cast(cast(round(extract(epoch from x.clef) * 1000) as bigint) as text)'
    : 'cast(x.clef as text)'

const lire = ({ type }: Liste): string =>
  type === 'timestamptz'
    ? `timestamptz 'epoch' + cast(:clef as bigint) * interval '1 millisecond'`
    : `cast(:clef as ${type})`

// Scans the table once, so that sorting by amount or searching a rare word takes no longer than any other list.
const sqlDe = (liste: Liste, { limite, curseur }: PageDeRegistreDemandee): string => {
  const { source, id, clef, sens, conditions, contient, mots } = liste
  const voulues = [...conditions, ...mots.map((_, rang) => contient.replaceAll(':motif', `:motif${rang}`))]
  const apres = curseur === null ? 'true' : `(f.clef, f.id) ${sens === 'asc' ? '>' : '<'} (${lire(liste)}, :id)`
  return `
    with trouvees as materialized (
      select ${id} as id, ${clef} as clef
      from ${source}
      where ${voulues.filter((une) => une !== null).join(' and ') || 'true'}
    )
    select n.comptes, x.id, ${ecrire(liste)} as clef
    from (select cast(count(*) as integer) as comptes from trouvees) as n
    left join (
      select f.id, f.clef from trouvees f
      where ${apres}
      order by f.clef ${sens}, f.id ${sens}
      limit ${limite + 1}
    ) as x on true
    order by x.clef ${sens}, x.id ${sens}`
}

const PlaceRow = t.strict({
  comptes: t.number,
  id: orNull(t.string),
  clef: orNull(t.string),
})

export const lireListe = (
  knex: Knex,
  port: string,
  liste: Liste,
  page: PageDeRegistreDemandee,
): TE.TaskEither<PortFailure, Places> => {
  const motifs = Object.fromEntries(liste.mots.map((mot, rang) => [`motif${rang}`, motifDe(mot)]))
  const valeurs = { ...liste.valeurs, ...motifs, clef: page.curseur?.clef ?? null, id: page.curseur?.id ?? null }
  const totalDeListe = liste.mots.length > 0 || liste.filtree === true ? totalDe : totalExact
  return pipe(
    many(knex, port, PlaceRow, sqlDe(liste, page), valeurs),
    TE.map((rows) => ({
      places: rows.flatMap(({ id, clef }) => (id === null || clef === null ? [] : [{ id, clef }])),
      total: totalDeListe(rows[0]?.comptes ?? 0),
    })),
  )
}

export const lirePage = <A>(
  knex: Knex,
  port: string,
  liste: Liste,
  page: PageDeRegistreDemandee,
  lire: (ids: readonly string[]) => TE.TaskEither<PortFailure, readonly A[]>,
): TE.TaskEither<PortFailure, PageDeRegistre<A>> =>
  pipe(
    lireListe(knex, port, liste, page),
    TE.map(({ places, total }) => pageDe(places, page.limite, total, identity)),
    TE.bindTo('trouvees'),
    TE.bind('elements', ({ trouvees }) =>
      trouvees.elements.length === 0 ? TE.right([]) : lire(trouvees.elements.map(({ id }) => id)),
    ),
    TE.map(({ trouvees, elements }) => ({ ...trouvees, elements })),
  )
