import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { Creneau, CRENEAUX, HEURES_CRENEAU } from './creneau.ts'
import { estUsuelle, PRIORITES, Statut, STATUTS } from './statut.ts'
import { STATUTS_VALIDATION } from './validation-date.ts'

describe('the status of a prestation', () => {
  it('is one of four words, accents included', () => {
    expect(STATUTS).toEqual(['en_attente', 'en_cours', 'terminé', 'annulé'])
    expect(['termine', 'Terminé', '', 'confirmée'].map((mot) => E.isRight(Statut.decode(mot)))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('moves forward or is cancelled; any other move asks for a reason', () => {
    const usuelles = STATUTS.flatMap((de) => STATUTS.filter((vers) => estUsuelle(de, vers)).map((vers) => [de, vers]))
    expect(usuelles).toEqual([
      ['en_attente', 'en_cours'],
      ['en_attente', 'annulé'],
      ['en_cours', 'terminé'],
      ['en_cours', 'annulé'],
    ])
  })
})

describe('the other closed lists of an order', () => {
  it('are those of the specification', () => {
    expect(PRIORITES).toEqual(['normale', 'importante', 'urgente'])
    expect(STATUTS_VALIDATION).toEqual(['en_attente', 'accepte', 'refuse'])
    expect(CRENEAUX).toEqual(['matin', 'midi', 'apres-midi', 'flexible'])
  })

  it('give each slot its hours, without a hole between 8 and 18', () => {
    expect(CRENEAUX.map((creneau) => HEURES_CRENEAU[creneau])).toEqual([
      { de: 8, a: 12 },
      { de: 12, a: 14 },
      { de: 14, a: 18 },
      null,
    ])
    expect(Creneau.decode('soir')).toMatchObject(E.left([{ message: 'Choisissez un créneau.' }]))
  })
})
