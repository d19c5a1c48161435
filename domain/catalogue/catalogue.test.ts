import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { CATALOGUE, designationDuService, SERVICE_REPARATION } from './catalogue.ts'
import { CodecCategorie } from '../../adapters/http/contract/routes/site.ts'
import { dureesProposees } from './duree.ts'
import { trouverService } from './prestation-demandee.ts'

const idDe = (id: string | number) => O.toNullable(trouverService(id))?.id

describe('the catalogue', () => {
  it('numbers its services from 1 to 13, five, three and five', () => {
    expect(CATALOGUE.map((service) => service.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(CATALOGUE.map((service) => service.categorie)).toEqual([
      ...Array.from({ length: 5 }, () => 'depannage'),
      ...Array.from({ length: 3 }, () => 'formation'),
      ...Array.from({ length: 5 }, () => 'installation'),
    ])
    expect(CodecCategorie.decode('autre')).toMatchObject(E.left([{ message: 'Catégorie inconnue.' }]))
  })

  it('describes each service in bullets and names its package', () => {
    expect(CATALOGUE.filter(({ description }) => description.split('\n').length < 2)).toEqual([])
    expect(CATALOGUE.map(({ forfait }) => forfait)).toEqual(
      CATALOGUE.map(({ heuresForfait }) => `Forfait ${heuresForfait}\u00a0h`),
    )
  })

  it('offers at a distance what needs no hands', () => {
    expect(CATALOGUE.filter(({ aDistance }) => aDistance).map(({ id }) => id)).toEqual([3, 5, 6, 7, 8, 13])
  })

  it('knows which service may need parts', () => {
    expect(CATALOGUE.find(({ id }) => id === SERVICE_REPARATION)?.nom).toBe('Réparation')
  })
})

describe('the durations', () => {
  it('are even for trainings, whole hours for the rest and for custom requests', () => {
    expect([6, 7, 8].map(dureesProposees)).toEqual(Array.from({ length: 3 }, () => [2, 4, 6, 8]))
    expect([1, 5, 9, 13, null].map(dureesProposees)).toEqual(Array.from({ length: 5 }, () => [1, 2, 3, 4, 6, 8]))
  })
})

describe('the id of a service', () => {
  it('may be a number or a text, with blanks around', () => {
    expect([5, '5', ' 5 ', '05'].map(idDe)).toEqual([5, 5, 5, 5])
  })

  it('may name its category and its rank in it', () => {
    const ids = ['dep-1', 'dep-5', 'form-1', 'form-3', 'inst-1', 'inst-5']
    expect(ids.map(idDe)).toEqual([1, 5, 6, 8, 9, 13])
  })

  it('is refused outside the catalogue', () => {
    const inconnus = [
      '',
      '0',
      '14',
      '99',
      '-1',
      '1.5',
      '1e1',
      'dep-0',
      'dep-6',
      'form-4',
      'inst-6',
      'dep-',
      'DEP-1',
      'x',
    ]
    expect(inconnus.map(idDe)).toEqual(inconnus.map(() => undefined))
    expect([0, 14, 1.5, Number.NaN].map(idDe)).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('a service on a document', () => {
  it.each([
    [5, 'Réinstallation PC', 'Dépannage – Réinstallation PC'],
    [7, 'Internet', 'Formation – Internet'],
    [9, 'PC', 'Installation – PC'],
    [null, 'Montage d’une baie', 'Montage d’une baie'],
  ])('%s, « %s », is named « %s »', (id, nom, attendu) => {
    expect(designationDuService(id, nom)).toBe(attendu)
  })

  it('never has the name of another', () => {
    const noms = CATALOGUE.map(({ id, nom }) => designationDuService(id, nom))
    expect(new Set(noms).size).toBe(CATALOGUE.length)
  })
})
