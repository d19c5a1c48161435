import { CHEMIN_PRESTATIONS } from '../espace/chemins.ts'
import type { ClientConnecte } from '../session/client-connecte.ts'

export const CHEMIN_CHANGEMENT = '/changer-mot-de-passe'
export const CHEMIN_ADMIN = '/admin'

/** Pages that whoever has just logged in has no more use for. */
const DEPASSES = ['/login', '/reset-password', CHEMIN_CHANGEMENT]

/** Any origin does: only what stays inside of it is kept. */
const ICI = 'https://ici.invalid'

/** The path asked for before the login; `null` unless it is one of this site. */
export const lireRetour = (retour: string | null): string | null => {
  if (retour === null || !retour.startsWith('/') || !URL.canParse(retour, ICI)) return null
  const { origin, pathname, search, hash } = new URL(retour, ICI)
  return origin === ICI && !DEPASSES.includes(pathname) ? `${pathname}${search}${hash}` : null
}

/** First the change of a temporary password; then the page asked for, the owner's side, or the client area. */
export const destinationDe = (
  { temporaire, admin }: Pick<ClientConnecte, 'temporaire' | 'admin'>,
  retour: string | null,
): string => {
  if (temporaire) return CHEMIN_CHANGEMENT
  return lireRetour(retour) ?? (admin ? CHEMIN_ADMIN : CHEMIN_PRESTATIONS)
}
