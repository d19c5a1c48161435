import { describe, expect, it } from 'vitest'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { actesDe, estPassager, foisNotee } from './attente.ts'

const refus = (status: number) =>
  ({ _tag: 'Refus', status, code: 'X', message: '', champs: {}, data: null, attendre: null }) as const

describe('what waits for the network', () => {
  it('waits on while the server is away or the session is over, and not once it is refused', () => {
    expect(estPassager({ _tag: 'Reseau' })).toBe(true)
    expect([401, 429, 503].map((status) => estPassager(refus(status)))).toEqual([true, true, true])
    expect([400, 404, 409].map((status) => estPassager(refus(status)))).toEqual([false, false, false])
  })

  it('counts the notes of the same words, as the server writes them', () => {
    const historique = [
      { le: '', auteur: 'entreprise', fait: { genre: 'note', texte: 'Pas là' } },
      { le: '', auteur: 'entreprise', fait: { genre: 'appel', note: 'Pas là' } },
    ] as PrestationReply['historique']
    expect(foisNotee({ historique }, ' Pas là ')).toBe(1)
    expect(foisNotee({ historique }, 'Autre')).toBe(0)
  })

  it('is nothing when what is stored cannot be read', () => {
    expect(actesDe('{')).toEqual([])
  })
})
