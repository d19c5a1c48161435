import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { chiffrer } from '#application/prestation/estimer'
import { echouer, reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { uneAdresse, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { surPlace, unAppel, unAtelier, unAtelierSurBase } from './estimation-ports.fixture.ts'
import { lireEstimation, listerEstimations, noterAuTelephone } from './estimations.ts'

const makeStores = useStores()

const LISTE = {
  admin: ADMIN,
  choix: { suite: null, source: null },
  q: '',
  page: { limite: 50, curseur: null },
} as const

describe('the list of estimates', () => {
  it('shows them newest first, with what became of them', async () => {
    const { ports, attendreJours } = await unAtelierSurBase(await makeStores())
    const premiere = await reussir(noterAuTelephone(ports)(unAppel()))
    attendreJours(1)
    const seconde = await reussir(noterAuTelephone(ports)(unAppel()))
    expect(await reussir(listerEstimations(ports)(LISTE))).toEqual({
      page: { elements: [seconde, premiere], curseurSuivant: null, total: { total: 2, plafonne: false } },
      conversion: { faites: 2, commandees: 0, faites30: 2, commandees30: 0 },
    })
  })

  it('is searched by what was typed, whatever the case and the accents', async () => {
    const { ports } = await unAtelierSurBase(await makeStores())
    const faite = await reussir(noterAuTelephone(ports)(unAppel()))
    const { page } = await reussir(listerEstimations(ports)({ ...LISTE, q: ' DÙPONT  lons' }))
    expect(page.elements).toEqual([faite])
    expect((await reussir(listerEstimations(ports)({ ...LISTE, q: 'durand' }))).page.elements).toEqual([])
  })
})

describe('one estimate', () => {
  it('is read by its id', async () => {
    const { ports } = await unAtelier()
    const faite = await reussir(noterAuTelephone(ports)(unAppel()))
    expect(await reussir(lireEstimation(ports)(ADMIN, faite.id))).toEqual(faite)
  })

  it.each(['nonsense', '01M7W2Y7M0115FHGTJ5MBQAEN0'])('is unknown by the id %s', async (id) => {
    const { ports } = await unAtelier()
    expect(await echouer(lireEstimation(ports)(ADMIN, id))).toEqual({ _tag: 'EstimationInconnue' })
  })
})

describe('an estimate made on the telephone', () => {
  it('has the price of the site, and keeps who called', async () => {
    const { ports } = await unAtelier()
    const appel = unAppel()
    const { estimation } = await reussir(chiffrer(ports)(appel.demande))
    const faite = await reussir(noterAuTelephone(ports)(appel))
    expect(faite).toMatchObject({
      creeLe: UN_INSTANT,
      source: 'telephone',
      estimation,
      lieu: { codePostal: '39000', ville: 'Lons-le-Saunier' },
      contact: { ...appel.contact, adresse: uneAdresse().adresse },
      notes: 'Rappeler mardi.',
      prestation: null,
    })
    expect(await reussir(ports.estimations.parId(faite.id))).toEqual(O.some(faite))
  })

  it('needs to know nobody', async () => {
    const { ports } = await unAtelier()
    const contact = { nom: null, email: null, telephone: null }
    expect(await reussir(noterAuTelephone(ports)(unAppel({ contact })))).toMatchObject({ contact: null })
  })

  it('keeps no street of somebody without a name', async () => {
    const { ports } = await unAtelier()
    const contact = { ...unAppel().contact, nom: null }
    const faite = await reussir(noterAuTelephone(ports)(unAppel({ contact })))
    expect(faite.contact).toEqual({ ...contact, adresse: null })
  })

  const { demande } = unAppel()

  it.each([
    ['ServiceInconnu', { ...demande, choix: { ...demande.choix, serviceId: '99' } }],
    ['DureeNonProposee', { ...demande, heures: 5 }],
    [
      'ModaliteNonProposee',
      { ...demande, choix: { ...demande.choix, serviceId: '1' }, destination: { modalite: 'a_distance' } as const },
    ],
    ['AdresseIntrouvable', { ...demande, destination: surPlace({ codePostal: '75001', ville: 'Paris' }) }],
    [
      'HorsZone',
      { ...demande, destination: surPlace({ adresse: '8 rue de Besançon', codePostal: '39100', ville: 'Dole' }) },
    ],
  ])('is refused as %s, like on the site, and not kept', async (_tag, demande) => {
    const { ports } = await unAtelierSurBase(await makeStores())
    expect(await echouer(noterAuTelephone(ports)(unAppel({ demande })))).toMatchObject({ _tag })
    expect((await reussir(listerEstimations(ports)(LISTE))).page.elements).toEqual([])
  })
})
