import { describe, expect, it } from 'vitest'
import { SAISIE_VIDE } from '../../features/commande/saisie.ts'
import { ecrireAppel, lireAppel } from './appel-garde.ts'

describe('a call that is being typed', () => {
  it('comes back as it was', () => {
    const appel = { ...SAISIE_VIDE, nom: 'Jeanne', notes: 'Rappeler mardi.' }
    expect(lireAppel(ecrireAppel(appel))).toEqual(appel)
  })

  it.each(['', 'null', '{', '{"nom":"Jeanne"}', ecrireAppel(null)])('is none in %j', (texte) => {
    expect(lireAppel(texte)).toBeNull()
  })
})
