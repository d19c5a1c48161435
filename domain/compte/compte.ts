import type { Adresse } from '../client/adresse.ts'
import type { Contact } from '../client/contact.ts'
import type { Email } from '../client/email.ts'
import { closedList } from '../shared/value.ts'

export type SessionRequise = { readonly _tag: 'SessionRequise' }

export type AccesRefuse = { readonly _tag: 'AccesRefuse' }

/** The password sent by mail opens only the form that replaces it. */
export type MotDePasseTemporaireActif = { readonly _tag: 'MotDePasseTemporaireActif' }

export const SESSION_REQUISE: SessionRequise = { _tag: 'SessionRequise' }
export const ACCES_REFUSE: AccesRefuse = { _tag: 'AccesRefuse' }
export const MOT_DE_PASSE_TEMPORAIRE_ACTIF: MotDePasseTemporaireActif = { _tag: 'MotDePasseTemporaireActif' }

const ROLES = ['client', 'admin'] as const

export type Role = (typeof ROLES)[number]

export const Role = closedList('Role', ROLES, 'Rôle inconnu.')

export type SecretTemporaire = { readonly empreinte: string; readonly expireLe: Date }

export type Personne = Contact & Adresse & { readonly id: string; readonly role: Role; readonly creeLe: Date }

export type Compte = Personne & {
  /** Version of the session tokens. Increasing it ends all open sessions. */
  readonly jetonVersion: number
  readonly motDePasse: string | null
  readonly temporaire: SecretTemporaire | null
}

/** An account is an admin by its role, or by an address that the settings name. */
export const estAdmin = ({ role, email }: Pick<Compte, 'role' | 'email'>, adminEmails: readonly Email[]): boolean =>
  role === 'admin' || adminEmails.includes(email)

export type ClientInconnu = { readonly _tag: 'ClientInconnu' }

export const CLIENT_INCONNU: ClientInconnu = { _tag: 'ClientInconnu' }

export type IdentifiantsIncorrects = { readonly _tag: 'IdentifiantsIncorrects' }

export const IDENTIFIANTS_INCORRECTS: IdentifiantsIncorrects = { _tag: 'IdentifiantsIncorrects' }

const MINUTE_S = 60

/** Lifetime of a session, in seconds. A stolen token works no longer than that; a password change ends it sooner. */
export const DUREE_SESSION_S = { client: 120 * MINUTE_S, admin: 12 * 60 * MINUTE_S, temporaire: 30 * MINUTE_S } as const

export type GenreDeSession = keyof typeof DUREE_SESSION_S

export type Secret = 'choisi' | 'temporaire'

/** With a temporary password even an admin may only open the form that replaces it. */
export const genreDeSession = (secret: Secret, admin: boolean): GenreDeSession => {
  if (secret === 'temporaire') return 'temporaire'
  return admin ? 'admin' : 'client'
}
