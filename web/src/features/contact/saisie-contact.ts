import { PIEGE } from '#adapters/http/contract/pages'

/** In the order of the form: the first one at fault receives the focus. */
export const CHAMPS_CONTACT = ['nom', 'email', 'message'] as const

export type ChampContact = (typeof CHAMPS_CONTACT)[number]

/** The form as typed, nothing checked. */
export type SaisieContact = Readonly<Record<ChampContact | typeof PIEGE, string>>

/** A sentence for each field at fault. */
export type ErreursContact = Partial<Readonly<Record<ChampContact, string>>>

/** What the fields hold now: the page itself keeps what is typed, even before its script runs. */
export const lireSaisie = (form: HTMLFormElement): SaisieContact => {
  const donnees = new FormData(form)
  const texte = (nom: string): string => {
    const valeur = donnees.get(nom)
    return typeof valeur === 'string' ? valeur : ''
  }
  return { nom: texte('nom'), email: texte('email'), message: texte('message'), [PIEGE]: texte(PIEGE) }
}

/** The sentences about fields that this form has. */
export const erreursDe = (champs: Readonly<Record<string, string>>): ErreursContact =>
  Object.fromEntries(CHAMPS_CONTACT.flatMap((champ) => (champs[champ] === undefined ? [] : [[champ, champs[champ]]])))

export const premierFautif = (erreurs: ErreursContact): ChampContact | null =>
  CHAMPS_CONTACT.find((champ) => erreurs[champ] !== undefined) ?? null
