import { describe, expect, it } from 'vitest'
import { unMotDePasse } from '#domain/compte/compte.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import type { Hasher } from './hasher.ts'

const LONG = `Aa1${'x'.repeat(77)}`

export const describeHasher = (name: string, make: () => Hasher): void => {
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
      const hasher = make()
      const empreinte = hasher.empreinte('devis', 'texte')
      expect(hasher.correspond(usage, texte, empreinte)).toBe(false)
    })

    it.each([
      ['an empty hash', () => ''],
      ['a shortened hash', (empreinte: string) => empreinte.slice(0, -1)],
      ['a lengthened hash', (empreinte: string) => `${empreinte}=`],
      ['a hash of letters beyond ASCII', (empreinte: string) => 'é'.repeat(empreinte.length)],
    ])('refuses %s', (_, change) => {
      const hasher = make()
      expect(hasher.correspond('devis', 'texte', change(hasher.empreinte('devis', 'texte')))).toBe(false)
    })
  })

  describe(`${name}: the hash of a content`, () => {
    it('is its SHA-256 in hexadecimal, the same for a text and its bytes', () => {
      const attendue = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881'
      expect(make().empreinteDeContenu('x')).toBe(attendue)
      expect(make().empreinteDeContenu(new TextEncoder().encode('x'))).toBe(attendue)
    })
  })

  describe(`${name}: the hash of a password`, () => {
    it('recognises its password, whoever asks, and is not out of date', async () => {
      const empreinte = await reussir(make().hacher(unMotDePasse('Été 1987 😀')))
      expect(await reussir(make().verifier(unMotDePasse('Été 1987 😀'), empreinte))).toBe(true)
      expect(make().estPerimee(empreinte)).toBe(false)
    })

    it.each([
      ['in another case', 'Sapin de 1987', 'sapin de 1987'],
      ['with a blank more', 'Sapin de 1987', 'Sapin de 1987 '],
      ['with its accents apart', '\u00c9t\u00e9 de 1987', 'E\u0301te\u0301 de 1987'],
      ['that differs after 72 letters', `${LONG}a`, `${LONG}b`],
      ['that differs after a NUL', 'Sapin\0a', 'Sapin\0b'],
    ])('refuses a password %s', async (_, motDePasse, autre) => {
      const hasher = make()
      const empreinte = await reussir(hasher.hacher(unMotDePasse(motDePasse)))
      expect(await reussir(hasher.verifier(unMotDePasse(autre), empreinte))).toBe(false)
    })

    it('is another one each time', async () => {
      const hasher = make()
      const empreintes = [await reussir(hasher.hacher(unMotDePasse())), await reussir(hasher.hacher(unMotDePasse()))]
      expect(new Set(empreintes).size).toBe(2)
    })

    it('of nobody refuses every password', async () => {
      expect(await reussir(make().verifier(unMotDePasse(), null))).toBe(false)
    })

    it('that is unreadable is a failure, which says nothing of the password', async () => {
      const echec = await echouer(make().verifier(unMotDePasse('Sapin de 1987'), 'illisible'))
      expect(echec).toMatchObject({ _tag: 'PortFailure', port: 'hasher' })
      expect(String(echec.cause)).not.toContain('Sapin')
    })
  })
}
