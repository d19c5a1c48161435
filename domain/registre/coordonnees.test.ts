import { describe, expect, it } from 'vitest'
import { unContact, uneAdresse, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { unCompte, unEmail } from '#domain/compte/compte.fixture'
import * as E from '#fp/Either'
import { coordonneesDe, corrigerDossier, refuserEmailDAdmin } from './coordonnees.ts'

const DOSSIER = unDossier()

const AVANT = coordonneesDe({ ...DOSSIER.prestation.contact, ...DOSSIER.prestation.adresse })

const APRES = coordonneesDe({
  ...unContact({ nom: 'Jeanne Dupond', telephone: '07 98 76 54 32' }),
  ...uneAdresse({ adresse: '3 rue des Salines' }),
})

const corriger = corrigerDossier({ avant: AVANT, apres: APRES }, UN_INSTANT, true)

const EMAIL = unEmail('jeanne@courriel.example')

const AVEC_EMAIL = { avant: AVANT, apres: { ...APRES, email: EMAIL } }

describe('corrigerDossier', () => {
  it('corrects the fields that the order took from the account', () => {
    const { prestation } = corriger(DOSSIER)?.dossier ?? {}
    expect(prestation).toMatchObject({
      contact: { nom: 'Jeanne Dupond', telephone: '+33798765432', email: DOSSIER.prestation.contact.email },
      adresse: { adresse: '3 rue des Salines' },
      version: DOSSIER.prestation.version + 1,
    })
  })

  it('keeps the fields given for this order alone', () => {
    const ailleurs = uneAdresse({ adresse: '8 place de la Liberté' })
    const dossier = { ...DOSSIER, prestation: { ...DOSSIER.prestation, adresse: ailleurs } }
    const { prestation } = corriger(dossier)?.dossier ?? {}
    expect([prestation?.contact.nom, prestation?.adresse]).toEqual(['Jeanne Dupond', ailleurs])
  })

  it('leaves an order without such fields, cancelled or billed', () => {
    const { prestation } = DOSSIER
    const contact = unContact({ nom: 'Paul Martin', telephone: '06 00 00 00 00' })
    const autre = { ...prestation, contact, adresse: uneAdresse({ adresse: '8 place de la Liberté' }) }
    expect(corriger({ ...DOSSIER, prestation: autre })).toBeNull()
    expect(corriger({ ...DOSSIER, prestation: { ...prestation, statut: 'annulé' } })).toBeNull()
    expect(corriger({ ...DOSSIER, factureEnCours: numeroPiece('facture', 2026, 1) })).toBeNull()
  })

  it('sends the mails of every order to the new address, even if its other fields stay', () => {
    const { prestation } = DOSSIER
    const factureEnCours = numeroPiece('facture', 2026, 1)
    const annulee = { ...DOSSIER, prestation: { ...prestation, statut: 'annulé' } } as const
    for (const [dossier, commandes] of [
      [DOSSIER, false],
      [annulee, true],
      [{ ...DOSSIER, factureEnCours }, true],
    ] as const) {
      const apres = corrigerDossier(AVEC_EMAIL, UN_INSTANT, commandes)(dossier)?.dossier.prestation
      expect(apres?.contact).toEqual({ ...prestation.contact, email: EMAIL })
      expect(apres?.adresse).toEqual(prestation.adresse)
    }
    const entiere = corrigerDossier(AVEC_EMAIL, UN_INSTANT, true)(DOSSIER)?.dossier.prestation
    expect(entiere?.contact).toMatchObject({ nom: 'Jeanne Dupond', email: EMAIL })
  })
})

describe('the mail address of an admin', () => {
  const client = unCompte()
  const patron = unEmail('patron@atelier.example')
  const apres = (email: string) => coordonneesDe({ ...client, email: unEmail(email) })

  it.each([
    ['is not changed', unCompte({ role: 'admin' }), 'jeanne@courriel.example', true],
    ['that the settings name is not changed', unCompte({ email: patron }), 'jeanne@courriel.example', true],
    ['is given to nobody', client, patron, true],
    ['leaves the rest of the account to be corrected', unCompte({ role: 'admin' }), client.email, false],
    ['is not that of a client', client, 'jeanne@courriel.example', false],
  ])('%s', (_quoi, compte, email, refuse) => {
    const verdict = refuserEmailDAdmin(compte, apres(email), [patron])
    expect(verdict).toEqual(refuse ? E.left({ _tag: 'EmailDAdmin' }) : E.right(apres(email)))
  })
})
