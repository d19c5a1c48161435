import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { heuresMontrees, partDansLHeure, placer, porter, viserCase } from './heures.ts'

/** A Thursday. */
const JEUDI = dateCivile(2026, 11, 26)

const HEURES = { de: 7, a: 20 }

const touche = (key: string, ctrlKey = false) => ({ key, ctrlKey })

describe('the hours of a grid', () => {
  it('are those of the day, and what stands outside', () => {
    expect(heuresMontrees([])).toEqual({ de: 7, a: 20 })
    expect(heuresMontrees([{ de: 400, a: 1230 }])).toEqual({ de: 6, a: 21 })
    expect(heuresMontrees([{ de: -20, a: 1500 }])).toEqual({ de: 0, a: 24 })
  })

  it('hold of an interval what lies in them', () => {
    expect(partDansLHeure(9, { de: 555, a: 660 })).toEqual({ de: 15, a: 60 })
    expect(partDansLHeure(10, { de: 555, a: 630 })).toEqual({ de: 0, a: 30 })
    expect(partDansLHeure(11, { de: 555, a: 660 })).toBeNull()
  })
})

describe('blocks of a day', () => {
  it('that touch stand below one another', () => {
    const [un, deux] = [
      { de: 540, a: 600 },
      { de: 600, a: 660 },
    ]
    expect([...placer([deux, un]).values()]).toEqual([
      { rang: 0, sur: 1 },
      { rang: 0, sur: 1 },
    ])
  })

  it('that cross stand side by side, and one takes the room that another left', () => {
    const long = { de: 540, a: 720 }
    const tot = { de: 540, a: 600 }
    const tard = { de: 630, a: 700 }
    const seul = { de: 720, a: 780 }
    const places = placer([tard, seul, tot, long])
    expect(places.get(long)).toEqual({ rang: 0, sur: 2 })
    expect(places.get(tot)).toEqual({ rang: 1, sur: 2 })
    expect(places.get(tard)).toEqual({ rang: 1, sur: 2 })
    expect(places.get(seul)).toEqual({ rang: 0, sur: 1 })
  })
})

describe('the keys in a grid', () => {
  it.each([
    ['ArrowDown', dateCivile(2026, 11, 26), 10],
    ['ArrowUp', dateCivile(2026, 11, 26), 8],
    ['ArrowLeft', dateCivile(2026, 11, 25), 9],
    ['ArrowRight', dateCivile(2026, 11, 27), 9],
    ['Home', dateCivile(2026, 11, 23), 9],
    ['End', dateCivile(2026, 11, 29), 9],
    ['PageUp', dateCivile(2026, 11, 19), 9],
    ['PageDown', dateCivile(2026, 12, 3), 9],
  ])('%s leads to %s, %i h', (key, jour, heure) => {
    expect(viserCase(touche(key), { jour: JEUDI, heure: 9 }, HEURES)).toEqual({ jour, heure })
  })

  it('lead to the corners with Ctrl, from one week to the next, and not beyond the hours', () => {
    expect(viserCase(touche('Home', true), { jour: JEUDI, heure: 9 }, HEURES)).toEqual({
      jour: dateCivile(2026, 11, 23),
      heure: 7,
    })
    expect(viserCase(touche('End', true), { jour: JEUDI, heure: 9 }, HEURES)?.heure).toBe(19)
    expect(viserCase(touche('ArrowRight'), { jour: dateCivile(2026, 11, 29), heure: 9 }, HEURES)?.jour).toBe(
      '2026-11-30',
    )
    expect(viserCase(touche('ArrowUp'), { jour: JEUDI, heure: 7 }, HEURES)).toBeNull()
    expect(viserCase(touche('ArrowDown'), { jour: JEUDI, heure: 19 }, HEURES)).toBeNull()
    expect(viserCase(touche('a'), { jour: JEUDI, heure: 9 }, HEURES)).toBeNull()
  })

  it('carry what stands there by half an hour or a day, within the day', () => {
    const neufHeures = { jour: JEUDI, de: 540 }
    expect(porter('ArrowDown', neufHeures, 120)).toEqual({ jour: JEUDI, de: 570 })
    expect(porter('ArrowUp', neufHeures, 120)).toEqual({ jour: JEUDI, de: 510 })
    expect(porter('ArrowRight', neufHeures, 120)).toEqual({ jour: dateCivile(2026, 11, 27), de: 540 })
    expect(porter('ArrowDown', { jour: JEUDI, de: 1320 }, 120)).toBeNull()
    expect(porter('PageDown', neufHeures, 120)).toBeNull()
  })
})
