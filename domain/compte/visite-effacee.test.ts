import { describe, expect, it } from 'vitest'
import { STATUTS } from '#domain/prestation/statut'
import type { Annonce } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { direDate } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { unDossier, uneDate } from '#domain/rendez-vous/dossier.fixture'
import { type AvisPerdu, visitesEffacees } from './visite-effacee.ts'

const DATE = uneDate({ statut: 'accepte' })
const AVANT_LA_FIN = new Date(DATE.fin.getTime() - 1)

const unAvis = (annonce: Partial<Annonce> = {}, convenue = true): AvisPerdu => {
  const { id, reference } = unDossier().prestation
  return {
    prestationId: id,
    reference,
    annonce: {
      reponse: 'annulee',
      sequence: 3,
      dates: [],
      retirees: [direDate(DATE)],
      motif: '',
      souhaits: [],
      frais: null,
      remplacee: null,
      ...annonce,
    },
    convenue,
  }
}

describe('what the business takes out of its calendar when an account goes', () => {
  it('is the agreed visit of an order that is not done nor cancelled, told once more', () => {
    const convenues = STATUTS.filter(
      (statut) =>
        visitesEffacees([unDossier({ dates: [DATE], sequence: 4 }, { statut })], [], AVANT_LA_FIN)[0]?.sequence === 5,
    )
    expect(convenues).toEqual(['en_attente', 'en_cours'])
  })

  it('is a visit until its end', () => {
    const dossiers = [unDossier({ dates: [DATE] })]
    expect(visitesEffacees(dossiers, [], AVANT_LA_FIN)).toHaveLength(1)
    expect(visitesEffacees(dossiers, [], DATE.fin)).toEqual([])
    expect(visitesEffacees([], [unAvis()], AVANT_LA_FIN)).toHaveLength(1)
    expect(visitesEffacees([], [unAvis()], DATE.fin)).toEqual([])
  })

  it.each([
    ['a cancellation', unAvis(), [3]],
    ['a refusal', unAvis({ reponse: 'refusee' }), [3]],
    ['a date that was agreed', unAvis({ reponse: 'acceptee' }), []],
    ['a date that was never agreed', unAvis({}, false), []],
    ['a cancellation without a date', unAvis({ retirees: [] }), []],
  ])('is what no mail told it: %s', (_quoi, avis, sequences) => {
    expect(visitesEffacees([], [avis], AVANT_LA_FIN).map(({ sequence }) => sequence)).toEqual(sequences)
  })

  it('is told by the last word on each order, and once', () => {
    const avis = [unAvis({ sequence: 7 }), unAvis({ sequence: 6, reponse: 'acceptee' })]
    expect(visitesEffacees([], avis, AVANT_LA_FIN).map(({ sequence }) => sequence)).toEqual([7])
    const dossiers = [unDossier({ dates: [DATE], sequence: 8 })]
    expect(visitesEffacees(dossiers, avis, AVANT_LA_FIN).map(({ sequence }) => sequence)).toEqual([9])
  })
})
