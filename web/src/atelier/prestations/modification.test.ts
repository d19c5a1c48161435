import { describe, expect, it } from 'vitest'
import type { CallFailure } from '../../api/reply.ts'
import { unePrestationReply } from '../../features/suivi/suivi.fixture.ts'
import { etatActuel, versionAuDepart } from './modification.ts'

const actuelle = { version: 4, statut: 'en_cours', priorite: 'normale', validationDate: null }

const unRefus = (code: string, data: unknown): CallFailure => ({
  _tag: 'Refus',
  status: 409,
  code,
  message: '',
  champs: {},
  data,
  attendre: null,
})

describe('a record that changed since it was read', () => {
  it('is read from the refusal', () => {
    expect(etatActuel(unRefus('VERSION_PERIMEE', { actuelle }))).toEqual(actuelle)
  })

  it('is not taken from another failure, nor from an answer that does not hold it', () => {
    expect(etatActuel({ _tag: 'Reseau' })).toBeNull()
    expect(etatActuel(unRefus('CRENEAU_OCCUPE', { actuelle }))).toBeNull()
    expect(etatActuel(unRefus('VERSION_PERIMEE', { actuelle: { version: 4 } }))).toBeNull()
  })
})

describe('a change that leaves later than it was decided', () => {
  const decidee = { ...unePrestationReply(), version: 3 }

  it('is made on what a note or a call left meanwhile', () => {
    expect(versionAuDepart(decidee, { ...decidee, version: 4 })).toBe(4)
  })

  it('is refused, for somebody to compare, when what it was decided on changed', () => {
    expect(versionAuDepart(decidee, { ...decidee, version: 4, statut: 'annulé' })).toBe(3)
    expect(versionAuDepart(decidee, { ...decidee, version: 4, priorite: 'urgente' })).toBe(3)
    expect(versionAuDepart(decidee, undefined)).toBe(3)
  })
})
