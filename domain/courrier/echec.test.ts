import { describe, expect, it } from 'vitest'
import { direEchec, type Echec, ecrireEchec, estCoupure, estDefinitif, lireEchec } from './echec.ts'

const REFUSEE: Echec = { motif: 'adresse_refusee', statut: 550, original: '550 5.1.1: no such\nmailbox' }

describe('why a mail did not leave', () => {
  it('is kept with what the mail server said, and read again', () => {
    for (const echec of [REFUSEE, { motif: 'connexion', statut: null, original: 'connect ECONNREFUSED' } as const]) {
      expect(lireEchec(ecrireEchec(echec))).toEqual(echec)
    }
    expect(ecrireEchec({ ...REFUSEE, original: 'x'.repeat(1_000) })).toHaveLength(500)
  })

  it('of an older version keeps its words', () => {
    expect(lireEchec('mailer: 550 no such mailbox')).toEqual({
      motif: 'autre',
      statut: null,
      original: 'mailer: 550 no such mailbox',
    })
    expect(lireEchec('')).toEqual({ motif: 'autre', statut: null, original: '' })
  })

  it('is told in French, with the number of the server', () => {
    expect(direEchec(REFUSEE)).toBe(
      'Le serveur de courriel refuse cette adresse\u00a0: elle n’existe pas, ou n’existe plus. (550)',
    )
    expect(direEchec({ motif: 'connexion', statut: null })).toBe(
      'Le serveur de courriel ne répond pas, ou refuse la connexion.',
    )
  })

  it('decides whether anybody tries again, and whether others may be tried', () => {
    expect([estDefinitif('adresse_refusee'), estDefinitif('refus'), estDefinitif('attente')]).toEqual([
      true,
      false,
      false,
    ])
    expect([estCoupure('connexion'), estCoupure('chiffrement'), estCoupure('adresse_refusee')]).toEqual([
      true,
      true,
      false,
    ])
  })
})
