import { describe, expect, it } from 'vitest'
import { type DateCivile, dateCivile } from '#domain/calendrier/date-civile'
import { STATUTS } from '#domain/prestation/statut'
import { euros } from '#domain/shared/montant'
import { uneDateReply, unePrestationReply } from '../../features/suivi/suivi.fixture.ts'
import { debutTropTot, ecritAuClient, sansMotif, seDemande, visiteQuiTombe } from './changement-de-statut.ts'

/** A Saturday at ten in Paris: labour counts double. */
const SAMEDI = new Date('2026-11-28T09:00:00Z')
const JEUDI = new Date('2026-11-26T09:00:00Z')

const convenue = (debut: Date, statut: 'accepte' | 'en_attente' = 'accepte') => {
  const date = uneDateReply({ statut: statut === 'accepte' ? 'accepte' : 'propose' }, debut)
  const validationDate = { statut, date: date.date, heure: date.heure, repondueLe: null }
  return unePrestationReply({ dates: [date], validationDate })
}

const le = (jour: number): DateCivile => dateCivile(2026, 11, jour)

describe('the end of the work in the panel', () => {
  it('is set at once on the agreed day and after it', () => {
    expect([28, 29].map((jour) => seDemande(convenue(SAMEDI), 'terminé', le(jour)))).toEqual([false, false])
  })

  it('asks first before the agreed day, and says what becomes of the visit and of the price', () => {
    const enCours = { ...convenue(SAMEDI), statut: 'en_cours' } as const
    expect(seDemande(enCours, 'terminé', le(27))).toBe(true)
    expect(visiteQuiTombe(enCours, 'terminé', le(27))).toEqual({
      jour: le(28),
      prix: { convenu: euros(128), devis: euros(64) },
    })
    expect(visiteQuiTombe(convenue(JEUDI), 'terminé', le(20))).toEqual({ jour: le(26), prix: null })
  })

  it('asks why when nothing is agreed, and any other usual change asks nothing', () => {
    const attend = convenue(SAMEDI, 'en_attente')
    expect([seDemande(attend, 'terminé', le(28)), visiteQuiTombe(attend, 'terminé', le(20))]).toEqual([true, null])
    const demandee = { ...convenue(SAMEDI), debutAnticipeLe: '2026-11-20T09:00:00.000Z' }
    expect([seDemande(demandee, 'en_cours', le(20)), seDemande(attend, 'annulé', le(20))]).toEqual([false, true])
  })
})

/** Ordered on 20 November 2026 by a consumer: the delay ends with 4 December. */
describe('the beginning of the work in the panel', () => {
  const commande = unePrestationReply()
  const FIN = dateCivile(2026, 12, 4)

  it('warns within the withdrawal delay of a client who has not asked for it', () => {
    expect([seDemande(commande, 'en_cours', le(28)), debutTropTot(commande, 'en_cours', le(28))]).toEqual([true, FIN])
    expect([sansMotif(commande, 'en_cours', le(28)), debutTropTot(commande, 'terminé', le(28))]).toEqual([true, null])
  })

  it('warns of nothing after it, once it was asked for, or of work that began', () => {
    expect(seDemande(commande, 'en_cours', dateCivile(2026, 12, 5))).toBe(false)
    for (const demande of ['debutAnticipeLe', 'depannageUrgentLe'] as const) {
      expect(seDemande({ ...commande, [demande]: commande.createdAt }, 'en_cours', le(28))).toBe(false)
    }
    expect(debutTropTot({ ...commande, statut: 'terminé' }, 'en_cours', le(28))).toBeNull()
  })
})

describe('a change of statut', () => {
  it('mails the client unless the order waits again', () => {
    expect(STATUTS.filter(ecritAuClient)).toEqual(['en_cours', 'terminé', 'annulé'])
  })
})
