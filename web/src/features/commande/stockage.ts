import { ORDER } from '../session/session-store.ts'
import { ecrireBrouillon, ecrireConfirmation, lireBrouillon, lireConfirmation } from './brouillon.ts'
import type { Confirmation } from './confirmation.ts'
import type { Etat } from './etat.ts'

/** `sessionStorage`: personal data must not outlive the tab on a shared computer. */
const BROUILLON = `${ORDER}brouillon`
const CONFIRMATION = `${ORDER}confirmation`

/** A browser may refuse its storage: the order then lives in the page alone. */
const lire = (cle: string): string | null => {
  try {
    return sessionStorage.getItem(cle)
  } catch {
    return null
  }
}

const ecrire = (cle: string, texte: string | null): void => {
  try {
    if (texte === null) sessionStorage.removeItem(cle)
    else sessionStorage.setItem(cle, texte)
  } catch {
    return
  }
}

export const etatGarde = (): Etat | null => lireBrouillon(lire(BROUILLON))

export const confirmationGardee = (): Confirmation | null => lireConfirmation(lire(CONFIRMATION))

/** Keeps the draft, or erases it once ordered and keeps the confirmation instead. */
export const garder = (etat: Etat): void => {
  ecrire(BROUILLON, ecrireBrouillon(etat))
  if (etat.etape === 'commande') ecrire(CONFIRMATION, ecrireConfirmation(etat.confirmation))
}

export const oublierConfirmation = (): void => ecrire(CONFIRMATION, null)
