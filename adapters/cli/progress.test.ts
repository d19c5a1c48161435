import { describe, expect, it } from 'vitest'
import { sayProgress } from './progress.ts'

const plat = (line: string) => line.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('the progress of a long work', () => {
  it('is told at the end of each table, and every hundred thousand rows before', () => {
    const told: string[] = []
    const progress = sayProgress({ dire: (line) => told.push(plat(line)), resultat: () => undefined })
    progress('clients', 12, 12)
    for (let rows = 50_000; rows <= 250_000; rows += 50_000) progress('messages', rows, 250_000)
    progress('prestations', 1_000, 1_000)
    expect(told).toEqual([
      'clients : 12',
      'messages : 100 000 sur 250 000',
      'messages : 200 000 sur 250 000',
      'messages : 250 000',
      'prestations : 1 000',
    ])
  })
})
