const waiting = new Set<(reprise: boolean) => void>()

/** Waits for the end of the login that stands over the page; several calls wait for the same one. */
export const attendreReconnexion = (): Promise<boolean> => new Promise((resolve) => void waiting.add(resolve))

/** Lets the waiting calls go on with the new session, or give up. */
export const finirReconnexion = (reprise: boolean): void => {
  const resolves = [...waiting]
  waiting.clear()
  resolves.forEach((resolve) => resolve(reprise))
}
