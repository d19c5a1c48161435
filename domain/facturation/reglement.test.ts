import { describe, expect, it } from 'vitest'
import { dateCivile, plusJours } from '#domain/calendrier/date-civile'
import { PARTICULIER } from '#domain/client/acheteur'
import { centimes } from '#domain/shared/montant'
import { lireMontant, lireTable } from '#domain/shared/table-markdown.fixture'
import { UN_PROFESSIONNEL } from './facture.fixture.ts'
import { uneFactureDe, uneFactureSuivie } from './facture-suivie.fixture.ts'
import { etatDeFacture } from './reglement.ts'

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
