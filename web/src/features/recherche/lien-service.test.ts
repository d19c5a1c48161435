import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '#domain/catalogue/catalogue'
import { rechercher } from '#domain/recherche/rechercher'
import { lienDuService } from './lien-service.ts'

const liens = (terme: string) => rechercher([], CATALOGUE, terme).services.map((trouve) => lienDuService(trouve, terme))

describe('the link of a service that was found', () => {
  it('leads to the service when its name or its first line has the term', () => {
    expect(liens('Réparation')).toEqual(['/services?q=R%C3%A9paration#service-4'])
    expect(liens('sauvegarde de')).toEqual(['/services?q=sauvegarde%20de#service-5'])
  })

  it('leads to the very line after the first', () => {
    expect(liens('mises à jour et remise')).toEqual(['/services?q=mises%20%C3%A0%20jour%20et%20remise#service-5-p2'])
    expect(liens('piece')).toEqual(['/services?q=piece#service-4-p1', '/services?q=piece#service-10-p2'])
  })

  it('keeps signs of the term out of the address', () => {
    expect(lienDuService({ service: CATALOGUE[0]!, ligne: 0, passage: '' }, '#a&b=%')).toBe(
      '/services?q=%23a%26b%3D%25#service-1',
    )
  })
})
