import { describe, expect, it } from 'vitest'
import { commence, lireDemande } from './demande.ts'

describe('what is asked for', () => {
  it.each([
    ['Perrard', null, 'Perrard'],
    ['06 12', null, '06 12'],
    ['Proposer une date à Odile Perrard', 'proposer', 'odile perrard'],
    ['proposer perrard', 'proposer', 'perrard'],
    ['Émettre la facture de Perrard', 'facturer', 'perrard'],
    ['Noter l’appel de Perrard', 'noter', 'perrard'],
    ['proposer', 'proposer', ''],
    ['Propst', null, 'Propst'],
    ['facture', null, 'facture'],
    ['facture de Perrard', null, 'perrard'],
    ['les factures d’Odile Perrard', null, 'les factures d’Odile Perrard'],
  ])('%s', (texte, verbe, q) => {
    expect(lireDemande(texte)).toEqual({ verbe, q })
  })

  it('finds names by the beginnings of their words', () => {
    expect(commence('Nouvelle commande par téléphone', 'tel nouv')).toBe(true)
    expect(commence('Comptabilité', 'comptabilite')).toBe(true)
    expect(commence('Comptabilité', 'tabi')).toBe(false)
    expect(commence('Agenda', '')).toBe(true)
  })
})
