import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unCourriel } from '#application/ports/courriel.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unAcompteRecu } from '#domain/facturation/deductions.fixture'
import { unAvoirDAcompte, uneFactureDAcompte, uneFacturePro } from '#domain/facturation/facture.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import type { Piece } from '#domain/facturation/piece'
import { centimes, euros } from '#domain/shared/montant'
import { mailTemplates } from '../mail-templates.ts'
import { makeSmtpMailer } from '../mailers.ts'
import { demarrerServeurSmtp, type ServeurSmtp } from '../smtp-server.fixture.ts'

const factureClient = (matiere: Parameters<typeof mailTemplates<'facture_client'>>[1]) =>
  mailTemplates('facture_client', matiere)

const IBAN = 'FR7630006000011234567890189'
const entreprise = uneEntreprise({ paiement: { iban: IBAN, paypal: 'bonjour@atelier.example' } })
const cadre = { entreprise, publicUrl: 'https://atelier.example' }

const facture = uneFactureDAcompte({ recu: { le: dateCivile(2026, 11, 27), mode: 'especes' } })

const plat = (texte: string) => texte.replace(/[\u00a0\u202f]/g, ' ')

const ecrire = (piece: Piece, annulee = false) => {
  const { sujet, texte, html } = factureClient({ ...cadre, piece, solde: centimes(0), especes: centimes(0), annulee })
  return { sujet, lignes: plat(texte).split('\n'), html: plat(html) }
}

const DEMANDE = /Comment régler|IBAN|PayPal|Reste à régler|À régler/

describe('the mail of an invoice for a deposit', () => {
  it('tells its number, what came and when, on which quote, and that the invoice deducts it', () => {
    const { sujet, lignes, html } = ecrire(facture)
    expect(sujet).toBe('Votre facture d’acompte ACO-2026-0001 – PREST-000001')
    expect(lignes).toEqual(
      expect.arrayContaining([
        'Bonjour Jeanne Dupont, votre facture d’acompte est jointe à ce message, en PDF. Conservez-la.',
        'Référence : PREST-000001',
        'Facture d’acompte ACO-2026-0001 du 1er décembre 2026',
        'Service : Réinstallation PC',
        'Devis : DEV-2026-0001, accepté pour 275,35 €',
        'Acompte reçu le 27 novembre 2026 (espèces) : 100,00 €',
        'Règlement : facture réglée, merci !',
        'Vous n’avez rien à régler : la facture de la prestation déduit cet acompte du prix.',
        'https://atelier.example/mes-prestations',
        expect.stringMatching(/^https:\/\/atelier\.example\/verifier\/\w{12}$/),
      ]),
    )
    expect(html).toContain('<strong>100,00 €</strong>')
  })

  it('asks for no money and names no account', () => {
    for (const { lignes, html } of [ecrire(facture), ecrire(facture, true), ecrire(unAvoirDAcompte())]) {
      expect(lignes.join('\n')).not.toMatch(DEMANDE)
      expect(html).not.toMatch(DEMANDE)
    }
  })

  it('thanks nobody, and promises nothing, for one that credit notes gave back whole', () => {
    const { lignes } = ecrire(facture, true)
    expect(lignes).toContain('Règlement : facture annulée par avoir, rien à régler')
    expect(lignes.join('\n')).not.toMatch(/merci|déduit/)
  })
})

it('says in the mail of one that is issued again which credit note was an error', () => {
  expect(ecrire({ ...facture, retablit: numeroPiece('avoir', 2026, 1) }).lignes).toEqual(
    expect.arrayContaining([
      'Acompte reçu le 27 novembre 2026 (espèces) : 100,00 €',
      'Acompte rétabli : l’avoir AVO-2026-0001 était une erreur',
    ]),
  )
})

describe('the mail of a credit note for a deposit', () => {
  it('tells what it corrects and why, and that nothing is left to do', () => {
    const { sujet, lignes } = ecrire(unAvoirDAcompte({ total: euros(20) }))
    expect(sujet).toBe('Votre avoir AVO-2026-0001 – PREST-000001')
    expect(lignes).toEqual(
      expect.arrayContaining([
        'Bonjour Jeanne Dupont, votre avoir est joint à ce message, en PDF. Conservez-le.',
        'Facture d’acompte corrigée : ACO-2026-0001 du 1er décembre 2026',
        'Montant de l’avoir : 20,00 €',
        'Motif : acompte rendu',
        'Vous n’avez rien à faire : cette somme vous a été rendue, ou n’avait pas été reçue. La facture de la prestation ne la déduit pas.',
      ]),
    )
    expect(lignes.join('\n')).not.toMatch(/Nous vous devons|vous deviez/)
  })
})

it('names, in the mail of the invoice that deducts it, the invoice for each deposit', () => {
  const acomptes = [
    unAcompteRecu(100, { piece: numeroPiece('acompte', 2026, 1) }),
    unAcompteRecu(-20, { piece: numeroPiece('avoir', 2026, 1) }),
  ]
  const situation = { solde: euros(195.35), especes: euros(195.35), annulee: false }
  const { texte } = factureClient({ ...cadre, piece: uneFacturePro({ acomptes }), ...situation })
  expect(plat(texte).split('\n')).toEqual(
    expect.arrayContaining([
      'Acompte reçu le 24 novembre 2026 (virement), facture ACO-2026-0001 : 100,00 €',
      'Acompte rendu le 24 novembre 2026 (virement), avoir AVO-2026-0001 : 20,00 €',
      'Reste à régler : 195,35 €',
    ]),
  )
})

it('never calls a deposit what was paid on an invoice that was given back', () => {
  const sur = numeroPiece('facture', 2026, 8)
  const acomptes = [unAcompteRecu(203, { sur }), unAcompteRecu(-59, { sur, laisse: true })]
  const situation = { solde: euros(131.35), especes: euros(131.35), annulee: false }
  const lignes = plat(factureClient({ ...cadre, piece: uneFacturePro({ acomptes }), ...situation }).texte).split('\n')
  expect(lignes).toEqual(
    expect.arrayContaining([
      'Reçu le 24 novembre 2026 (virement) sur FAC-2026-0008 : 203,00 €',
      'Laissé sur FAC-2026-0008, à vous rendre : 59,00 €',
    ]),
  )
  expect(lignes.join('\n')).not.toContain('Acompte')
})

describe('the same through a mail server', () => {
  let serveur: ServeurSmtp
  let mailer: ReturnType<typeof makeSmtpMailer>
  beforeEach(async () => {
    serveur = await demarrerServeurSmtp()
    mailer = makeSmtpMailer(serveur.url)
  })
  afterEach(async () => {
    await mailer.close()
    await serveur.arreter()
  })

  it('arrives as it was written, with its document', async () => {
    const contenu = factureClient({
      ...cadre,
      piece: facture,
      solde: centimes(0),
      especes: centimes(0),
      annulee: false,
    })
    const jointe = { nom: 'ACO-2026-0001.pdf', type: 'application/pdf', contenu: new TextEncoder().encode('%PDF-1.7') }
    await mailer.envoyer(unCourriel({ ...contenu, piecesJointes: [jointe] }))()
    expect(serveur.recus().map(({ courriel }) => courriel)).toMatchObject([
      { sujet: contenu.sujet, texte: contenu.texte, html: contenu.html, piecesJointes: [jointe] },
    ])
  })
})
