import { describe, expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { consignerAppel, consignerNote } from './consigner.ts'
import { dansHeures, unDossier, unDossierPropose } from './dossier.fixture.ts'

describe('a call of the owner', () => {
  it('keeps the promise from the first one on, and is told in the history with what was said', () => {
    const { dossier, evenement, courriers } = consignerAppel(unDossier(), 'Rappeler mardi.', dansHeures(1))
    expect(dossier.prestation).toMatchObject({ appeleeLe: dansHeures(1), version: 2, statut: 'en_attente' })
    expect(evenement).toEqual({
      le: dansHeures(1),
      auteur: 'entreprise',
      fait: { genre: 'appel', note: 'Rappeler mardi.' },
    })
    expect(courriers).toEqual([])
    const second = consignerAppel(dossier, '', dansHeures(30))
    expect(second.dossier.prestation).toMatchObject({ appeleeLe: dansHeures(1), version: 3 })
    expect(second.evenement).toMatchObject({ le: dansHeures(30), fait: { genre: 'appel', note: '' } })
  })

  it('leaves the appointment alone', () => {
    const propose = unDossierPropose([100])
    const { dossier } = consignerAppel(propose, '', UN_INSTANT)
    expect([dossier.dates, dossier.sequence]).toEqual([propose.dates, propose.sequence])
  })
})

it('a note of the owner is a fact of the history, and no call', () => {
  const { dossier, evenement } = consignerNote(unDossier(), 'Digicode 4521.', dansHeures(1))
  expect(dossier.prestation).toMatchObject({ appeleeLe: null, version: 2 })
  expect(evenement).toEqual({
    le: dansHeures(1),
    auteur: 'entreprise',
    fait: { genre: 'note', texte: 'Digicode 4521.' },
  })
})
