import { describe, expect, it } from 'vitest'
import { adresseDOnglet, modifierSearch, ongletDe, searchCourante } from './adresse.ts'

const IDS = ['aujourdhui', 'messages']

describe('the address of the panel', () => {
  it('asks for a tab, the first one unless it exists', () => {
    expect(ongletDe('?onglet=messages', IDS)).toBe('messages')
    expect(ongletDe('', IDS)).toBe('aujourdhui')
    expect(ongletDe('?onglet=nulle-part', IDS)).toBe('aujourdhui')
  })

  it('bears what is not empty', () => {
    expect(adresseDOnglet('messages', { q: 'été & co', statut: '' })).toBe(
      '/admin?onglet=messages&q=%C3%A9t%C3%A9+%26+co',
    )
  })

  it('keeps a change that is not drawn yet, and those of a tab that is not shown', () => {
    const dessinee = '?onglet=messages&page=2'
    expect(searchCourante('?onglet=messages&statut=lu', dessinee, 'messages')).toBe('?onglet=messages&statut=lu')
    expect(searchCourante('?onglet=clients&q=box', dessinee, 'messages')).toBe(dessinee)
    expect(searchCourante('', dessinee, 'messages')).toBe(dessinee)
  })

  it('keeps what is not changed', () => {
    expect(modifierSearch('?onglet=messages&q=box&statut=lu', 'messages', { statut: '', page: '2' })).toBe(
      '/admin?onglet=messages&q=box&page=2',
    )
  })
})
