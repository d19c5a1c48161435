import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { refuserIdentique } from './changement-mot-de-passe.ts'
import { unMotDePasse } from './compte.fixture.ts'

it('a new password differs from the present one, by a letter at least', () => {
  const ancien = unMotDePasse('Sapin de 1987')
  expect(refuserIdentique(ancien, ancien)).toEqual(E.left({ _tag: 'MotDePasseIdentique' }))
  expect(refuserIdentique(ancien, unMotDePasse('Sapin de 1987 '))).toEqual(E.right('Sapin de 1987 '))
  expect(refuserIdentique(ancien, unMotDePasse('sapin de 1987'))).toEqual(E.right('sapin de 1987'))
})
