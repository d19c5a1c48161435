import { describe, expect, it } from 'vitest'
import { appliquerChoix, choixDeLUrl } from './choix-url.ts'
import { uneSaisie } from './commande.fixture.ts'

const choix = (serviceId: string | undefined, recherche = '') => choixDeLUrl(serviceId, new URLSearchParams(recherche))

describe('choixDeLUrl', () => {
  it.each([
    ['4', ''],
    ['dep-4', ''],
    [undefined, 'service=4'],
    [undefined, 'service=dep-4'],
    [undefined, 'service=reparation'],
    [undefined, 'nom=Réparation'],
  ])('finds service 4 in %s ?%s', (serviceId, recherche) => {
    expect(choix(serviceId, recherche)?.changes).toEqual({ service: '4' })
  })

  it('takes a name and a description without service as a custom request', () => {
    expect(choix(undefined, 'nom=Photos&description=Disque+mort')).toMatchObject({
      changes: { service: 'autre', nomDemande: 'Photos', description: 'Disque mort' },
      inconnu: false,
    })
  })

  it('says that the service of a path is not sold', () => {
    expect(choix('99')).toMatchObject({ changes: {}, inconnu: true })
  })

  it('asks for nothing without a word', () => {
    expect(choix(undefined)).toBeNull()
  })
})

describe('appliquerChoix', () => {
  it('changes the service and keeps what was typed', () => {
    const saisie = uneSaisie({ heuresPersonnalisees: '3' })
    expect(appliquerChoix(saisie, choix('6'))).toEqual({ ...saisie, service: '6', heuresPersonnalisees: '' })
  })
})
