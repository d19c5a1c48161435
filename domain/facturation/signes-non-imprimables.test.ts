import { describe, expect, it } from 'vitest'
import { signesNonImprimables } from './saisie.ts'

describe('signesNonImprimables', () => {
  it.each([
    'Disque SSD 1 To, « neuf » : 89,90 € (−10 %)',
    'Cœur d’été\u00a0: Œuvre № 2 … É',
    'e\u0301crit en deux signes',
    'Ли Юй, Αθήνα',
    '',
  ])('has nothing to say of %j', (texte) => {
    expect(signesNonImprimables(texte)).toEqual([])
  })

  it('names once each sign that paper cannot draw', () => {
    expect(signesNonImprimables('Écran 😀😀 ❤\ufe0f 漢字')).toEqual(['😀', '❤', '漢', '字'])
  })
})
