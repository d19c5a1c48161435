import { parseDateCivile } from '#domain/calendrier/date-civile'
import { lundiDeSemaine, semaineIso } from '#domain/agenda/semaine'
import * as E from '#fp/Either'
import * as O from '#fp/Option'

const RACINE = '/admin'

/** The places of the workplace, in the order of its rail, and the parameter that stands in their path. */
const DANS_LE_CHEMIN = {
  aujourdhui: null,
  prestations: 'id',
  agenda: 'semaine',
  messages: 'id',
  clients: 'id',
  factures: 'numero',
  estimations: 'id',
  comptabilite: null,
  diagnostics: null,
} as const

export type NomDeLieu = keyof typeof DANS_LE_CHEMIN

export const NOMS_DE_LIEU = Object.keys(DANS_LE_CHEMIN) as readonly NomDeLieu[]

/** Filters, page, open record of a place, by their names; an empty text is as good as none. */
export type Parametres = Readonly<Record<string, string>>

export type Lieu = { readonly nom: NomDeLieu; readonly parametres: Parametres }

/** An address as the router gives it, or the bar of the browser. */
export type Adresse = { readonly pathname: string; readonly search: string }

const estLieu = (nom: string): nom is NomDeLieu => Object.hasOwn(DANS_LE_CHEMIN, nom)

/** The week of a date is named in the path; what is no date names none. */
const versLeChemin = (nom: NomDeLieu, valeur: string): string => {
  if (nom !== 'agenda') return valeur
  const date = parseDateCivile(valeur)
  return E.isLeft(date) ? '' : semaineIso(date.right)
}

/** A week is known by its Monday. */
const duChemin = (nom: NomDeLieu, segment: string): string =>
  nom === 'agenda' ? O.getOrElse((): string => '')(lundiDeSemaine(segment)) : segment

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The address of a place: `/admin`, `/admin/prestations/PREST-7K3QXA?proposer=1`, `/admin/agenda/2026-W48`. */
export const adresseDuLieu = (nom: NomDeLieu, parametres: Parametres = {}): string => {
  const clef = DANS_LE_CHEMIN[nom]
  const ouvert = clef === null ? '' : versLeChemin(nom, parametres[clef] ?? '')
  const search = new URLSearchParams(
    Object.entries(parametres).filter(([autre, valeur]) => autre !== clef && valeur !== ''),
  )
  const chemin = [RACINE, nom === 'aujourdhui' ? '' : nom, encodeURIComponent(ouvert)].filter((partie) => partie !== '')
  return search.size === 0 ? chemin.join('/') : `${chemin.join('/')}?${search.toString()}`
}

/** The place of an address; `null` for an address that leads to none. */
export const lireLieu = ({ pathname, search }: Adresse): Lieu | null => {
  const [premier = '', segment = '', ...reste] = pathname.slice(RACINE.length + 1).split('/')
  const nom = premier === '' ? 'aujourdhui' : premier
  if (!pathname.startsWith(RACINE) || !estLieu(nom) || premier === 'aujourdhui' || reste.length > 0) return null
  const clef = DANS_LE_CHEMIN[nom]
  const demandes = Object.fromEntries(new URLSearchParams(search))
  if (segment === '') return { nom, parametres: demandes }
  return clef === null ? null : { nom, parametres: { ...demandes, [clef]: duChemin(nom, decode(segment)) } }
}

/** Where an address of the tabs of before leads now; `null` for one of today. */
export const adresseDAujourdhui = ({ pathname, search }: Adresse): string | null => {
  const { onglet, ...parametres } = Object.fromEntries(new URLSearchParams(search))
  if (onglet === undefined || pathname !== RACINE) return null
  return estLieu(onglet) ? adresseDuLieu(onglet, parametres) : RACINE
}

/** A place with some parameters changed; an empty text takes one away. */
export const modifierLieu = ({ nom, parametres }: Lieu, changements: Parametres): string =>
  adresseDuLieu(nom, { ...parametres, ...changements })

/**
 * The place that a change starts from: the one of the bar, since what was drawn may be a moment older and would lose the
 * change before; `null` when the bar stands at another one.
 */
export const lieuCourant = (barre: Adresse, dessine: Lieu): Lieu | null => {
  const lieu = lireLieu(barre)
  return lieu?.nom === dessine.nom ? lieu : null
}
