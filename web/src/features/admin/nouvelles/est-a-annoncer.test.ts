import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { noterActe } from '../../session/actes.ts'
import { estAAnnoncer, estALEcran, estDIci } from './est-a-annoncer.ts'

const CHANGEMENT = { genre: 'changement', id: '01ABC', titre: 'PREST-ABC234', le: '2026-11-20T09:00:00.000Z' } as const
const REPONSE = { ...CHANGEMENT, genre: 'reponse' } as const

describe('the news of the panel', () => {
  it('leave out what this tab changed itself, and tell what the client answered meanwhile', () => {
    const actes = [{ sur: '{"params":{"id":"01ABC"}}', fin: null }]
    expect([estDIci(CHANGEMENT, actes), estDIci(REPONSE, actes)]).toEqual([true, false])
    expect(estDIci({ ...CHANGEMENT, id: '01XYZ' }, actes)).toBe(false)
    expect(estDIci(CHANGEMENT, [{ sur: '{"params":{"numero":"FAC-2026-0001"}}', fin: 1 }])).toBe(true)
  })

  it('leave out the order that this tab is taking on the telephone, which has no name before its answer', () => {
    const sur = '{"params":{"id":"01EST"},"body":{"compteConfirme":false}}'
    expect(estDIci(CHANGEMENT, [{ sur, fin: null }])).toBe(true)
    expect(estDIci(CHANGEMENT, [{ sur, fin: 1 }])).toBe(false)
    expect(
      estDIci(CHANGEMENT, [
        { sur, fin: 1 },
        { sur: CHANGEMENT.id, fin: 2 },
      ]),
    ).toBe(true)
  })

  it('leave out what is open on the screen', () => {
    expect(estALEcran(REPONSE, '?onglet=prestations&id=01ABC&statut=en_cours')).toBe(true)
    expect(estALEcran(REPONSE, '?onglet=prestations')).toBe(false)
    expect(estALEcran({ ...REPONSE, genre: 'message' }, '?onglet=prestations&id=01ABC')).toBe(false)
  })

  it('tell again of an order once what was done here is a while ago', async () => {
    await noterActe('{"params":{"id":"01ABC"}}', () => Promise.resolve(E.right(null)))()
    expect(estAAnnoncer(CHANGEMENT, '', Date.now())).toBe(false)
    expect(estAAnnoncer(CHANGEMENT, '', Date.now() + 60_000)).toBe(true)
  })
})
