import { desDocuments } from '#application/ports/documents.fixture'
import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { makeMemoryClock } from '#adapters/memory/memory-clock'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { echouer, reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { telechargerContrat } from './telecharger-contrat.ts'

const makeStores = useStores()

const uneScene = async (entreprise: Entreprise = uneEntreprise()) => {
  const stores = await makeStores()
  const { reference } = await enregistrerCommande(stores, 1)
  const [compte] = (await stores.apercu()).comptes
  const conservees = [{ reference, jusquAu: dateCivile(2036, 12, 2), raisons: ['contrat'] as const }]
  const effacer = () =>
    reussir(
      stores.comptes.effacer(compte?.id ?? '', UN_INSTANT, () => E.right({ supprimees: [], conservees, messages: 0 })),
    )
  const ports = {
    conservation: stores.conservation,
    clock: makeMemoryClock(UN_INSTANT),
    documents: desDocuments(),
    entreprise,
  }
  const lire = async (
    demandee: string,
  ): Promise<{ readonly nom: string; readonly fichiers: Record<string, string> }> => {
    const { nom, contenu } = await reussir(telechargerContrat(ports)({ admin: ADMIN, reference: demandee }))
    return { nom, fichiers: JSON.parse(new TextDecoder().decode(contenu)) }
  }
  return { ports, reference, effacer, lire }
}

describe('a contract that outlives its account', () => {
  it('is handed to the owner with the quote that was accepted', async () => {
    const { reference, effacer, lire } = await uneScene()
    await effacer()
    const { nom, fichiers } = await lire(reference)
    expect(nom).toBe(`contrat-${reference}.zip`)
    expect(Object.keys(fichiers)).toEqual(['contrat.json', 'DEV-2026-0001.pdf', 'DEV-2026-0001.txt'])
    expect(JSON.parse(fichiers['contrat.json'] ?? '')).toMatchObject({
      reference,
      conserveJusquAu: '2036-12-02',
      contact: { nom: 'Jeanne Dupont' },
    })
  })

  it('is found however its reference is typed', async () => {
    const { reference, effacer, lire } = await uneScene()
    await effacer()
    expect((await lire(` ${reference.toLowerCase()} `)).nom).toBe(`contrat-${reference}.zip`)
  })

  it('is handed over without the drawing of a quote that lacks a mention', async () => {
    const { reference, effacer, lire } = await uneScene(uneEntreprise({ forme: '' }))
    await effacer()
    expect(Object.keys((await lire(reference)).fichiers)).toEqual(['contrat.json'])
  })

  it('is unknown while the account is there, and under what is no reference', async () => {
    const { ports, reference } = await uneScene()
    for (const demandee of [reference, 'PREST-ZZZZZZ', '../etc', '']) {
      expect(await echouer(telechargerContrat(ports)({ admin: ADMIN, reference: demandee }))).toEqual({
        _tag: 'ContratInconnu',
      })
    }
  })
})
