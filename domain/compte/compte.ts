import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import type { Email } from '#domain/client/email'
import { closedList } from '#domain/shared/closed-list'

const ROLES = ['client', 'admin'] as const

export type Role = (typeof ROLES)[number]

export const Role = closedList('Role', ROLES, 'Rôle inconnu.')

export type SecretTemporaire = { readonly empreinte: string; readonly expireLe: Date }

export type Personne = Contact & Adresse & { readonly id: string; readonly role: Role; readonly creeLe: Date }

export type Compte = Personne & {
  /** Increased to end the open sessions. */
  readonly jetonVersion: number
  readonly motDePasse: string | null
  readonly temporaire: SecretTemporaire | null
}

/** An account is an admin by its role, or by an address that the settings name. */
export const estAdmin = ({ role, email }: Pick<Compte, 'role' | 'email'>, adminEmails: readonly Email[]): boolean =>
  role === 'admin' || adminEmails.includes(email)

export type ClientInconnu = { readonly _tag: 'ClientInconnu' }

export const CLIENT_INCONNU: ClientInconnu = { _tag: 'ClientInconnu' }
