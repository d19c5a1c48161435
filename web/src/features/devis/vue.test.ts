import { describe, expect, it } from 'vitest'
import { devisReply } from '#adapters/http/contract/routes/devis'
import { decideDuDevis, unAvenant, unDevisPropose, unDossierDeDevis } from '#domain/devis/avenant.fixture'
import { repondreAvenant, retirerDevis } from '#domain/devis/repondre-avenant'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { vueDe } from './vue.ts'

const repondu = (action: 'accepter' | 'refuser') =>
  decideDuDevis(repondreAvenant(unDevisPropose(), { version: 2, action, motif: '' }, UN_INSTANT)).etat

const retire = () => decideDuDevis(retirerDevis(unDevisPropose(), 2, UN_INSTANT)).etat

const vue = (etat = unDevisPropose(), instant = UN_INSTANT) => {
  const lue = vueDe(devisReply(etat, instant, null))
  return [lue?.genre, lue?.avant?.version ?? null, lue?.derniere.version]
}

describe('what the page of a quote shows', () => {
  it.each([
    ['the only quote', unDossierDeDevis(), UN_INSTANT, ['seule', null, 1]],
    ['one that waits beside the one in force', unDevisPropose(), UN_INSTANT, ['a_repondre', 1, 2]],
    ['one that waited too long', unDevisPropose(), dansHeures(24 * 31), ['perimee', 1, 2]],
    ['one that was accepted', repondu('accepter'), UN_INSTANT, ['acceptee', 1, 2]],
    ['one that was refused', repondu('refuser'), UN_INSTANT, ['refusee', 1, 2]],
    ['one that was taken back', retire(), UN_INSTANT, ['retiree', 1, 2]],
    [
      'one in place of another',
      unDevisPropose(unAvenant({ heures: 2 }), unDevisPropose()),
      UN_INSTANT,
      ['a_repondre', 1, 3],
    ],
  ])('is %s', (_, etat, instant, attendu) => {
    expect(vue(etat, instant)).toEqual(attendu)
  })
})
