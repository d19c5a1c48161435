import { describe, expect, it } from 'vitest'
import { conseilTelephone } from './conseil-telephone.ts'

describe('conseilTelephone', () => {
  it.each(['04 84 12 34 56', '+33 9 12 34 56 78', '0148123456'])(
    'advises about %s, which the order refuses',
    (texte) => {
      expect(conseilTelephone(texte)).toContain('06, 07 ou 03')
    },
  )

  it.each(['06 12 34 56 78', '+33384000000', '0033712345678'])('says nothing of %s, which the order takes', (texte) => {
    expect(conseilTelephone(texte)).toBeNull()
  })

  it.each(['', '06 12', 'abc'])('leaves «%s» to the error of the form', (texte) => {
    expect(conseilTelephone(texte)).toBeNull()
  })
})
