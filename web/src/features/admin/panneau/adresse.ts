import { CHEMIN_ADMIN } from '../../connexion/destination.ts'

/** What an address changes; an empty text takes the parameter away. */
export type Changements = Readonly<Record<string, string>>

/** The address of a tab with its own parameters. */
export const adresseDOnglet = (onglet: string, parametres: Changements = {}): string => {
  const search = new URLSearchParams({ onglet })
  for (const [nom, valeur] of Object.entries(parametres)) if (valeur !== '') search.set(nom, valeur)
  return `${CHEMIN_ADMIN}?${search.toString()}`
}

/** The tab that an address asks for; the first one when it asks for none that exists. */
export const ongletDe = (search: string, ids: readonly string[]): string => {
  const demande = new URLSearchParams(search).get('onglet')
  return ids.find((id) => id === demande) ?? ids[0] ?? ''
}

/**
 * The query that a change starts from: the one of the bar while it is of the same tab. What was drawn may be a moment
 * older, and would lose the change before.
 */
export const searchCourante = (barre: string, dessinee: string, onglet: string): string =>
  new URLSearchParams(barre).get('onglet') === onglet ? barre : dessinee

/** The same address with some parameters changed. */
export const modifierSearch = (search: string, onglet: string, changements: Changements): string => {
  const parametres = Object.fromEntries(new URLSearchParams(search))
  return adresseDOnglet(onglet, { ...parametres, onglet, ...changements })
}
