import type { DisposableDomains } from '#application/ports/disposable-domains'

/** The domains it is given, and no other. */
export const makeMemoryDisposableDomains = (domaines: readonly string[] = ['yopmail.com']): DisposableDomains => ({
  contient: (domaine) => domaines.includes(domaine),
})
