import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unAcompteRecu } from '#domain/facturation/deductions.fixture'
import { especesPossibles } from '#domain/facturation/deductions'
import { unAvoir, uneFacture, uneFacturePro, uneLigne } from '#domain/facturation/facture.fixture'
import { designerFrais } from '#domain/facturation/frais'
import { lieuDExecution } from '#domain/facturation/piece'
import type { Piece } from '#domain/facturation/piece'
import { centimes, euros } from '#domain/shared/montant'
import { mailTemplates } from '../mail-templates.ts'

const factureClient = (matiere: Parameters<typeof mailTemplates<'facture_client'>>[1]) =>
  mailTemplates('facture_client', matiere)
const publicUrl = 'https://atelier.example'

const plat = (texte: string) => texte.replace(/[\u00a0\u202f]/g, ' ')

const IBAN = 'FR7630006000011234567890189'

const ecrire = (
  piece: Piece,
  solde = piece.total,
  entreprise = uneEntreprise({ paiement: { iban: IBAN, paypal: '' } }),
  annulee = false,
) => {
  const especes = especesPossibles(piece.genre === 'facture' ? piece.acomptes : [], solde)
  const { sujet, texte, html } = factureClient({ piece, solde, especes, annulee, entreprise, publicUrl })
  return { sujet, lignes: plat(texte).split('\n'), html: plat(html) }
}

describe('the mail of an invoice', () => {
  it('tells its number, what it costs, until when and how to pay', () => {
    const { sujet, lignes, html } = ecrire(uneFacture())
    expect(sujet).toBe('Votre facture FAC-2026-0001 – PREST-000001')
    expect(lignes).toEqual(
      expect.arrayContaining([
        'Bonjour Jeanne Dupont, votre facture est jointe à ce message, en PDF. Conservez-la.',
        'Référence : PREST-000001',
        'Facture FAC-2026-0001 du 1er décembre 2026',
        'Intervention : Réinstallation PC, le 30 novembre 2026',
        `Lieu : ${lieuDExecution(uneFacture())}`,
        'Total net : 64,00 €',
        'Reste à régler : 64,00 €',
        'À régler : à réception de la facture',
        '- par virement, avec la mention FAC-2026-0001 : IBAN FR76 3000 6000 0112 3456 7890 189',
        '- en espèces, jusqu’à 64,00 €',
        'https://atelier.example/mes-prestations',
        expect.stringMatching(/^https:\/\/atelier\.example\/verifier\/\w{12}$/),
      ]),
    )
    expect(html).toContain('<strong>64,00 €</strong>')
  })

  it('tells that the work was remote', () => {
    expect(ecrire(uneFacture({ modalite: 'a_distance' })).lignes).toContain('Lieu : À distance')
  })

  it('tells of a visit that was missed what it costs, and of no work', () => {
    const designation = designerFrais('absence', dateCivile(2026, 11, 30))
    const { lignes } = ecrire(uneFacture({ lignes: [uneLigne({ genre: 'frais', designation })] }))
    expect(lignes).toEqual(
      expect.arrayContaining([
        'Objet : Frais d’absence au rendez-vous du 30 novembre 2026',
        'Frais du : 30 novembre 2026',
      ]),
    )
    expect(lignes.join('\n')).not.toMatch(/Intervention :|Lieu/)
  })

  it('names the last day to a professional', () => {
    expect(ecrire(uneFacturePro()).lignes).toContain('À régler au plus tard le : 31 décembre 2026')
  })

  it('names only the means of payment that the business has', () => {
    const sans = uneEntreprise({ paiement: { iban: 'FR76 0000', paypal: 'bonjour@atelier.example' } })
    const { lignes } = ecrire(uneFacture(), euros(64), sans)
    expect(lignes.filter((ligne) => ligne.startsWith('- '))).toEqual([
      '- par PayPal, avec la mention FAC-2026-0001 : bonjour@atelier.example',
      '- en espèces, jusqu’à 64,00 €',
    ])
  })

  it('asks for what is left, and for nothing once all is paid', () => {
    expect(ecrire(uneFacture(), euros(44)).lignes).toEqual(
      expect.arrayContaining(['Déjà réglé ou déduit : 20,00 €', 'Reste à régler : 44,00 €']),
    )
    const payee = ecrire(uneFacture(), euros(0)).lignes
    expect(payee).toContain('Règlement : facture réglée, merci !')
    expect(payee.join('\n')).not.toMatch(/Comment régler|IBAN/)
  })
})

describe('the mail of an invoice after acomptes', () => {
  const facture = uneFacture({ acomptes: [unAcompteRecu(50), unAcompteRecu(-10, { mode: 'especes' })] })

  it('tells what was received, entry by entry, what is left and how to pay it', () => {
    const { lignes } = ecrire(facture, euros(24))
    expect(lignes.slice(lignes.indexOf('Total net : 64,00 €')).slice(0, 5)).toEqual([
      'Total net : 64,00 €',
      'Acompte reçu le 24 novembre 2026 (virement) : 50,00 €',
      'Acompte rendu le 24 novembre 2026 (espèces) : 10,00 €',
      'Reste à régler : 24,00 €',
      'À régler : à réception de la facture',
    ])
    expect(lignes.join('\n')).toMatch(/Comment régler :\n- par virement/)
  })

  it('tells apart what came, or was put right, since', () => {
    expect(ecrire(facture, euros(14)).lignes).toContain('Réglé ou déduit depuis : 10,00 €')
    expect(ecrire(facture, euros(64)).lignes).toContain('Rendu ou corrigé depuis : 40,00 €')
  })

  it('asks for nothing once all was received, and says what is given back of more', () => {
    const { lignes } = ecrire(uneFacture({ acomptes: [unAcompteRecu(64)] }), euros(0))
    expect(lignes).toEqual(
      expect.arrayContaining([
        'Acompte reçu le 24 novembre 2026 (virement) : 64,00 €',
        'Règlement : facture réglée, merci !',
      ]),
    )
    expect(lignes.join('\n')).not.toMatch(/Comment régler|IBAN|Reste à régler|depuis/)
    expect(ecrire(uneFacture({ acomptes: [unAcompteRecu(84)] }), euros(-20)).lignes).toContain(
      'Nous vous devons 20,00 €, que nous vous remboursons.',
    )
  })

  it('names in cash what may still be paid so', () => {
    const acomptes = [unAcompteRecu(40, { mode: 'especes' })]
    const lignes = [uneLigne({ prixUnitaire: euros(1_400), montant: euros(1_400) })]
    expect(ecrire(uneFacture({ lignes, acomptes }), euros(1_360)).lignes).toContain('- en espèces, jusqu’à 960,00 €')
    expect(ecrire(uneFacture({ acomptes }), euros(24)).lignes).toContain('- en espèces, jusqu’à 24,00 €')
  })
})

describe('the mail of an invoice that is sent again', () => {
  it('thanks nobody for one that credit notes gave back whole', () => {
    const annulee = ecrire(uneFacture(), euros(0), uneEntreprise(), true).lignes
    expect(annulee).toContain('Règlement : facture annulée par avoir, rien à régler')
    expect(annulee.join('\n')).not.toMatch(/merci|Comment régler|Nous vous devons/)
  })

  it('says what is paid back, given back whole or in part', () => {
    for (const annulee of [true, false]) {
      const { lignes } = ecrire(uneFacture(), centimes(-6_400), uneEntreprise(), annulee)
      expect(lignes).toContain('Nous vous devons 64,00 €, que nous vous remboursons.')
    }
  })
})

describe('the mail of a credit note', () => {
  it('tells what it corrects and why', () => {
    const { sujet, lignes } = ecrire(unAvoir(), euros(0))
    expect(sujet).toBe('Votre avoir AVO-2026-0001 – PREST-000001')
    expect(lignes).toEqual(
      expect.arrayContaining([
        'Bonjour Jeanne Dupont, votre avoir est joint à ce message, en PDF. Conservez-le.',
        'Facture corrigée : FAC-2026-0001 du 1er décembre 2026',
        'Montant de l’avoir : 64,00 €',
        'Motif : erreur de saisie',
        'Il vient en déduction de ce que vous deviez : vous n’avez rien à faire.',
      ]),
    )
  })

  it('says what is left to pay of its invoice, and how', () => {
    const { lignes } = ecrire(unAvoir({ total: euros(20) }), euros(44))
    expect(lignes).toEqual(
      expect.arrayContaining([
        'Il vient en déduction de la facture FAC-2026-0001 : il vous reste 44,00 € à régler.',
        '- par virement, avec la mention FAC-2026-0001 : IBAN FR76 3000 6000 0112 3456 7890 189',
      ]),
    )
    expect(lignes.join('\n')).not.toContain('rien à faire')
  })

  it('says what is paid back', () => {
    expect(ecrire(unAvoir(), centimes(-6_400)).lignes).toContain(
      'Nous vous devons 64,00 € : cette somme vous est rendue, ou reprise par la facture qui remplace FAC-2026-0001.',
    )
  })
})
