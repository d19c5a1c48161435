import { describe, expect, it } from 'vitest'
import { PIECES_MAX as PIECES_D_AVENANT_MAX } from '#domain/devis/composer-avenant'
import { MINUTES_MAX, PIECES_MAX } from '#domain/facturation/saisie'
import { euros } from '#domain/shared/montant'
import { PRIX_DE_PIECE_DETACHEE_MAX, QUANTITE_MAX } from './etat-de-piece-detachee.ts'

const ENTIER_MAX = 2 ** 31 - 1

describe('the parts that are sold', () => {
  it('are as many in an invoice as in an amendment that was accepted', () => {
    expect(PIECES_MAX).toBeGreaterThanOrEqual(PIECES_D_AVENANT_MAX)
  })

  it('leave a total that can be stored, with a day of work twice the dearest rate', () => {
    const travail = (MINUTES_MAX / 60) * 2 * euros(100)
    expect(PIECES_MAX * QUANTITE_MAX * PRIX_DE_PIECE_DETACHEE_MAX + travail).toBeLessThan(ENTIER_MAX)
  })
})
