import { describe, expect, it } from 'vitest'
import { ADMIN } from '#application/shared/session.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { centimes, euros } from '#domain/shared/montant'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { annulerAcompte, enregistrerAcompte } from './enregistrer-acompte.ts'
import { uneFacturation } from './facturation.fixture.ts'
import { preparerFacturation } from './preparer-facturation.ts'

const SAISIE = {
  mode: 'virement',
  le: dateCivile(2026, 11, 20),
  montant: euros(20),
  note: 'reçu ce matin',
  recuAttendu: null,
} as const

describe('money before an invoice', () => {
  it('is written for the owner, who sees it in the form of the invoice', async () => {
    const { ports, id } = await uneFacturation()
    const [ecrit] = await reussir(enregistrerAcompte(ports)({ admin: ADMIN, id, saisie: SAISIE }))
    const { recuAttendu: _, ...attendu } = SAISIE
    expect(ecrit).toMatchObject({ ...attendu, ventes: 0, annule: null, enregistreLe: '2026-11-20T15:00:00.000Z' })
    const cadre = await reussir(preparerFacturation(ports)({ admin: ADMIN, id }))
    expect([cadre.acomptes, cadre.acompteMax]).toEqual([[ecrit], cadre.totalAccepte - 2000])
  })

  it('sent twice is written once when it says what was received before', async () => {
    const { ports, id } = await uneFacturation()
    const demande = { admin: ADMIN, id, saisie: { ...SAISIE, recuAttendu: centimes(0) } }
    await reussir(enregistrerAcompte(ports)(demande))
    expect(await echouer(enregistrerAcompte(ports)(demande))).toEqual({ _tag: 'AcomptesChanges', recu: 2000 })
  })

  it('is undone by a contrary entry of the day, under an id of its own', async () => {
    const { ports, id } = await uneFacturation()
    const [premier] = await reussir(enregistrerAcompte(ports)({ admin: ADMIN, id, saisie: SAISIE }))
    ports.clock.avancer(24 * 3_600_000)
    const demande = { admin: ADMIN, id, acompteId: premier?.id ?? '', note: 'erreur' }
    const [, contraire] = await reussir(annulerAcompte(ports)(demande))
    expect(contraire).toMatchObject({ montant: -2000, annule: premier?.id, le: '2026-11-21', note: 'erreur' })
    expect(contraire?.id).not.toBe(premier?.id)
    expect(await echouer(annulerAcompte(ports)(demande))).toEqual({ _tag: 'AcompteInconnu' })
  })

  it('is a payment of the invoice once that is issued', async () => {
    const { ports, id, emettre } = await uneFacturation()
    const ecrits = await reussir(enregistrerAcompte(ports)({ admin: ADMIN, id, saisie: SAISIE }))
    expect((await emettre()).reglements).toEqual(ecrits)
    const refus = { _tag: 'CommandeFacturee', numero: numeroPiece('facture', 2026, 1) }
    expect(await echouer(enregistrerAcompte(ports)({ admin: ADMIN, id, saisie: SAISIE }))).toEqual(refus)
  })

  it('is that of an order that exists', async () => {
    const { ports } = await uneFacturation()
    for (const inconnu of ['nimporte', '01ARZ3NDEKTSV4RRFFQ69G5FAV']) {
      const saisie = enregistrerAcompte(ports)({ admin: ADMIN, id: inconnu, saisie: SAISIE })
      expect(await echouer(saisie)).toEqual({ _tag: 'PrestationInconnue' })
    }
  })
})
