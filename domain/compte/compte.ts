import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import type { Email } from '#domain/client/email'
import { closedList } from '#domain/shared/closed-list'

const ROLES = ['client', 'admin'] as const

export type Role = (typeof ROLES)[number]

export const Role = closedList('Role', ROLES, 'Rôle inconnu.')

/** A password sent by mail, as stored: its keyed hash and its expiry. */
export type SecretTemporaire = { readonly empreinte: string; readonly expireLe: Date }

/** Somebody who has ordered, or who runs the business. */
export type Personne = Contact & Adresse & { readonly id: string; readonly role: Role; readonly creeLe: Date }

export type Compte = Personne & {
  /** Increased to end the open sessions. */
  readonly jetonVersion: number
  /** The slow hash of the password that the client chose; `null` until then. */
  readonly motDePasse: string | null
  readonly temporaire: SecretTemporaire | null
}

/** An account is an admin by its role, or by an address that the settings name. */
export const estAdmin = ({ role, email }: Pick<Compte, 'role' | 'email'>, adminEmails: readonly Email[]): boolean =>
  role === 'admin' || adminEmails.includes(email)

/** No such account. */
export type ClientInconnu = { readonly _tag: 'ClientInconnu' }

export const CLIENT_INCONNU: ClientInconnu = { _tag: 'ClientInconnu' }
