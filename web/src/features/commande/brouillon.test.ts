import { describe, expect, it } from 'vitest'
import { uneEstimation } from '#domain/tarification/estimation.fixture'
import { ecrireBrouillon, ecrireConfirmation, lireBrouillon, lireConfirmation } from './brouillon.ts'
import { uneConfirmation, uneSaisie, unFormulaire } from './commande.fixture.ts'
import { estimee } from './etat.ts'

const depart = unFormulaire({ envois: [{ cle: 'k1', contenu: 'a' }] })

describe('lireBrouillon', () => {
  it('brings the form back as it was typed, without its errors', () => {
    const texte = ecrireBrouillon({ ...depart, erreurs: { nom: 'Nom ?' }, enCours: true })
    expect(lireBrouillon(texte)).toEqual(depart)
  })

  it('brings the estimate back with the keys already used', () => {
    const etat = { ...estimee(depart, uneEstimation(), false), estimationId: '01M7W2Y7M00000000000000001' }
    expect(lireBrouillon(ecrireBrouillon({ ...etat, enCours: true }))).toEqual(etat)
  })

  it('goes back to the form when what was typed no longer passes the rules', () => {
    const etat = estimee(unFormulaire({ saisie: uneSaisie({ nom: 'X' }) }), uneEstimation(), false)
    expect(lireBrouillon(ecrireBrouillon(etat))?.etape).toBe('formulaire')
  })

  it.each([null, '', 'null', '{', '{"version":0}', '{"version":2,"saisie":{"service":5}}'])(
    'trusts nothing that it did not write: %s',
    (texte) => {
      expect(lireBrouillon(texte)).toBeNull()
    },
  )

  it('keeps no draft once ordered', () => {
    const { saisie, origine, envois } = depart
    expect(ecrireBrouillon({ etape: 'commande', saisie, origine, envois, confirmation: uneConfirmation() })).toBeNull()
  })
})

describe('lireConfirmation', () => {
  it('brings the ticket back, and nothing else', () => {
    expect(lireConfirmation(ecrireConfirmation(uneConfirmation()))).toEqual(uneConfirmation())
    expect(lireConfirmation('{"reponse":{}}')).toBeNull()
  })
})
