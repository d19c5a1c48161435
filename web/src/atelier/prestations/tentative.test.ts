import { describe, expect, it } from 'vitest'
import type { EvenementReply } from '#adapters/http/contract/values/prestation-reply'
import type { Fait } from '#domain/prestation/evenement'
import { estEcrite, tenter, texteRestant } from './tentative.ts'

const LE = '2026-11-20T11:00:00.000Z'

const NOTE: Fait = { genre: 'note', texte: 'Digicode 4521.' }

const dit = (fait: Fait, auteur: EvenementReply['auteur'] = 'entreprise'): EvenementReply => ({ le: LE, auteur, fait })

const lue = (version: number, ...faits: readonly Fait[]) => ({ version, historique: faits.map((fait) => dit(fait)) })

describe('what is written in a history', () => {
  it('is recognised once the record is read again, in whatever order its parts come', () => {
    const essai = tenter(null, NOTE, lue(1))
    expect(estEcrite(essai, lue(1))).toBe(false)
    expect(estEcrite(essai, lue(2, { texte: 'Digicode 4521.', genre: 'note' }))).toBe(true)
  })

  it('is not what stood there before, nor something else', () => {
    const essai = tenter(null, NOTE, lue(2, NOTE))
    expect(estEcrite(essai, lue(2, NOTE))).toBe(false)
    expect(estEcrite(essai, lue(3, NOTE, { genre: 'appel', note: '' }))).toBe(false)
    expect(estEcrite(essai, { historique: [dit(NOTE), dit(NOTE, 'client')] })).toBe(false)
    expect(estEcrite(essai, lue(3, NOTE, NOTE))).toBe(true)
  })

  it('is tried again with the version of the first try, until the record tells that it is not there', () => {
    const essai = tenter(null, NOTE, lue(1))
    expect(tenter(essai, NOTE, lue(1))).toBe(essai)
    expect(tenter(essai, NOTE, lue(2, NOTE)).version).toBe(1)
    expect(tenter(essai, NOTE, lue(2, { genre: 'appel', note: '' }))).toEqual({ fait: NOTE, version: 2, rang: 1 })
  })

  it('is a new try when something else is written', () => {
    const essai = tenter(null, NOTE, lue(1))
    expect(tenter(essai, { genre: 'appel', note: '' }, lue(2, NOTE))).toMatchObject({ version: 2, rang: 1 })
  })
})

describe('texteRestant', () => {
  it('is nothing once all that was typed is recorded', () => {
    expect(texteRestant(' Rappeler mardi.\n', 'Rappeler mardi.')).toBe('')
  })

  it('keeps what was typed while the note was on its way', () => {
    expect(texteRestant('Rappeler mardi. Digicode 4521', 'Rappeler mardi.')).toBe('Rappeler mardi. Digicode 4521')
  })
})
