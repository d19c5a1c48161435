import { describe, expect, it } from 'vitest'
import { HORAIRES_ACCUEIL, HORAIRES_INTERVENTIONS, lignesHoraires } from './horaires.ts'

describe('lignesHoraires', () => {
  it('says the opening hours of the specification', () => {
    expect(HORAIRES_ACCUEIL).toEqual([
      { jours: 'Lundi à vendredi', heures: '9\u00a0h – 18\u00a0h' },
      { jours: 'Samedi', heures: '9\u00a0h – 12\u00a0h' },
      { jours: 'Dimanche', heures: 'sur rendez-vous' },
    ])
  })

  it('groups closed days', () => {
    expect(HORAIRES_INTERVENTIONS).toEqual([
      { jours: 'Lundi à vendredi', heures: '8\u00a0h – 18\u00a0h' },
      { jours: 'Samedi à dimanche', heures: 'fermé' },
    ])
  })

  it('writes half hours', () => {
    expect(lignesHoraires([{ de: 510, a: 725 }], 'fermé')).toEqual([
      { jours: 'Lundi', heures: '8\u00a0h 30 – 12\u00a0h 05' },
    ])
  })
})
