import { describe, expect, it } from 'vitest'
import { unContact, uneAdresse, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { coordonneesDe, corrigerDossier } from './coordonnees.ts'

const DOSSIER = unDossier()

const AVANT = coordonneesDe({ ...DOSSIER.prestation.contact, ...DOSSIER.prestation.adresse })

const APRES = coordonneesDe({
  ...unContact({ nom: 'Jeanne Dupond', telephone: '07 98 76 54 32' }),
  ...uneAdresse({ adresse: '3 rue des Salines' }),
})

const corriger = corrigerDossier({ avant: AVANT, apres: APRES }, UN_INSTANT)

describe('corrigerDossier', () => {
  it('puts right what the order had from the account', () => {
    const { prestation } = corriger(DOSSIER)?.dossier ?? {}
    expect(prestation).toMatchObject({
      contact: { nom: 'Jeanne Dupond', telephone: '+33798765432', email: DOSSIER.prestation.contact.email },
      adresse: { adresse: '3 rue des Salines' },
      version: DOSSIER.prestation.version + 1,
    })
  })

  it('keeps what was given for this order alone', () => {
    const ailleurs = uneAdresse({ adresse: '8 place de la Liberté' })
    const dossier = { ...DOSSIER, prestation: { ...DOSSIER.prestation, adresse: ailleurs } }
    const { prestation } = corriger(dossier)?.dossier ?? {}
    expect([prestation?.contact.nom, prestation?.adresse]).toEqual(['Jeanne Dupond', ailleurs])
  })

  it('leaves an order that has nothing of it, that was called off, or that is billed', () => {
    const { prestation } = DOSSIER
    const contact = unContact({ nom: 'Paul Martin', telephone: '06 00 00 00 00' })
    const autre = { ...prestation, contact, adresse: uneAdresse({ adresse: '8 place de la Liberté' }) }
    expect(corriger({ ...DOSSIER, prestation: autre })).toBeNull()
    expect(corriger({ ...DOSSIER, prestation: { ...prestation, statut: 'annulé' } })).toBeNull()
    expect(corriger({ ...DOSSIER, factureEnCours: numeroPiece('facture', 2026, 1) })).toBeNull()
  })
})
