import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { siConnu } from './si-connu.ts'

const refus = (code: string): CallFailure => ({
  _tag: 'Refus',
  status: 404,
  code,
  message: '',
  champs: {},
  data: undefined,
  attendre: null,
})

const lire = siConnu('MESSAGE_INCONNU')

describe('a record that an address names', () => {
  it('is what the server answers', () => {
    expect(lire(E.right('le message'))).toEqual(E.right('le message'))
  })

  it('is nothing when the server knows none', () => {
    expect(lire(E.left(refus('MESSAGE_INCONNU')))).toEqual(E.right(null))
  })

  it.each([{ _tag: 'Reseau' } as const, refus('ACCES_REFUSE')])('is unknown after %j', (echec) => {
    expect(lire(E.left(echec))).toEqual(E.left(echec))
  })
})
