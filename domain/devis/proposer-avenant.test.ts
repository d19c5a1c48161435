import { expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { decideDuDevis, hacher, unAvenant, unDossierDeDevis } from './avenant.fixture.ts'
import { proposerAvenant } from './proposer-avenant.ts'

it('numbers a version after the last one, even when one in between is kept no longer', () => {
  const proposer = (etat: Parameters<typeof proposerAvenant>[0]) =>
    decideDuDevis(proposerAvenant(etat, unAvenant(), UN_INSTANT, hacher)).etat
  const trois = proposer(proposer(unDossierDeDevis()))
  const sansLaDeuxieme = { ...trois, versions: trois.versions.filter(({ version }) => version !== 2) }
  expect(proposer(sansLaDeuxieme).versions.map(({ version }) => version)).toEqual([1, 3, 4])
})
