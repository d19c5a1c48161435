import type { NouvelleReply } from '#adapters/http/contract/routes/nouvelles'

/** News told before are told again after a cut: only so many are remembered. */
const MEMOIRE = 500

const clefDe = ({ genre, id, le }: NouvelleReply): string => `${genre} ${id} ${le}`

/** Lets each piece of news through once. */
export const makeUneSeuleFois = (): ((nouvelle: NouvelleReply) => boolean) => {
  const connues = new Set<string>()
  return (nouvelle) => {
    const clef = clefDe(nouvelle)
    if (connues.has(clef)) return false
    connues.add(clef)
    const [ancienne] = connues
    if (connues.size > MEMOIRE && ancienne !== undefined) connues.delete(ancienne)
    return true
  }
}
