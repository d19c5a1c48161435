import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import type { Reference } from '#domain/prestation/reference'
import { codeVerification, formaterCode, lireCode, sceauDe } from './code-verification.ts'

const reference = 'PREST-7K3QXA' as Reference

describe('the code of a document', () => {
  it('is printed in groups of four, and read back however it is typed', () => {
    const code = codeVerification({ reference, sceau: 'T49BCD' })
    expect(formaterCode(code)).toBe('7K3Q-XAT4-9BCD')
    for (const typed of [
      '7K3Q-XAT4-9BCD',
      '7k3qxat49bcd',
      ' 7K3Q XAT4 9BCD ',
      '7k3q-xat4 9bcd\n',
      '7K3Q\u2011XAT4\u20139BCD',
    ]) {
      expect(lireCode(typed)).toEqual(E.right({ reference, sceau: 'T49BCD' }))
    }
  })

  it('is refused when it is too short, too long or made of other signs', () => {
    for (const typed of ['', '7K3QXA', '7K3Q-XAT4-9BC', '7K3Q-XAT4-9BCDE', 'ILOU-XAT4-9BCD', '<script>alert']) {
      expect(lireCode(typed)).toEqual(E.left('CodeIllisible'))
    }
  })

  it('has a seal of six readable characters, another for another hash', () => {
    expect(sceauDe('Zm9vYmFyYmF6cXV4')).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
    expect(sceauDe('Zm9vYmFyYmF6cXV4')).not.toBe(sceauDe('Ym9vYmFyYmF6cXV4'))
  })
})
