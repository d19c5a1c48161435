import type { Saisie } from '../formulaire/envoi.ts'

/** In the order of the form. */
export const CHAMPS_RETRACTATION = ['nom', 'email', 'reference', 'motif'] as const

/** What is being typed is kept by this name. */
export const BROUILLON_DE_RETRACTATION = 'retractation'

export type ChampRetractation = (typeof CHAMPS_RETRACTATION)[number]

export type SaisieRetractation = Saisie<ChampRetractation>

export const SAISIE_VIDE: SaisieRetractation = { nom: '', email: '', reference: '', motif: '' }
