import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { verifierEnAttendant } from '#domain/shared/proprietes.fixture'
import { ouvrirDossier, rangees, somme } from './dossier.fixture.ts'
import { type Geste, unGeste, vivre } from './histoire.fixture.ts'

const makeStores = useStores()

const ANNEES = [2026, 2027, 2028, 2029]

type Dossier = Awaited<ReturnType<typeof ouvrirDossier>> & { readonly annee: number }

const dossiersDe = async (gestes: readonly Geste[]): Promise<readonly Dossier[]> => {
  const stores = await makeStores()
  await vivre(stores, gestes)
  const ports = {
    ...stores,
    clock: makeMemoryClock(new Date('2030-06-10T10:00:00Z')),
    entreprise: uneEntreprise(),
    documents: makeDocumentRenderer('https://atelier.example/verifier'),
  }
  const dossiers: Dossier[] = []
  for (const annee of ANNEES) dossiers.push({ annee, ...(await ouvrirDossier(ports, annee)) })
  return dossiers
}

const csvs = ({ chemins, lire }: Dossier): string =>
  chemins
    .filter((chemin) => chemin.endsWith('.csv'))
    .map(lire)
    .join('')

const pdfs = ({ chemins }: Dossier): readonly string[] =>
  chemins.flatMap((chemin) => chemin.match(/^documents\/.*?([A-Z]+-\d{4}-\d+)\.pdf$/)?.[1] ?? [])

const soldes = ({ lire }: Dossier, annee: number): number => somme(rangees(lire(`creances-dettes-${annee}.csv`)), 12)

/** What the year is told to have cashed, and what the other files make of it. */
const controle = (dossier: Dossier): readonly [number, number] => {
  const { annee, lire } = dossier
  const facture = somme(rangees(lire(`factures-${annee}.csv`)), 7)
  const encaisse = somme(rangees(lire(`recettes-${annee}.csv`)), 8)
  return [encaisse, facture + soldes(dossier, annee - 1) - soldes(dossier, annee)]
}

describe('the archives of any history', { timeout: 300_000 }, () => {
  const histoires = fc.array(unGeste, { minLength: 12, maxLength: 36 })

  it('hold once each document of their year and every other one that they name, and add up: what was cashed is what was invoiced, with what was owed before, less what is', async () => {
    await verifierEnAttendant(
      fc.asyncProperty(histoires, async (gestes) => {
        for (const dossier of await dossiersDe(gestes)) {
          const cites = new Set(csvs(dossier).match(/(FAC|ACO|AVO)-\d{4}-\d{4}/g))
          expect(pdfs(dossier).toSorted()).toEqual([...cites].toSorted())
          const [encaisse, attendu] = controle(dossier)
          expect(encaisse).toBe(attendu)
        }
      }),
      60,
    )
  })
})
