/** What must not outlive the tab. A browser may forbid it: then nothing is kept, and nothing fails. */
export const readTab = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** An empty text is forgotten. */
export const writeTab = (key: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    return
  }
}

/** Forgets all that is kept under names that begin alike. */
export const forgetTab = (prefix: string): void => {
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(prefix)))
      sessionStorage.removeItem(key)
  } catch {
    return
  }
}
