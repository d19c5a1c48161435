import { describe, expect, it } from 'vitest'
import { ecrireBrouillonDeFacture, estPerime, lireBrouillonDeFacture } from './brouillon-de-facture.ts'
import { unCadre } from './cadre.fixture.ts'
import { avecPiece, ouvrirSaisie } from './saisie.ts'

const saisie = { ...ouvrirSaisie(unCadre()), pieces: avecPiece([]), accord: 'De vive voix' }
const brouillon = { version: 4, saisie }

describe('an invoice being drawn up', () => {
  it('comes back as it was typed', () => {
    expect(lireBrouillonDeFacture(ecrireBrouillonDeFacture(brouillon))).toEqual(brouillon)
  })

  it('is forgotten once there is none', () => {
    expect([ecrireBrouillonDeFacture(null), lireBrouillonDeFacture('')]).toEqual(['', null])
  })

  it.each(['{', '{"version":4}', '{"version":"4","saisie":{}}', '{"version":4,"saisie":{"heures":1}}'])(
    'is dropped rather than misread: %s',
    (garde) => {
      expect(lireBrouillonDeFacture(garde)).toBeNull()
    },
  )

  it('is of the prestation as it was read', () => {
    expect([estPerime(brouillon, 4), estPerime(brouillon, 5), estPerime(null, 5)]).toEqual([false, true, false])
  })
})
