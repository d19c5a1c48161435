import { describe, expect, it } from 'vitest'
import { sayArchive, sayProgress } from './progress.ts'

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

describe('the progress of an archive', () => {
  it('tells each file and each hundred documents, and at the end all that is in it', () => {
    const told: string[] = []
    const { fichier, fin } = sayArchive({ dire: (line) => told.push(plat(line)), resultat: () => undefined })
    fichier('LISEZMOI.txt')
    fichier('recettes-2026.csv')
    for (let rang = 1; rang <= 1_100; rang += 1) fichier(`documents/FAC-2026-${rang}.pdf`)
    fichier('documents/anterieurs/FAC-2025-0001.pdf')
    fin(1_234_567)
    expect(told.slice(0, 5)).toEqual([
      'LISEZMOI.txt…',
      'recettes-2026.csv…',
      'documents/…',
      'documents/ : 100',
      'documents/ : 200',
    ])
    expect(told.slice(-6)).toEqual([
      'documents/anterieurs/…',
      'Dossier écrit : 1 234 567 octets. Il contient :',
      '  LISEZMOI.txt',
      '  recettes-2026.csv',
      '  documents/ : 1 100 documents',
      '  documents/anterieurs/ : 1 document',
    ])
  })
})
