import { describe, expect, it } from 'vitest'
import { echouer, reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { type DemandeDeModification, type Modification, modifierPrestation } from './modifier-prestation.ts'
import { proposerDate } from './proposer-date.ts'
import { unAtelier } from './rendez-vous.fixture.ts'

const demande = (
  id: string,
  modification: Modification,
  overrides: Partial<DemandeDeModification> = {},
): DemandeDeModification => ({ admin: ADMIN, id, version: null, modification, ...overrides })

const EN_COURS: Modification = { genre: 'statut', statut: 'en_cours', motif: '' }
const URGENTE: Modification = { genre: 'priorite', priorite: 'urgente' }
const TERMINE: Modification = { genre: 'statut', statut: 'terminé', motif: '' }
const ANNULE: Modification = { genre: 'statut', statut: 'annulé', motif: '' }
const APPEL: Modification = { genre: 'appel', note: 'Rappeler mardi.' }
const NOTE: Modification = { genre: 'note', texte: 'Digicode 4521.' }
const DATES: Modification = { genre: 'dates', debuts: [dansHeures(100)] }

describe('modifierPrestation', () => {
  it('changes the statut, the priority and the dates, one after the other', async () => {
    const { ports, mienne } = await unAtelier()
    const versions: number[] = []
    for (const modification of [EN_COURS, URGENTE, DATES]) {
      const version = versions.at(-1) ?? 1
      const { dossier } = await reussir(modifierPrestation(ports)(demande(mienne.id, modification, { version })))
      versions.push(dossier.prestation.version)
    }
    expect(versions).toEqual([2, 3, 4])
    const { dossier, evenements } = await reussir(modifierPrestation(ports)(demande(mienne.id, URGENTE)))
    expect(dossier.prestation).toMatchObject({ statut: 'en_cours', priorite: 'urgente', version: 4 })
    expect(evenements.map(({ fait }) => fait.genre)).toEqual(['commande', 'statut', 'priorite', 'date_proposee'])
  })

  it('writes a call and a note in the history', async () => {
    const { ports, mienne } = await unAtelier()
    await reussir(modifierPrestation(ports)(demande(mienne.id, APPEL, { version: 1 })))
    const { dossier, evenements } = await reussir(modifierPrestation(ports)(demande(mienne.id, NOTE, { version: 2 })))
    expect(dossier.prestation).toMatchObject({ appeleeLe: UN_INSTANT, statut: 'en_attente', version: 3 })
    expect(evenements.slice(1).map(({ auteur, fait }) => [auteur, fait])).toEqual([
      ['entreprise', { genre: 'appel', note: 'Rappeler mardi.' }],
      ['entreprise', { genre: 'note', texte: 'Digicode 4521.' }],
    ])
  })

  it('refuses a prestation that nobody ordered and a version that is no longer', async () => {
    const { ports, mienne } = await unAtelier()
    for (const modification of [EN_COURS, URGENTE, DATES, APPEL, NOTE]) {
      const inconnue = demande(uneNouvellePrestation({}, 9).id, modification)
      expect(await echouer(modifierPrestation(ports)(inconnue))).toEqual({ _tag: 'PrestationInconnue' })
      expect(await echouer(modifierPrestation(ports)(demande(mienne.id, modification, { version: 7 })))).toMatchObject({
        _tag: 'VersionPerimee',
        actuelle: { prestation: { version: 1 } },
      })
    }
  })

  it('asks why for an unusual statut', async () => {
    const { ports, mienne } = await unAtelier()
    expect(await echouer(modifierPrestation(ports)(demande(mienne.id, TERMINE)))).toEqual({ _tag: 'MotifRequis' })
    const motive = demande(mienne.id, { ...TERMINE, motif: 'Fait la veille' })
    expect((await reussir(modifierPrestation(ports)(motive))).dossier.prestation.statut).toBe('terminé')
  })

  it('refuses dates for what is cancelled, whose time is free for somebody else', async () => {
    const { ports, mienne, autre, proposer } = await unAtelier()
    await proposer(100)
    await reussir(modifierPrestation(ports)(demande(mienne.id, ANNULE)))
    expect(await echouer(modifierPrestation(ports)(demande(mienne.id, DATES)))).toEqual({ _tag: 'PrestationClose' })
    const prise = { admin: ADMIN, id: autre.id, debuts: [dansHeures(100)], version: null }
    expect((await reussir(proposerDate(ports)(prise))).dossier.dates).toHaveLength(1)
  })
})
