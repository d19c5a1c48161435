import type { NomComplet } from '#domain/client/nom'

/** No such estimate, or it was deleted. */
export type EstimationInconnue = { readonly _tag: 'EstimationInconnue' }

export const ESTIMATION_INCONNUE: EstimationInconnue = { _tag: 'EstimationInconnue' }

/** An estimate can be ordered only once. */
export type EstimationDejaCommandee = { readonly _tag: 'EstimationDejaCommandee' }

export const ESTIMATION_DEJA_COMMANDEE: EstimationDejaCommandee = { _tag: 'EstimationDejaCommandee' }

/** The mail address belongs to an account with another name, which would then show the order. */
export type CompteDUnAutre = { readonly _tag: 'CompteDUnAutre'; readonly nom: NomComplet }
