import { describe, expect, it } from 'vitest'
import { texteRestant } from './texte-restant.ts'

describe('texteRestant', () => {
  it('is nothing once all that was typed is recorded', () => {
    expect(texteRestant(' Rappeler mardi.\n', 'Rappeler mardi.')).toBe('')
  })

  it('keeps what was typed while the note was on its way', () => {
    expect(texteRestant('Rappeler mardi. Digicode 4521', 'Rappeler mardi.')).toBe('Rappeler mardi. Digicode 4521')
  })
})
