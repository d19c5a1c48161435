import { describe, expect, it } from 'vitest'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { mentionsLegales } from './mentions-legales.ts'

const hebergeur = (telephone: string): string => {
  const entreprise = uneEntreprise()
  return JSON.stringify(mentionsLegales({ ...entreprise, hebergeur: { ...entreprise.hebergeur, telephone } }))
}

describe('the legal notices', () => {
  it('write the number of the host as they write the others', () => {
    expect(hebergeur('+33184000001')).toContain('01\u00a084\u00a000\u00a000\u00a001')
  })

  it('leave a number of another country as it was given', () => {
    expect(hebergeur('+49 30 901820')).toContain('+49 30 901820')
  })
})
