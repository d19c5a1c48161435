import { expect, it } from 'vitest'
import { verifierMessage } from './verifier-message.ts'

it('names every field at fault', () => {
  expect(verifierMessage({ sujet: ' ', message: 'Court' })).toMatchObject({
    left: {
      sujet: 'Veuillez indiquer le sujet de votre message.',
      message: 'Merci de détailler votre demande (minimum 10 caractères).',
    },
  })
})

it('lets a complete message through, without the blanks around', () => {
  expect(verifierMessage({ sujet: ' Ma box ', message: ' Elle clignote depuis hier. ' })).toMatchObject({
    right: { sujet: 'Ma box', message: 'Elle clignote depuis hier.' },
  })
})
