import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { parseMessageId, recevoirMessage } from './message.ts'
import { uneDemandeDeContact } from './message.fixture.ts'
import { StatutMessage } from './statut-message.ts'

describe('a message just received', () => {
  it('is new, and keeps what was written', () => {
    const instant = new Date('2026-11-20T09:00:00Z')
    const message = recevoirMessage(uneDemandeDeContact(), instant, new Uint8Array(16))
    expect(message).toEqual({ ...uneDemandeDeContact(), id: message.id, statut: 'nouveau', creeLe: instant })
    expect(parseMessageId(message.id)).toEqual(E.right(message.id))
  })

  it('has an id that sorts like its instant', () => {
    const ids = [0, 1, 60_000].map((ms) => recevoirMessage(uneDemandeDeContact(), new Date(ms), new Uint8Array(16)).id)
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(3)
  })
})

describe('the statut of a message', () => {
  it('is nouveau, lu or traité', () => {
    expect(StatutMessage.values).toEqual(['nouveau', 'lu', 'traité'])
    expect(['nouveau', 'lu', 'traité', 'traite', ''].map(StatutMessage.is)).toEqual([true, true, true, false, false])
  })
})
