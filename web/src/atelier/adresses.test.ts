import { describe, expect, it } from 'vitest'
import { adresseDAujourdhui, adresseDuLieu, lieuCourant, lireLieu, modifierLieu } from './adresses.ts'

const lire = (adresse: string) => {
  const [pathname = '', search = ''] = adresse.split('?')
  return lireLieu({ pathname, search })
}

describe('the addresses of the workplace', () => {
  it.each([
    ['/admin', 'aujourdhui', {}],
    ['/admin?jour=2026-11-24', 'aujourdhui', { jour: '2026-11-24' }],
    ['/admin/prestations', 'prestations', {}],
    ['/admin/prestations?statut=en_cours&tri=montant', 'prestations', { statut: 'en_cours', tri: 'montant' }],
    ['/admin/prestations/PREST-7K3QXA?proposer=1', 'prestations', { id: 'PREST-7K3QXA', proposer: '1' }],
    ['/admin/agenda/2026-W48', 'agenda', { semaine: '2026-11-23' }],
    ['/admin/clients/01ABC', 'clients', { id: '01ABC' }],
    ['/admin/factures/FAC-2026-0001', 'factures', { numero: 'FAC-2026-0001' }],
    ['/admin/diagnostics', 'diagnostics', {}],
  ] as const)('%s is a place, which leads back to it', (adresse, nom, parametres) => {
    expect(lire(adresse)).toEqual({ nom, parametres })
    expect(adresseDuLieu(nom, parametres)).toBe(adresse)
  })

  it.each(['/admin/ailleurs', '/admin/aujourdhui', '/admin/comptabilite/2026', '/admin/clients/a/b', '/administrer'])(
    '%s is none',
    (adresse) => {
      expect(lire(adresse)).toBeNull()
    },
  )

  it('bear what is not empty, written so that it comes back', () => {
    const adresse = adresseDuLieu('messages', { q: 'été & co', statut: '', id: 'a/b' })
    expect(adresse).toBe('/admin/messages/a%2Fb?q=%C3%A9t%C3%A9+%26+co')
    expect(lire(adresse)?.parametres).toEqual({ q: 'été & co', id: 'a/b' })
    expect(lire('/admin/messages/%E0')?.parametres).toEqual({ id: '%E0' })
  })

  it('name the week of any of its days, and none for what is no date', () => {
    expect(adresseDuLieu('agenda', { semaine: '2026-11-26' })).toBe('/admin/agenda/2026-W48')
    expect(adresseDuLieu('agenda', { semaine: 'demain' })).toBe('/admin/agenda')
    expect(lire('/admin/agenda/2026-W99')?.parametres).toEqual({ semaine: '' })
  })

  it('of the tabs of before lead to the same screens', () => {
    const menee = (search: string) => adresseDAujourdhui({ pathname: '/admin', search })
    expect(menee('?onglet=prestations&id=01ABC&noter=1')).toBe('/admin/prestations/01ABC?noter=1')
    expect(menee('?onglet=agenda&semaine=2026-11-24')).toBe('/admin/agenda/2026-W48')
    expect(menee('?onglet=aujourdhui&jour=2026-11-24')).toBe('/admin?jour=2026-11-24')
    expect(menee('?onglet=nulle-part')).toBe('/admin')
    expect(menee('?jour=2026-11-24')).toBeNull()
    expect(adresseDAujourdhui({ pathname: '/admin/clients', search: '?onglet=messages' })).toBeNull()
  })

  it('keep what a change does not name, and a change that is not drawn yet', () => {
    const dessine = { nom: 'messages', parametres: { q: 'box', statut: 'lu' } } as const
    expect(modifierLieu(dessine, { statut: '', page: '2' })).toBe('/admin/messages?q=box&page=2')
    const barre = { pathname: '/admin/messages', search: '?q=fibre' }
    expect(lieuCourant(barre, dessine)).toEqual({ nom: 'messages', parametres: { q: 'fibre' } })
    expect(lieuCourant({ pathname: '/admin/clients', search: '?q=fibre' }, dessine)).toBeNull()
  })
})
