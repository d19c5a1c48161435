import * as TE from '#fp/TaskEither'
import type { JournalNouvelles } from '#application/ports/journal-nouvelles'
import { dejaStable, genreDeSuite, genreDEvenement, type Nouvelle } from '#domain/nouvelles/nouvelle'
import type { MemoryStore } from './memory-store.ts'

const desPrestations = ({ evenements, prestations }: MemoryStore): readonly Nouvelle[] =>
  [...evenements].flatMap(([id, faits]) => {
    const titre = prestations.get(id)?.prestation.reference
    return titre === undefined
      ? []
      : faits.map((evenement) => ({ genre: genreDEvenement(evenement), id, titre, le: evenement.le }))
  })

const desMessages = ({ messages }: MemoryStore): readonly Nouvelle[] =>
  [...messages.values()].flatMap(({ message: { id, nom: titre, creeLe }, reponses }) => [
    { genre: 'message' as const, id, titre, le: creeLe },
    ...reponses.flatMap(({ auteur, le }) => {
      const genre = genreDeSuite(auteur)
      return genre === null ? [] : [{ genre, id, titre, le }]
    }),
  ])

/** What happened, in memory. The cursor is the instant up to which everything was told. */
export const makeMemoryJournalNouvelles = (store: MemoryStore): JournalNouvelles => ({
  depuis: (curseur, instant) =>
    TE.fromIO(() => {
      const stable = dejaStable(instant).getTime()
      const depuis = curseur !== null && /^\d+$/.test(curseur) ? Number(curseur) : stable
      const nouvelles = [...desPrestations(store), ...desMessages(store)]
        .filter(({ le }) => le.getTime() > depuis)
        .toSorted((a, b) => a.le.getTime() - b.le.getTime())
      return { nouvelles, curseur: String(Math.max(depuis, stable)), suite: false }
    }),
})
