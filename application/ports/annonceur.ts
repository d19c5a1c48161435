/** Tells every instance of the site that there is something new to read. */
export type Annonceur = {
  /** Announces, after the fact is on disk. Never waits and never fails: who listens looks by itself now and then. */
  readonly annoncer: () => void
  /** Calls at each announcement, of any instance, and now and then without one; answers how to stop. */
  readonly ecouter: (quand: () => void) => () => void
}
