import { describe, expect, it } from 'vitest'
import { signesNonImprimables } from '#domain/facturation/saisie'
import { printable, USUAL } from './printable.ts'
import { FONTS } from './theme.ts'

const PLAN_DE_BASE = 0x1_00_00

describe('the letters of our documents', () => {
  it('draw every sign that the form of an invoice lets through', () => {
    const laisses = Array.from({ length: PLAN_DE_BASE }, (_, rang) => String.fromCodePoint(rang))
      .filter((signe) => !/[\p{M}\p{C}\s]/u.test(signe))
      .filter((signe) => signesNonImprimables(signe).length === 0)
    expect(laisses.filter((signe) => printable(signe) !== signe.normalize('NFC'))).toEqual([])
    expect(laisses.length).toBeGreaterThan(500)
  })

  it('draw every usual sign, which is then looked at no more', () => {
    const usual = Array.from({ length: PLAN_DE_BASE }, (_, rang) => rang).filter((rang) =>
      USUAL.test(String.fromCodePoint(rang)),
    )
    const missing = Object.values(FONTS).flatMap((font) => usual.filter((rang) => !font.hasGlyphForCodePoint(rang)))
    expect(missing).toEqual([])
    expect(usual.length).toBeGreaterThan(190)
  })

  it.each([
    [
      'keeps what it can draw',
      'Zoë D’Arc-Ñandú, 1\u00a0238,30\u00a0€\u00a0? Oui\u202f!',
      'Zoë D’Arc-Ñandú, 1\u00a0238,30\u00a0€\u00a0? Oui\u202f!',
    ],
    ['leaves pictures out, with the space around them', '😀 Bonjour 👩‍💻 🇫🇷 merci 👍🏽', 'Bonjour merci'],
    [
      'leaves the sign after a picture where it belongs',
      'Bonjour 😀, merci 👍\u202f! (vite ⏰)',
      'Bonjour, merci\u202f! (vite)',
    ],
    ['leaves a picture out of a word', 'Pa😀nne', 'Panne'],
    ['keeps the figure of a key, and a sign drawn as a picture', '1️⃣ et ©️', '1 et ©'],
    ['writes a question mark for a word in unknown letters', 'Li 李小龙 (שלום)', 'Li ? (?)'],
    ['keeps question marks as they are', 'Quoi\u00a0??', 'Quoi\u00a0??'],
    ['writes styled and wide letters as plain ones', '𝒳 ＡＢ Ⅷ', 'X AB VIII'],
    ['leaves out an accent that no letter of ours wears', 'q\u20d0 x\u0489', 'q x'],
    ['says that there was something', '😀😀', '?'],
    ['adds nothing to nothing', '', ''],
  ])('%s', (_, texte, imprime) => {
    expect(printable(texte)).toBe(imprime)
  })
})
