import { describe, expect, it } from 'vitest'
import { dansHeures, unDossier, unDossierPropose } from '#domain/rendez-vous/dossier.fixture'
import { attendUneDate, estAContacter, estEnRetard } from './a-contacter.ts'
import { unePrestation } from './prestation.fixture.ts'
import { STATUTS } from './statut.ts'

describe('a call to make', () => {
  it.each(STATUTS)('is owed to a prestation without a date that is %s, only when it waits', (statut) => {
    expect(estAContacter(unePrestation({ statut }))).toBe(statut === 'en_attente')
  })

  it('is not owed while a date is proposed, and is again once it is refused', () => {
    const { prestation } = unDossierPropose([100], unDossier())
    expect(estAContacter(prestation)).toBe(false)
    const { validationDate } = prestation
    if (validationDate === null) throw new Error('nothing was proposed')
    expect(estAContacter({ ...prestation, validationDate: { ...validationDate, statut: 'refuse' } })).toBe(true)
  })

  it('is owed no more once the owner has called, though a date still is', () => {
    const appelee = unePrestation({ appeleeLe: dansHeures(1), contactAvant: dansHeures(10) })
    expect([estAContacter(appelee), estEnRetard(appelee, dansHeures(11)), attendUneDate(appelee)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('is late after its deadline, not at it', () => {
    const prestation = unePrestation({ contactAvant: dansHeures(10) })
    expect(estEnRetard(prestation, dansHeures(10))).toBe(false)
    expect(estEnRetard(prestation, dansHeures(11))).toBe(true)
    expect(estEnRetard({ ...prestation, statut: 'annulé' }, dansHeures(11))).toBe(false)
  })
})
