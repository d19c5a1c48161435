import { describe, expect, it } from 'vitest'
import type { EvenementReply } from '#adapters/http/contract/values/prestation-reply'
import { euros } from '#domain/shared/montant'
import { devisEnAttente } from './devis-en-attente.ts'
import { unePrestationReply } from './suivi.fixture.ts'

const propose: EvenementReply = {
  le: '2026-11-20T09:00:00.000Z',
  auteur: 'entreprise',
  fait: { genre: 'devis_propose', version: 2, total: euros(153.9), motif: 'Disque usé.' },
}

const repondu: EvenementReply = {
  le: '2026-11-21T09:00:00.000Z',
  auteur: 'client',
  fait: { genre: 'devis_repondu', version: 2, accepte: false, empreinte: '' },
}

const retire: EvenementReply = { ...propose, le: repondu.le, fait: { genre: 'devis_retire', version: 2 } }

const renvoye: EvenementReply = { ...propose, le: repondu.le, fait: { genre: 'devis_renvoye', version: 2 } }

const LENDEMAIN = new Date('2026-11-21T09:00:00Z')

describe('another quote that waits', () => {
  const attendu = (historique: readonly EvenementReply[], maintenant = LENDEMAIN, statut = 'en_attente' as const) =>
    devisEnAttente(unePrestationReply({ historique, statut }), maintenant)

  it('is the last one that was proposed and neither answered nor taken back', () => {
    expect(attendu([])).toBeNull()
    expect(attendu([propose])).toEqual({
      version: 2,
      total: euros(153.9),
      proposeLe: propose.le,
      jusquAu: '2026-12-20',
    })
    expect(attendu([propose, repondu])).toBeNull()
    expect(attendu([propose, retire])).toBeNull()
    expect(attendu([propose, renvoye])).toEqual(attendu([propose]))
  })

  it('waits thirty days', () => {
    expect(attendu([propose], new Date('2026-12-20T22:00:00Z'))).not.toBeNull()
    expect(attendu([propose], new Date('2026-12-21T09:00:00Z'))).toBeNull()
  })

  it('waits no more once the work is over', () => {
    expect(devisEnAttente(unePrestationReply({ historique: [propose], statut: 'terminé' }), LENDEMAIN)).toBeNull()
  })
})
