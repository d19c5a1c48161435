import { describe, expect, it } from 'vitest'
import { ecrireBrouillon, lireBrouillon } from './brouillon.ts'

describe('a text being written', () => {
  it('comes back to who wrote it', () => {
    expect(lireBrouillon(ecrireBrouillon('jeanne@courriel.example', 'Bonjour'), 'jeanne@courriel.example')).toBe(
      'Bonjour',
    )
  })

  it('does not come back to anybody else', () => {
    expect(lireBrouillon(ecrireBrouillon('jeanne@courriel.example', 'Bonjour'), 'paul@courriel.example')).toBe('')
  })

  it.each([null, '', '{"de":1}', 'Bonjour'])('is empty when %j was kept', (garde) => {
    expect(lireBrouillon(garde, 'jeanne@courriel.example')).toBe('')
  })

  it('is forgotten once it is empty', () => {
    expect(ecrireBrouillon('jeanne@courriel.example', '')).toBe('')
  })
})
