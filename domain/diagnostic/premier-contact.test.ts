import { describe, expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures, decide, unDossier } from '#domain/rendez-vous/dossier.fixture'
import { proposerDates } from '#domain/rendez-vous/proposer'
import { premierContact } from './premier-contact.ts'

const appelee = (heures: number | null) => unDossier({}, { appeleeLe: heures === null ? null : dansHeures(heures) })

const proposee = (heures: number, dossier = appelee(null)) =>
  decide(proposerDates(dossier, [{ id: 'date', debut: dansHeures(200) }], dansHeures(heures))).dossier

describe('the first contact of an order', () => {
  it('is the earlier of the call and the first proposal', () => {
    expect(premierContact(appelee(3))).toEqual(dansHeures(3))
    expect(premierContact(proposee(5))).toEqual(dansHeures(5))
    expect(premierContact(proposee(5, appelee(3)))).toEqual(dansHeures(3))
    expect(premierContact(proposee(2, appelee(3)))).toEqual(dansHeures(2))
  })

  it('is none before, nor of an order taken on the telephone', () => {
    expect(premierContact(appelee(null))).toBeNull()
    expect(premierContact(proposee(5, unDossier({}, { appeleeLe: UN_INSTANT, creeLe: UN_INSTANT })))).toBeNull()
  })
})
