/** Who is logged in, as far as the screens choose what to show; the server decides what is allowed. */
export type ClientConnecte = {
  readonly nom: string
  readonly email: string
  readonly telephone: string
  readonly adresse: string
  readonly codePostal: string
  readonly ville: string
  readonly admin: boolean
  /** Logged in with the password of a mail, which only opens the form that replaces it. */
  readonly temporaire: boolean
}

const parse = (stored: string): unknown => {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** From the stored text, which anything may have written; what is no client is a visitor. */
export const clientConnecte = (stored: string | null): ClientConnecte | null => {
  const client = stored === null ? null : parse(stored)
  if (typeof client !== 'object' || client === null) return null
  const { role, isAdmin, motDePasseTemporaire, ...champs } = client as Readonly<Record<string, unknown>>
  return {
    nom: text(champs['nom']),
    email: text(champs['email']),
    telephone: text(champs['telephone']),
    adresse: text(champs['adresse']),
    codePostal: text(champs['codePostal']),
    ville: text(champs['ville']),
    admin: role === 'admin' || isAdmin === true,
    temporaire: motDePasseTemporaire === true,
  }
}
