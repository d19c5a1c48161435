import { describe, expect, it } from 'vitest'
import { TriClient } from '#domain/registre/tris'
import { estFiltree, rechercheDe, sortDe, triDeSort } from './recherche.ts'

const adresse = (search: string) => (nom: string) => new URLSearchParams(search).get(nom) ?? ''

describe('the list of clients', () => {
  it('is what the address asks for', () => {
    expect(rechercheDe(adresse('q=dupont&activite=inactifs&tri=nom'), null)).toEqual({
      q: 'dupont',
      activite: 'inactifs',
      tri: 'nom',
      curseur: null,
    })
  })

  it('is everybody, the newest first, when the address asks for what does not exist', () => {
    const recherche = rechercheDe(adresse('activite=perdus&tri=age'), null)
    expect(recherche).toEqual({ q: '', activite: null, tri: 'recents', curseur: null })
    expect(estFiltree(recherche)).toBe(false)
  })

  it('is narrowed by the order that leaves out those who never ordered', () => {
    expect(estFiltree(rechercheDe(adresse('tri=derniere_commande'), null))).toBe(true)
  })

  it.each(TriClient.values)('reads the order %s back from its column', (tri) => {
    expect(triDeSort(sortDe(tri))).toBe(tri)
  })
})
