import { describe, expect, it, onTestFinished } from 'vitest'
import * as E from '#fp/Either'
import { actesNotes, apresChaqueActe, noterActe, oublierActes } from '../../features/session/actes.ts'
import { estAAnnoncer, estALEcran, estDIci } from './est-a-annoncer.ts'

const CHANGEMENT = { genre: 'changement', id: '01ABC', titre: 'PREST-ABC234', le: '2026-11-20T09:00:00.000Z' } as const
const AILLEURS = { pathname: '/admin', search: '' }
const REPONSE = { ...CHANGEMENT, genre: 'reponse' } as const

describe('the news of the panel', () => {
  it('leave out what this tab changed itself, and tell what the client answered meanwhile', () => {
    const actes = [{ sur: '{"params":{"id":"01ABC"}}', enCours: true }]
    expect([estDIci(CHANGEMENT, actes), estDIci(REPONSE, actes)]).toEqual([true, false])
    expect(estDIci({ ...CHANGEMENT, id: '01XYZ' }, actes)).toBe(false)
    expect(estDIci(CHANGEMENT, [{ sur: '{"params":{"numero":"FAC-2026-0001"}}', enCours: false }])).toBe(true)
  })

  it('leave out the order that this tab is taking on the telephone, which has no name before its answer', () => {
    const sur = '{"params":{"id":"01EST"},"body":{"compteConfirme":false}}'
    expect(estDIci(CHANGEMENT, [{ sur, enCours: true }])).toBe(true)
    expect(estDIci(CHANGEMENT, [{ sur, enCours: false }])).toBe(false)
    expect(
      estDIci(CHANGEMENT, [
        { sur, enCours: false },
        { sur: CHANGEMENT.id, enCours: false },
      ]),
    ).toBe(true)
  })

  it('leave out what is open on the screen', () => {
    expect(estALEcran(REPONSE, { pathname: '/admin/prestations/01ABC', search: '?statut=en_cours' })).toBe(true)
    expect(estALEcran(REPONSE, { pathname: '/admin/prestations/PREST-ABC234', search: '' })).toBe(true)
    expect(estALEcran(REPONSE, { pathname: '/admin/prestations', search: '' })).toBe(false)
    const message = { ...REPONSE, genre: 'message' } as const
    expect(estALEcran(message, { pathname: '/admin/prestations/01ABC', search: '' })).toBe(false)
  })

  it('tell again of an order once the news of what was done here have come back', async () => {
    onTestFinished(apresChaqueActe(() => undefined))
    const acte = noterActe('{"params":{"id":"01ABC"}}', () => Promise.resolve(E.right(null)))
    const enCours = acte()
    const notes = actesNotes()
    await enCours
    oublierActes(notes)
    expect(estAAnnoncer(CHANGEMENT, AILLEURS)).toBe(false)
    oublierActes(actesNotes())
    expect(estAAnnoncer(CHANGEMENT, AILLEURS)).toBe(true)
  })
})
