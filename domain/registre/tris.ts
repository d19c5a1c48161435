import type * as t from 'io-ts'
import { closedList } from '#domain/shared/value'

type Inverse<Clef extends string> = `${Clef}_inverse`

const deuxSens = <Clef extends string>(clefs: readonly Clef[]): readonly (Clef | Inverse<Clef>)[] =>
  clefs.flatMap((clef) => [clef, `${clef}_inverse` as const])

type SensDeTri<Clef> = { readonly clef: Clef; readonly inverse: boolean }

const SUFFIXE = '_inverse'

export const sensDeTri = <Clef extends string>(tri: Clef | Inverse<Clef>): SensDeTri<Clef> => {
  const inverse = tri.endsWith(SUFFIXE)
  return { clef: (inverse ? tri.slice(0, -SUFFIXE.length) : tri) as Clef, inverse }
}

const CLEFS_DE_PRESTATION = ['recentes', 'a_contacter', 'rendez_vous', 'montant'] as const

export type ClefDePrestation = (typeof CLEFS_DE_PRESTATION)[number]

/** `a_contacter` (earliest deadline of the call first) and `rendez_vous` (latest visit first) leave out orders without such a date. */
export const TriPrestation = closedList('TriPrestation', deuxSens(CLEFS_DE_PRESTATION), 'Tri inconnu.')

export type TriPrestation = t.TypeOf<typeof TriPrestation>

const CLEFS_DE_CLIENT = ['recents', 'nom', 'derniere_commande'] as const

export type ClefDeClient = (typeof CLEFS_DE_CLIENT)[number]

export const TriClient = closedList('TriClient', deuxSens(CLEFS_DE_CLIENT), 'Tri inconnu.')

export type TriClient = t.TypeOf<typeof TriClient>

export const TriMessage = closedList('TriMessage', ['recents', 'anciens'] as const, 'Tri inconnu.')

export type TriMessage = t.TypeOf<typeof TriMessage>

export const Activite = closedList('Activite', ['actifs', 'inactifs'] as const, 'Activité inconnue.')

export type Activite = t.TypeOf<typeof Activite>

export type CurseurInvalide = { readonly _tag: 'CurseurInvalide' }

export const CURSEUR_INVALIDE: CurseurInvalide = { _tag: 'CurseurInvalide' }
