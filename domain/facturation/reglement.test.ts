import { describe, expect, it } from 'vitest'
import { dateCivile, plusJours } from '#domain/calendrier/date-civile'
import { PARTICULIER } from '#domain/client/acheteur'
import { centimes, euros } from '#domain/shared/montant'
import { lireMontant, lireTable } from '#domain/shared/table-markdown.fixture'
import { UN_PROFESSIONNEL, unAvoir, uneFactureDAcompte } from './facture.fixture.ts'
import { uneFactureDe, uneFactureSuivie } from './facture-suivie.fixture.ts'
import { documentsDuReglement, estDAcompte, etatDeFacture } from './reglement.ts'
import { numeroPiece } from './numero-piece.ts'

const JOUR = dateCivile(2026, 12, 1)

describe('where an invoice stands', () => {
  it.each(
    lireTable('facturation', 'Où en est une facture').map((rangee) => ({
      rangee,
      cas: ['Client', 'Facture', 'Avoirs', 'Réglé', 'Jours après', 'État'].map(rangee).join(', '),
    })),
  )('$cas', ({ rangee }) => {
    const acheteur = rangee('Client') === 'professionnel' ? UN_PROFESSIONNEL : PARTICULIER
    const suivie = uneFactureSuivie({
      facture: uneFactureDe(lireMontant(rangee('Facture')), { acheteur }),
      credite: lireMontant(rangee('Avoirs')),
      regle: lireMontant(rangee('Réglé')),
    })
    const jour = plusJours(suivie.facture.date, Number(rangee('Jours après')))
    expect(etatDeFacture(suivie, jour)).toBe(rangee('État'))
  })

  it('is cancelled by a credit note of its last cent, and paid when it asked for nothing', () => {
    const suivies = [0, 1].map((total) =>
      uneFactureSuivie({ facture: uneFactureDe(centimes(total)), credite: centimes(total) }),
    )
    expect(suivies.map((suivie) => etatDeFacture(suivie, JOUR))).toEqual(['payee', 'annulee'])
  })
})

const facture = uneFactureDAcompte()

const suivie = (...rendus: number[]) => ({
  facture,
  avoirs: rendus.map((rendu, rang) =>
    unAvoir({ numero: numeroPiece('avoir', 2026, rang + 1), total: euros(rendu), ecriture: 'ecriture-2' }),
  ),
  clientId: null,
})

describe('an invoice for a deposit', () => {
  it('is paid whatever the day, until credit notes have given all of it back', () => {
    const tard = plusJours(facture.date, 400)
    expect([suivie(), suivie(99.99), suivie(60, 40)].map((une) => etatDeFacture(une, tard))).toEqual([
      'payee',
      'payee',
      'annulee',
    ])
  })

  it('is distinguished from one for work, which is due', () => {
    const travail = uneFactureSuivie()
    expect([estDAcompte(suivie()), estDAcompte(travail)]).toEqual([true, false])
    expect(etatDeFacture(travail, plusJours(travail.facture.echeance, 1))).toBe('en_retard')
  })
})

it('a payment has its deposit invoice, or its credit notes in order of issue', () => {
  const autre = uneFactureDAcompte({ numero: numeroPiece('acompte', 2026, 2), ecriture: 'ecriture-3' })
  const premier = unAvoir({ numero: numeroPiece('avoir', 2026, 1), ecriture: 'ecriture-2' })
  const second = unAvoir({ numero: numeroPiece('avoir', 2026, 2), ecriture: 'ecriture-2' })
  const toutes = [
    { facture, avoirs: [second], clientId: null },
    { facture: autre, avoirs: [premier], clientId: null },
  ]
  const pieces = (id: string) => documentsDuReglement(toutes, id).map(({ numero }) => numero)
  expect(pieces('ecriture-1')).toEqual(['ACO-2026-0001'])
  expect(pieces('ecriture-2')).toEqual(['AVO-2026-0001', 'AVO-2026-0002'])
  expect(pieces('autre')).toEqual([])
})
