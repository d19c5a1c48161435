import { describe, expect, it } from 'vitest'
import { TriPrestation } from '#domain/registre/tris'
import { estFiltree, rechercheDe } from './queries.ts'
import { sortDe, triDeSort } from './tri.ts'

const dans =
  (parametres: Readonly<Record<string, string>>) =>
  (nom: string): string =>
    parametres[nom] ?? ''

describe('the list of prestations, by its address', () => {
  it('is everything, newest first, unless asked otherwise', () => {
    const recherche = rechercheDe(dans({}), null)
    expect(recherche).toEqual({ q: '', statut: null, priorite: null, tri: 'recentes', curseur: null })
    expect(estFiltree(recherche)).toBe(false)
  })

  it('ignores what is not one of its values', () => {
    expect(rechercheDe(dans({ statut: 'fini', priorite: 'haute', tri: 'nom' }), null)).toEqual(
      rechercheDe(dans({}), null),
    )
  })

  it('bears search, filters, sort and page', () => {
    const recherche = rechercheDe(dans({ q: 'dole', statut: 'annulé', priorite: 'urgente', tri: 'montant' }), 'suite')
    expect(recherche).toEqual({ q: 'dole', statut: 'annulé', priorite: 'urgente', tri: 'montant', curseur: 'suite' })
    expect(estFiltree(recherche)).toBe(true)
  })

  it.each(TriPrestation.values)('is led by the column of %s', (tri) => {
    expect(triDeSort(sortDe(tri))).toBe(tri)
  })
})
