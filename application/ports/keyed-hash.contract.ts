import { describe, expect, it } from 'vitest'
import type { KeyedHash } from './keyed-hash.ts'

export const describeKeyedHash = (name: string, make: () => KeyedHash): void => {
  describe(`${name}: a keyed hash`, () => {
    it('recognises the text it was made from, whoever asks', () => {
      const empreinte = make().empreinte('devis', 'PREST-é😀')
      expect(make().correspond('devis', 'PREST-é😀', empreinte)).toBe(true)
    })

    it.each([
      ['another text', 'devis', 'autre'],
      ['another purpose', 'lien', 'texte'],
      ['the same letters shared out otherwise', 'devist', 'exte'],
      ['a purpose that imitates the separator', 'devis:', 'texte'],
    ])('refuses %s', (_, usage, texte) => {
      const keyedHash = make()
      const empreinte = keyedHash.empreinte('devis', 'texte')
      expect(keyedHash.correspond(usage, texte, empreinte)).toBe(false)
    })

    it.each([
      ['an empty hash', () => ''],
      ['a shortened hash', (empreinte: string) => empreinte.slice(0, -1)],
      ['a lengthened hash', (empreinte: string) => `${empreinte}=`],
      ['a hash of letters beyond ASCII', (empreinte: string) => 'é'.repeat(empreinte.length)],
    ])('refuses %s', (_, change) => {
      const keyedHash = make()
      expect(keyedHash.correspond('devis', 'texte', change(keyedHash.empreinte('devis', 'texte')))).toBe(false)
    })
  })
}
