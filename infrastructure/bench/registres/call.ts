import type { Ground } from './ground.ts'

/** A call of the owner; answers what goes out. */
export type Call = (ground: Ground) => Promise<string>

/**
 * A page of the screens. Where the small database has fewer matches, a call asks both for as many as that, so that the
 * answers that are compared are as long as one another.
 */
const LIMITE = 25

type Choix = Readonly<Record<string, string | number>>

/** A list at an address, and how it is asked for. */
export const listeA =
  (chemin: string) =>
  (choix: Choix = {}): Call =>
  ({ panel }) => {
    const demande = Object.entries({ limite: LIMITE, ...choix }).map(([nom, valeur]): [string, string] => [
      nom,
      String(valeur),
    ])
    return panel(`${chemin}?${new URLSearchParams(demande).toString()}`)
  }
