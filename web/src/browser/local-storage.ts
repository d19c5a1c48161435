/** A browser may forbid its storage: then nothing is kept, and nothing fails. */
export const readLocal = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const writeLocal = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text)
  } catch {
    return
  }
}

export const removeLocal = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}
