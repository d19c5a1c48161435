import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { uneDeclaration } from './declaration.fixture.ts'
import { parseReferenceCitee, referenceVisee } from './declaration.ts'
import { REFERENCE_CITEE_MAX } from './longueurs.ts'

describe('the order that a declaration names', () => {
  it.each(['PREST-7K3QXA', 'prest-7k3qxa', ' PREST 7K3QXA ', '7k3qxa', '« PREST-7K3QXA »', '7K3-QXA'])(
    'is found in %j',
    (reference) => {
      expect(referenceVisee(uneDeclaration({ reference }).reference)).toBe('PREST-7K3QXA')
    },
  )

  it.each(['DEV-2026-0001', 'PREST-7K3QX', 'ma commande', '—'])('is none of ours in %j', (reference) => {
    expect(referenceVisee(uneDeclaration({ reference }).reference)).toBeNull()
  })
})

describe('the fields of a declaration', () => {
  it('take any words for the order, on one line', () => {
    expect(parseReferenceCitee('ma commande\r\nde mardi')).toEqual(E.right('ma commande de mardi'))
  })

  it('say what is missing or too long', () => {
    expect(parseReferenceCitee('')).toEqual(E.left('Indiquez la référence de votre commande.'))
    expect(E.isLeft(parseReferenceCitee('x'.repeat(REFERENCE_CITEE_MAX + 1)))).toBe(true)
  })
})
