import { describe, expect, it } from 'vitest'
import { uneEstimation } from '#domain/tarification/estimation.fixture'
import { accorderAlUrl } from './accorder-url.ts'
import { cheminDEtape, estLeFormulaire, etapeDuChemin } from './chemins.ts'
import { choixDeLUrl } from './choix-url.ts'
import { uneConfirmation, unFormulaire } from './commande.fixture.ts'
import { estimee, formulaire } from './etat.ts'

const depart = unFormulaire()
const estimation = estimee(depart, uneEstimation(), false)
const choix = (id: string) => choixDeLUrl(id, new URLSearchParams())

describe('accorderAlUrl', () => {
  it('makes going back the same as Modify', () => {
    expect(accorderAlUrl(estimation, 'formulaire', null, null)).toEqual({
      evenements: [{ type: 'modifier' }],
      repli: false,
    })
  })

  it.each(['estimation', 'commande'] as const)('falls back from %s without its data, and says so', (etape) => {
    expect(accorderAlUrl(depart, etape, null, null)).toEqual({
      evenements: [{ type: 'prevenir', avis: 'etape_sans_donnees' }],
      repli: true,
    })
  })

  it('shows a kept confirmation again', () => {
    const confirmation = uneConfirmation()
    expect(accorderAlUrl(depart, 'commande', null, confirmation)).toEqual({
      evenements: [{ type: 'retrouver', confirmation }],
      repli: false,
    })
  })

  it('applies the service of an address once, not over a later choice', () => {
    expect(accorderAlUrl(depart, 'formulaire', choix('5'), null).evenements).toEqual([])
    expect(accorderAlUrl(depart, 'formulaire', choix('4'), null).evenements).toEqual([
      { type: 'choisir', choix: choix('4') },
    ])
    expect(accorderAlUrl(formulaire(estimation), 'formulaire', choix('5'), null).evenements).toEqual([])
  })
})

describe('chemins', () => {
  it.each([
    ['/commander', 'formulaire'],
    ['/commander-prestation', 'formulaire'],
    ['/commande/informations', 'formulaire'],
    ['/commande/estimation', 'estimation'],
    ['/commande/confirmation', 'commande'],
    ['/commanderPrestation/4/informations', 'formulaire'],
    ['/commanderPrestation/4/estimation', 'estimation'],
    ['/commanderPrestation/4/validation', 'commande'],
  ])('reads the step of %s', (chemin, etape) => {
    expect(etapeDuChemin(chemin)).toBe(etape)
  })

  it('knows the first step from the rest of the site', () => {
    expect(['/commander', '/commanderPrestation/4/informations'].every(estLeFormulaire)).toBe(true)
    expect(['/services', '/commande/estimation', '/commandes'].some(estLeFormulaire)).toBe(false)
  })

  it('stays in the family of the address while it tells the truth about the service', () => {
    expect(cheminDEtape('commande', 'dep-5', { service: '5' })).toBe('/commanderPrestation/5/validation')
    expect(cheminDEtape('estimation', '4', { service: '5' })).toBe('/commande/estimation')
    expect(cheminDEtape('commande', undefined, { service: '5' })).toBe('/commande/confirmation')
  })
})
