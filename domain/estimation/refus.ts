import type { NomComplet } from '#domain/client/nom'

/** No such estimate, or no more. */
export type EstimationInconnue = { readonly _tag: 'EstimationInconnue' }

export const ESTIMATION_INCONNUE: EstimationInconnue = { _tag: 'EstimationInconnue' }

/** One estimate is one order. */
export type EstimationDejaCommandee = { readonly _tag: 'EstimationDejaCommandee' }

export const ESTIMATION_DEJA_COMMANDEE: EstimationDejaCommandee = { _tag: 'EstimationDejaCommandee' }

/** The mail address opens the account of somebody of another name, who would see the order. */
export type CompteDUnAutre = { readonly _tag: 'CompteDUnAutre'; readonly nom: NomComplet }
