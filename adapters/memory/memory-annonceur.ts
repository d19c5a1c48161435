import type { Annonceur } from '#application/ports/annonceur'

/** Announcements within one process. */
export const makeMemoryAnnonceur = (): Annonceur => {
  const ecouteurs = new Set<() => void>()
  return {
    annoncer: () => {
      for (const quand of ecouteurs) quand()
    },
    ecouter: (quand) => {
      const ecouteur = (): void => quand()
      ecouteurs.add(ecouteur)
      return () => {
        ecouteurs.delete(ecouteur)
      }
    },
  }
}
