import { describe, expect, it } from 'vitest'
import { ADMIN } from '#application/shared/session.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { centimes, euros } from '#domain/shared/montant'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { annulerReglement, enregistrerReglement } from './encaisser.ts'
import { uneFacturation } from './facturation.fixture.ts'
import { preparerFacturation } from './emettre-facture.ts'

const SAISIE = {
  mode: 'virement',
  le: dateCivile(2026, 11, 20),
  montant: euros(20),
  note: 'reçu ce matin',
} as const

describe('money before an invoice', () => {
  it('is written for the owner, who sees it in the form of the invoice', async () => {
    const { ports, id, reference } = await uneFacturation()
    const { reglements } = await reussir(enregistrerReglement(ports)({ admin: ADMIN, reference, saisie: SAISIE }))
    const [ecrit] = reglements
    expect(ecrit).toMatchObject({ ...SAISIE, apres: null, annule: null, enregistreLe: '2026-11-20T15:00:00.000Z' })
    const cadre = await reussir(preparerFacturation(ports)({ admin: ADMIN, id }))
    expect([cadre.acomptes, cadre.acompteMax, cadre.solde]).toEqual([[ecrit], cadre.totalAccepte - 2000, -2000])
  })

  it('sent twice is written once when it says what was received before', async () => {
    const { ports, reference } = await uneFacturation()
    const demande = { admin: ADMIN, reference, saisie: SAISIE, soldeAttendu: centimes(0) }
    await reussir(enregistrerReglement(ports)(demande))
    const refus = { _tag: 'SoldeChange', solde: -2000, facture: null }
    expect(await echouer(enregistrerReglement(ports)(demande))).toEqual(refus)
  })

  it('is undone by a contrary entry of the day, under an id of its own', async () => {
    const { ports, reference } = await uneFacturation()
    const [premier] = (await reussir(enregistrerReglement(ports)({ admin: ADMIN, reference, saisie: SAISIE })))
      .reglements
    ports.clock.avancer(24 * 3_600_000)
    const demande = { admin: ADMIN, reference, reglementId: premier?.id ?? '', note: 'erreur' }
    const [, contraire] = (await reussir(annulerReglement(ports)(demande))).reglements
    expect(contraire).toMatchObject({ montant: -2000, annule: premier?.id, le: '2026-11-21', note: 'erreur' })
    expect(contraire?.id).not.toBe(premier?.id)
    expect(await echouer(annulerReglement(ports)(demande))).toEqual({ _tag: 'ReglementInconnu' })
  })

  it('is a payment of the invoice once that is issued, and so is what comes then', async () => {
    const { ports, reference, emettre } = await uneFacturation()
    const demande = { admin: ADMIN, reference, saisie: SAISIE }
    const { reglements } = await reussir(enregistrerReglement(ports)(demande))
    expect((await emettre()).reglements).toEqual(reglements)
    const apres = await reussir(enregistrerReglement(ports)(demande))
    expect(apres.reglements.map(({ apres: piece }) => piece)).toEqual([null, 'FAC-2026-0001'])
  })

  it('is that of an order that exists', async () => {
    const { ports } = await uneFacturation()
    const { reference } = uneNouvellePrestation({}, 9)
    const saisie = enregistrerReglement(ports)({ admin: ADMIN, reference, saisie: SAISIE })
    expect(await echouer(saisie)).toEqual({ _tag: 'PrestationInconnue' })
  })
})
