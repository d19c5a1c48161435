/** Who is logged in, as far as the screens choose what to show; the server decides what is allowed. */
export type ClientConnecte = { readonly nom: string; readonly admin: boolean }

const parse = (stored: string): unknown => {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

/** From the stored text, which anything may have written; what is no client is a visitor. */
export const clientConnecte = (stored: string | null): ClientConnecte | null => {
  const client = stored === null ? null : parse(stored)
  if (typeof client !== 'object' || client === null) return null
  const { nom, role, isAdmin } = client as Readonly<Record<string, unknown>>
  return { nom: typeof nom === 'string' ? nom : '', admin: role === 'admin' || isAdmin === true }
}
