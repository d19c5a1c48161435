import { describe, expect, it } from 'vitest'
import type { Evenement, Fait } from '#domain/prestation/evenement'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { centimes, euros } from '#domain/shared/montant'
import { fraisPossibles } from './frais.ts'

const faits = (...dits: readonly (readonly [number, Fait])[]): readonly Evenement[] =>
  dits.map(([heures, fait]) => ({ le: dansHeures(heures), auteur: 'entreprise', fait }))

const annulation = (frais: Extract<Fait, { genre: 'annulation' }>['frais'] = null): Fait => ({
  genre: 'annulation',
  motif: '',
  frais,
})

const convenue = (heures: number): Fait => ({ genre: 'date_acceptee', date: dansHeures(heures).toISOString() })

describe('the fees that a cancelled order may call for', () => {
  it('follow from late notice', () => {
    expect(fraisPossibles(faits([2, annulation(euros(60))]))).toBe(true)
    expect(fraisPossibles(faits([2, annulation()]))).toBe(false)
    expect([0, 1].map((frais) => fraisPossibles(faits([2, annulation(centimes(frais))])))).toEqual([false, true])
  })

  it('are possible if the agreed visit came before the end, whoever ended the order', () => {
    expect(fraisPossibles(faits([0, convenue(10)], [11, annulation()]))).toBe(true)
    const statut: Fait = { genre: 'statut', de: 'en_attente', vers: 'annulé', motif: 'personne' }
    expect(fraisPossibles(faits([0, convenue(10)], [11, statut]))).toBe(true)
    expect(fraisPossibles(faits([0, convenue(10)], [10, annulation()]))).toBe(true)
    expect(fraisPossibles(faits([0, convenue(10)], [9, annulation()]))).toBe(false)
    expect(fraisPossibles(faits([0, convenue(10)], [11, { ...statut, vers: 'en_cours' }]))).toBe(false)
  })

  it('do not follow from a visit that was moved to a later day', () => {
    expect(fraisPossibles(faits([0, convenue(10)], [5, convenue(40)], [20, annulation()]))).toBe(false)
  })

  it('are none once the client withdrew', () => {
    const retractation: Fait = { genre: 'retractation', motif: '' }
    expect(fraisPossibles(faits([0, convenue(10)], [11, retractation]))).toBe(false)
    expect(fraisPossibles(faits([0, convenue(10)], [11, retractation], [12, annulation(euros(60))]))).toBe(false)
  })
})
