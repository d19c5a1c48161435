import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { echouer, reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { FORME_IDENTIFIANT } from '#domain/shared/identifiant'
import { type Proposition, proposerDate } from './proposer-date.ts'
import { unAtelier } from './rendez-vous.fixture.ts'

const proposition = (id: string, overrides: Partial<Proposition> = {}): Proposition => ({
  admin: ADMIN,
  id,
  debuts: [dansHeures(100)],
  version: null,
  ...overrides,
})

describe('proposerDate', () => {
  it('offers the dates under ids of their own, and answers the prestation with its history', async () => {
    const { ports, mienne } = await unAtelier()
    const debuts = [dansHeures(100), dansHeures(150)]
    const { dossier, evenements } = await reussir(proposerDate(ports)(proposition(mienne.id, { debuts, version: 1 })))
    expect(dossier.dates.map(({ debut, proposeeLe }) => [debut, proposeeLe])).toEqual(
      debuts.map((debut) => [debut, UN_INSTANT]),
    )
    expect(new Set(dossier.dates.map(({ id }) => FORME_IDENTIFIANT.test(id) && id)).size).toBe(2)
    expect(evenements.map(({ fait }) => fait.genre)).toEqual(['commande', 'date_proposee'])
  })

  it('refuses a prestation that nobody ordered, under whatever id', async () => {
    const { ports } = await unAtelier()
    for (const id of [uneNouvellePrestation({}, 9).id, '../etc/passwd', '']) {
      expect(await echouer(proposerDate(ports)(proposition(id)))).toEqual({ _tag: 'PrestationInconnue' })
    }
  })

  it('refuses what was changed since it was read, and shows how it stands', async () => {
    const { ports, mienne, proposer } = await unAtelier()
    await proposer(100)
    const refus = await echouer(proposerDate(ports)(proposition(mienne.id, { version: 1 })))
    expect(refus).toEqual({
      _tag: 'VersionPerimee',
      actuelle: O.toNullable(await reussir(ports.prestations.parId(mienne.id))),
    })
  })

  it('refuses the time that another prestation holds', async () => {
    const { ports, autre, proposer } = await unAtelier()
    await proposer(100)
    expect(await echouer(proposerDate(ports)(proposition(autre.id)))).toEqual({ _tag: 'CreneauOccupe' })
  })

  it('refuses no date, too many, one that is past, and two that overlap', async () => {
    const { ports, mienne } = await unAtelier()
    const refus = async (...heures: readonly number[]) =>
      (await echouer(proposerDate(ports)(proposition(mienne.id, { debuts: heures.map(dansHeures) }))))._tag
    expect([await refus(), await refus(1, 50, 100, 150), await refus(0), await refus(50, 50.5)]).toEqual([
      'NombreDeDates',
      'NombreDeDates',
      'DatePassee',
      'DatesQuiSeTouchent',
    ])
  })
})
