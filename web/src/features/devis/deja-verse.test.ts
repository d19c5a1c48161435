import { expect, it } from 'vitest'
import { devisReply } from '#adapters/http/contract/routes/devis'
import { decideDuDevis, unDevisPropose } from '#domain/devis/avenant.fixture'
import { repondreAvenant } from '#domain/devis/repondre-avenant'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { dejaVerse } from './deja-verse.ts'
import { vueDe } from './vue.ts'

const lire = (verse: number, etat = unDevisPropose()) => {
  const lu = devisReply(etat, UN_INSTANT, null, euros(verse))
  const vue = vueDe(lu)
  if (vue === null) throw new Error('no version')
  return dejaVerse(lu, vue)?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null
}

it('tells what is left of the new price once a part was paid, or what came above it', () => {
  expect(lire(64)).toBe('Vous avez déjà versé 64,00 € : avec ce devis, il reste 89,90 € à payer.')
  expect(lire(189.9)).toContain('36,00 € sont de trop : ils vous seront rendus, ou déduits.')
})

it('says nothing when nothing was paid, nor of a price that was refused', () => {
  expect(lire(0)).toBeNull()
  const refus = repondreAvenant(unDevisPropose(), { version: 2, action: 'refuser', motif: '' }, UN_INSTANT)
  expect(lire(64, decideDuDevis(refus).etat)).toBeNull()
})
