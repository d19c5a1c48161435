import { describe, expect, it } from 'vitest'
import { uneLigne } from './facture.fixture.ts'
import { estDeFraisSeuls, objetDesFrais } from './ligne-facturee.ts'

const travail = uneLigne()
const absence = uneLigne({ genre: 'frais', designation: 'Frais d’absence au rendez-vous du 24 novembre 2026' })
const diagnostic = uneLigne({ genre: 'frais', designation: 'Diagnostic sans suite' })
const trajet = uneLigne({ genre: 'deplacement', designation: 'Déplacement' })
const piece = uneLigne({ genre: 'piece' })

describe('an invoice of fees alone', () => {
  it.each([
    [[absence], true],
    [[absence, diagnostic, trajet], true],
    [[travail, absence], false],
    [[piece, absence], false],
    [[travail], false],
    [[trajet], false],
    [[], false],
  ])('case %#: %s', (lignes, attendu) => {
    expect(estDeFraisSeuls(lignes)).toBe(attendu)
  })

  it('has its fees as subject', () => {
    expect(objetDesFrais([trajet, absence, diagnostic])).toBe(
      'Frais d’absence au rendez-vous du 24 novembre 2026, Diagnostic sans suite',
    )
  })
})
