const decoder = (texte: string): string | undefined => {
  try {
    return decodeURIComponent(texte)
  } catch {
    return undefined
  }
}

/** The name that an answer gives to its file by `Content-Disposition`, else the given one. */
export const nomDeFichier = (contentDisposition: string | null, parDefaut: string): string => {
  const [, etendu] = /filename\*=UTF-8''([^;]+)/i.exec(contentDisposition ?? '') ?? []
  const [, simple] = /filename="?([^";]+)"?/i.exec(contentDisposition ?? '') ?? []
  const nom = etendu === undefined ? simple : decoder(etendu)
  // A name is no path.
  return nom?.split(/[/\\]/).at(-1)?.trim() || parDefaut
}
