import { useState } from 'react'

/** The rows that were chosen, and the one that a range begins at. */
export type Choix = { readonly clefs: ReadonlySet<string>; readonly depuis: string | null }

export const AUCUN: Choix = { clefs: new Set(), depuis: null }

/** One row more, or one less. */
export const basculer = ({ clefs }: Choix, clef: string): Choix => {
  const suivantes = new Set(clefs)
  if (!suivantes.delete(clef)) suivantes.add(clef)
  return { clefs: suivantes, depuis: clef }
}

/** All from the row that was chosen last to `clef`, in the order of the list; `clef` alone when that one is gone. */
export const etendre = (choix: Choix, clef: string, ordre: readonly string[]): Choix => {
  const [debut, fin] = [ordre.indexOf(choix.depuis ?? clef), ordre.indexOf(clef)]
  if (debut === -1 || fin === -1) return basculer(choix, clef)
  const plage = ordre.slice(Math.min(debut, fin), Math.max(debut, fin) + 1)
  return { clefs: new Set([...choix.clefs, ...plage]), depuis: choix.depuis ?? clef }
}

/** Every row of the part on the screen; none when all of them are chosen. */
export const toutOuRien = (choix: Choix, ordre: readonly string[]): Choix =>
  ordre.every((clef) => choix.clefs.has(clef)) ? AUCUN : { clefs: new Set(ordre), depuis: null }

export type Selection = {
  /** Of the rows on the screen, in their order. */
  readonly choisies: readonly string[]
  readonly changer: (changement: (avant: Choix) => Choix) => void
}

/** What is chosen of the rows on the screen: a row that left is not. */
export const useSelection = (ordre: readonly string[]): Selection => {
  const [choix, setChoix] = useState(AUCUN)
  return { choisies: ordre.filter((clef) => choix.clefs.has(clef)), changer: setChoix }
}
