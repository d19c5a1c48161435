import type * as t from 'io-ts'
import { closedList } from '#domain/shared/closed-list'

type Inverse<Clef extends string> = `${Clef}_inverse`

/** Each sort key, ascending and descending. */
const deuxSens = <Clef extends string>(clefs: readonly Clef[]): readonly (Clef | Inverse<Clef>)[] =>
  clefs.flatMap((clef) => [clef, `${clef}_inverse` as const])

/** The key of a sort, and whether it is reversed. */
export type SensDeTri<Clef> = { readonly clef: Clef; readonly inverse: boolean }

const SUFFIXE = '_inverse'

export const sensDeTri = <Clef extends string>(tri: Clef | Inverse<Clef>): SensDeTri<Clef> => {
  const inverse = tri.endsWith(SUFFIXE)
  return { clef: (inverse ? tri.slice(0, -SUFFIXE.length) : tri) as Clef, inverse }
}

const CLEFS_DE_PRESTATION = ['recentes', 'a_contacter', 'rendez_vous', 'montant'] as const

export type ClefDePrestation = (typeof CLEFS_DE_PRESTATION)[number]

/**
 * `recentes`: newest first. `a_contacter`: those without a date, the nearest deadline of the call first. `rendez_vous`:
 * those with a visit proposed or agreed, the latest visit first. `montant`: dearest first. `a_contacter` and
 * `rendez_vous` leave the other orders out.
 */
export const TriPrestation = closedList('TriPrestation', deuxSens(CLEFS_DE_PRESTATION), 'Tri inconnu.')

export type TriPrestation = t.TypeOf<typeof TriPrestation>

const CLEFS_DE_CLIENT = ['recents', 'nom', 'derniere_commande'] as const

export type ClefDeClient = (typeof CLEFS_DE_CLIENT)[number]

/** `recents`: newest first. `nom`: alphabetical. `derniere_commande`: those who ordered, the latest order first. */
export const TriClient = closedList('TriClient', deuxSens(CLEFS_DE_CLIENT), 'Tri inconnu.')

export type TriClient = t.TypeOf<typeof TriClient>

/** `recents`: newest first. `anciens`: oldest first. */
export const TriMessage = closedList('TriMessage', ['recents', 'anciens'] as const, 'Tri inconnu.')

export type TriMessage = t.TypeOf<typeof TriMessage>

/** A client is active with at least one prestation. */
export const Activite = closedList('Activite', ['actifs', 'inactifs'] as const, 'Activité inconnue.')

export type Activite = t.TypeOf<typeof Activite>

/** Invalid cursor: made for another sort, or not made by the site. */
export type CurseurInvalide = { readonly _tag: 'CurseurInvalide' }

export const CURSEUR_INVALIDE: CurseurInvalide = { _tag: 'CurseurInvalide' }
