import type { DateCivile } from '#domain/calendrier/date-civile'
import * as t from 'io-ts'
import * as E from '#fp/Either'

const Schema = t.partial({
  enum: t.readonlyArray(t.string),
  examples: t.readonlyArray(t.string),
  minimum: t.number,
  format: t.string,
  anyOf: t.readonlyArray(t.unknown),
})

const Parametre = t.type({ name: t.string, in: t.string, required: t.boolean, schema: t.unknown })

const Lecture = t.type({
  parameters: t.readonlyArray(Parametre),
  security: t.readonlyArray(t.partial({ session: t.readonlyArray(t.string) })),
})

const Documentation = t.type({ paths: t.record(t.string, t.record(t.string, t.unknown)) })

type Parametre = t.TypeOf<typeof Parametre>

/** For the admin alone, as the documentation of the calls says it. */
const estPourAdmin = ({ security }: t.TypeOf<typeof Lecture>): boolean =>
  security.some(({ session }) => session?.includes('admin'))

/** What may stand for a parameter: one of its list, a day, its example, its least, or the id of nothing. */
const valeursDe = ({ schema }: Parametre, jour: DateCivile): readonly string[] => {
  const lu = Schema.decode(schema)
  if (E.isLeft(lu)) return ['essai']
  const { enum: liste, examples = [], minimum = 'essai', format } = lu.right
  return liste ?? [format === 'date' ? jour : (examples[0] ?? String(minimum))]
}

const adressesDe = (path: string, parametres: readonly Parametre[], jour: DateCivile): readonly string[] => {
  const requis = parametres.filter((parametre) => parametre.in === 'path' || parametre.required)
  return requis.reduce<readonly string[]>(
    (adresses, parametre) =>
      valeursDe(parametre, jour).flatMap((valeur) =>
        adresses.map((adresse) => {
          if (parametre.in === 'path') return adresse.replace(`{${parametre.name}}`, encodeURIComponent(valeur))
          return `${adresse}${adresse.includes('?') ? '&' : '?'}${parametre.name}=${encodeURIComponent(valeur)}`
        }),
      ),
    [path],
  )
}

/** Every call that only reads and is for the admin, from the documentation of the site itself; `null` if unreadable. */
export const appelsAEssayer = (documentation: unknown, jour: DateCivile): readonly string[] | null => {
  const lue = Documentation.decode(documentation)
  if (E.isLeft(lue)) return null
  return Object.entries(lue.right.paths).flatMap(([path, methodes]) => {
    const lecture = Lecture.decode(methodes['get'])
    return E.isRight(lecture) && estPourAdmin(lecture.right) ? adressesDe(path, lecture.right.parameters, jour) : []
  })
}
