import { describe, expect, it } from 'vitest'
import { viser } from './fleches.ts'

/** Two visits on Monday, none on Tuesday, one on Wednesday. */
const SEMAINE = [2, 0, 1]

describe('the arrows in a week', () => {
  it.each([
    ['ArrowDown', { jour: 0, rang: 0 }, { jour: 0, rang: 1 }],
    ['ArrowUp', { jour: 0, rang: 1 }, { jour: 0, rang: 0 }],
    ['ArrowRight', { jour: 0, rang: 1 }, { jour: 2, rang: 0 }],
    ['ArrowLeft', { jour: 2, rang: 0 }, { jour: 0, rang: 0 }],
  ])('%s leads from %j to %j', (touche, place, visee) => {
    expect(viser(SEMAINE, place, touche)).toEqual(visee)
  })

  it.each([
    ['ArrowDown', { jour: 0, rang: 1 }],
    ['ArrowUp', { jour: 0, rang: 0 }],
    ['ArrowLeft', { jour: 0, rang: 0 }],
    ['ArrowRight', { jour: 2, rang: 0 }],
    ['Enter', { jour: 0, rang: 0 }],
  ])('%s leads nowhere from %j', (touche, place) => {
    expect(viser(SEMAINE, place, touche)).toBeNull()
  })
})
