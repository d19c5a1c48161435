import * as t from 'io-ts'
import * as O from '#fp/Option'

/** How far each source was read: nothing at or before its place can come to light any more. */
export const Places = t.readonly(t.strict({ evenement: t.string, message: t.string, reponse: t.string }))

export type Places = t.TypeOf<typeof Places>

export type Source = keyof Places

const FORME = /^(\d{1,18})\.(\d{1,18})\.(\d{1,18})$/

export const writePlaces = ({ evenement, message, reponse }: Places): string => `${evenement}.${message}.${reponse}`

/** None for a text that was never a cursor. */
export const readPlaces = (curseur: string): O.Option<Places> => {
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
export const advancePlaces = (places: Places, lues: readonly Lue[], stable: Date): Places => {
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
export const boundPlaces = (places: Places, dernieres: Places): Places => ({
  evenement: borner(places.evenement, dernieres.evenement),
  message: borner(places.message, dernieres.message),
  reponse: borner(places.reponse, dernieres.reponse),
})
