import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { ligneDeFacture } from '#domain/comptabilite/cloture'
import { unAcompteALaCloture, uneFactureALaCloture } from '#domain/comptabilite/cloture.fixture'
import { unAvoir, uneFactureDAcompte } from '#domain/facturation/facture.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { euros } from '#domain/shared/montant'
import { csvLines } from './csv-lines.ts'

const facture = uneFactureALaCloture({ client: '=Somme' })
const { reference, type } = facture
const acompte = unAcompteALaCloture({
  client: 'Fromagerie des Lacs',
  contact: 'Léo Petit',
  type: 'professionnel',
  facturesDAcompte: [numeroPiece('acompte', 2025, 1), numeroPiece('acompte', 2025, 2)],
})

describe('the end of a year', () => {
  it('has a line per open balance in a sheet: above zero owed to the business, below by it', () => {
    expect(csvLines('cloture', [ligneDeFacture(facture), acompte]).split('\r\n')).toEqual([
      `"Créance";"FAC-2025-0001";;20/12/2025;19/01/2026;"${reference}";"'=Somme";;"Particulier";100,00;0,00;80,00;20,00`,
      `"Acompte reçu";;"ACO-2025-0001, ACO-2025-0002";;;"${reference}";"Fromagerie des Lacs";"Léo Petit";"Professionnel";;;;-40,00`,
      '',
    ])
  })

  it('shows the refund of a withdrawn order, and its last day', () => {
    const due = unAcompteALaCloture({
      client: 'Léo Petit',
      nature: 'a_rembourser',
      echeance: dateCivile(2026, 1, 11),
    })
    expect(csvLines('cloture', [due])).toBe(
      `"À rembourser";;;;11/01/2026;"${reference}";"Léo Petit";;"Particulier";;;;-40,00\r\n`,
    )
  })

  it('shows the movements of this year on an invoice of another year', () => {
    expect(csvLines('autresFactures', [facture])).toBe(
      `"FAC-2025-0001";20/12/2025;"${reference}";"'=Somme";;"Particulier";100,00;50,00;0,00;;20,00;\r\n`,
    )
  })

  it('shows the balance of a later invoice on that day, and the replacement of a credited one', () => {
    const avoirs = [numeroPiece('avoir', 2026, 2), numeroPiece('avoir', 2026, 3)]
    const suivante = uneFactureALaCloture({
      ...facture,
      type: 'professionnel',
      contact: 'Léo Petit',
      emise: false,
      regle: euros(30),
      avoirs,
      remplaceePar: numeroPiece('facture', 2026, 8),
    })
    expect(csvLines('autresFactures', [suivante])).toBe(
      `"FAC-2025-0001";20/12/2025;"${reference}";"'=Somme";"Léo Petit";"Professionnel";100,00;50,00;0,00;"AVO-2026-0002, AVO-2026-0003";-30,00;"FAC-2026-0008"\r\n`,
    )
  })

  it('shows the credit notes and the replacement of a document of the year', () => {
    const emise = {
      numero: facture.numero,
      genre: 'facture',
      emiseLe: new Date('2025-12-20T10:00:00Z'),
      reference,
      nom: 'Léo Petit',
      raisonSociale: '',
      type,
      total: euros(100),
      services: euros(60),
      ventes: euros(40),
      acompte: null,
      regle: euros(0),
      solde: euros(0),
      corrige: null,
    } as const
    const suites = {
      avoirs: [numeroPiece('avoir', 2025, 2), numeroPiece('avoir', 2026, 1)],
      remplaceePar: numeroPiece('facture', 2026, 8),
    }
    const seule = csvLines('factures', [emise]).trimEnd()
    expect(csvLines('facturesEmises', [{ ...emise, ...suites }])).toBe(
      `${seule};"AVO-2025-0002, AVO-2026-0001";"FAC-2026-0008"\r\n`,
    )
  })

  it('shows the buyer, the refunds and the deductions of a deposit invoice', () => {
    const emise = uneFactureDAcompte({ retablit: numeroPiece('avoir', 2025, 7) })
    const avoir = unAvoir({ total: euros(30) })
    const deduitPar = [numeroPiece('facture', 2026, 4)]
    const ligne = { facture: emise, avoirs: [avoir], deduitPar }
    expect(csvLines('acomptesFactures', [ligne])).toBe(
      `"ACO-2026-0001";01/12/2026;"Fromagerie des Lacs";"${emise.contact.nom}";"732\u00a0829\u00a0320";"${emise.reference}";100,00;"Virement";01/12/2026;"${avoir.numero}";30,00;"FAC-2026-0004";"AVO-2025-0007"\r\n`,
    )
  })
})
