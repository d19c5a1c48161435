import * as TE from '#fp/TaskEither'
import type { JournalNouvelles } from '#application/ports/journal-nouvelles'
import { dejaStable, genreDeSuite, genreDEvenement, type Nouvelle } from '#domain/nouvelles/nouvelle'
import type { MemoryStore } from './memory-store.ts'

/** A piece of news with its place among those of the same order or thread. */
type Placee = readonly [place: string, nouvelle: Nouvelle]

const desPrestations = ({ evenements, prestations }: MemoryStore): readonly Placee[] =>
  [...evenements].flatMap(([id, faits]) => {
    const titre = prestations.get(id)?.prestation.reference
    return titre === undefined
      ? []
      : faits.map((evenement, rang): Placee => [
          `${id} ${rang}`,
          { genre: genreDEvenement(evenement), id, titre, le: evenement.le },
        ])
  })

const desMessages = ({ messages }: MemoryStore): readonly Placee[] =>
  [...messages.values()].flatMap(({ message: { id, nom: titre, creeLe }, reponses }) => [
    [id, { genre: 'message', id, titre, le: creeLe }] satisfies Placee,
    ...reponses.flatMap(({ auteur, le }, rang): readonly Placee[] => {
      const genre = genreDeSuite(auteur)
      return genre === null ? [] : [[`${id} ${rang}`, { genre, id, titre, le }]]
    }),
  ])

/** What happened, in memory, in the order in which it was first seen. The cursor counts what was told for good. */
export const makeMemoryJournalNouvelles = (store: MemoryStore): JournalNouvelles => {
  const vues = new Map<string, Nouvelle>()
  const voir = (): readonly Nouvelle[] => {
    const nouvelles = [...desPrestations(store), ...desMessages(store)].filter(([place]) => !vues.has(place))
    for (const [place, nouvelle] of nouvelles.toSorted(([, a], [, b]) => a.le.getTime() - b.le.getTime())) {
      vues.set(place, nouvelle)
    }
    return [...vues.values()]
  }
  return {
    depuis: (curseur, instant) =>
      TE.fromIO(() => {
        const toutes = voir()
        const stable = dejaStable(instant)
        const connu = curseur !== null && /^\d{1,9}$/.test(curseur) && Number(curseur) <= toutes.length
        const depuis = connu ? Number(curseur) : toutes.findLastIndex(({ le }) => le <= stable) + 1
        const nouvelles = toutes.slice(depuis)
        const jeune = nouvelles.findIndex(({ le }) => le > stable)
        return { nouvelles, curseur: String(depuis + (jeune === -1 ? nouvelles.length : jeune)), suite: false }
      }),
  }
}
