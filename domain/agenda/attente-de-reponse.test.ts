import { describe, expect, it } from 'vitest'
import { unDevisPropose } from '#domain/devis/avenant.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { STATUTS } from '#domain/prestation/statut'
import { dansHeures, unDossier, uneDate } from '#domain/rendez-vous/dossier.fixture'
import { attenteDeReponse, finDuDevis } from './attente-de-reponse.ts'

const { versions } = unDevisPropose()
const FIN = finDuDevis({ emiseLe: UN_INSTANT })
const avant = (instant: Date): Date => new Date(instant.getTime() - 1)

describe('what an order waits for from its client', () => {
  it('is the answer to another quote, to the end of its thirtieth day', () => {
    expect(FIN).toEqual(new Date('2026-12-20T23:00:00.000Z'))
    expect(attenteDeReponse(unDossier(), versions, avant(FIN))).toMatchObject({ devis: { version: 2 }, avant: FIN })
    expect(attenteDeReponse(unDossier(), versions, FIN)).toBeNull()
  })

  it('is the answer to a date, until that lapses', () => {
    const date = uneDate()
    const dossier = unDossier({ dates: [date] })
    expect(attenteDeReponse(dossier, [], avant(date.expireLe))).toEqual({ dossier, devis: null, avant: date.expireLe })
    expect(attenteDeReponse(dossier, [], date.expireLe)).toBeNull()
  })

  it('is due by the first of both', () => {
    const [tot, tard] = [uneDate(), uneDate({ proposeeLe: dansHeures(2), rang: 1 })]
    for (const dates of [
      [tot, tard],
      [tard, tot],
    ]) {
      expect(attenteDeReponse(unDossier({ dates }), versions, UN_INSTANT)?.avant).toEqual(tot.expireLe)
    }
  })

  it('is nothing once the order is done or cancelled', () => {
    const attendent = STATUTS.filter((statut) => attenteDeReponse(unDossier({}, { statut }), versions, UN_INSTANT))
    expect(attendent).toEqual(['en_attente', 'en_cours'])
  })
})
