import type { NomComplet } from '#domain/client/nom'

export type EstimationInconnue = { readonly _tag: 'EstimationInconnue' }

export const ESTIMATION_INCONNUE: EstimationInconnue = { _tag: 'EstimationInconnue' }

export type EstimationDejaCommandee = { readonly _tag: 'EstimationDejaCommandee' }

export const ESTIMATION_DEJA_COMMANDEE: EstimationDejaCommandee = { _tag: 'EstimationDejaCommandee' }

export type CompteDUnAutre = { readonly _tag: 'CompteDUnAutre'; readonly nom: NomComplet }
