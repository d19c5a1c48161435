import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import {
  type ChoixDeService,
  designerPrestation,
  nomDeLaDemande,
  possibleADistance,
  serviceIdDeLaDemande,
} from './prestation-demandee.ts'

const unChoix = (overrides: Partial<ChoixDeService> = {}): ChoixDeService => ({
  serviceId: null,
  serviceName: 'Reprise de diapositives',
  serviceDescription: 'Environ 200 vues',
  ...overrides,
})

const resume = (choix: ChoixDeService) => {
  const demande = designerPrestation(choix)
  if (E.isLeft(demande)) return demande.left._tag
  return [serviceIdDeLaDemande(demande.right), nomDeLaDemande(demande.right), possibleADistance(demande.right)]
}

describe('what a client asks for', () => {
  it('is a service of the catalogue under its own name, whatever name comes with the id', () => {
    expect(resume(unChoix({ serviceId: 'dep-4' }))).toEqual([4, 'Réparation', false])
    expect(resume(unChoix({ serviceId: '13', serviceName: '' }))).toEqual([13, 'Logiciels', true])
  })

  it('is a custom request in the words of the client when there is no id', () => {
    expect(resume(unChoix())).toEqual([null, 'Reprise de diapositives', true])
  })

  it('is unknown with an id outside the catalogue, or with neither id nor name', () => {
    expect(
      [unChoix({ serviceId: '14' }), unChoix({ serviceId: '' }), unChoix({ serviceName: '' })].map(resume),
    ).toEqual(['ServiceInconnu', 'ServiceInconnu', 'ServiceInconnu'])
  })
})
