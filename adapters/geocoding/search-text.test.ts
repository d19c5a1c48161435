import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { searchText } from './search-text.ts'

describe('searchText', () => {
  it('begins at the first letter or digit and keeps one space between words', () => {
    expect(searchText('  « 12,\n rue   du Commerce »')).toEqual(O.some('12, rue du Commerce »'))
  })

  it('cuts a word the service cannot bear', () => {
    expect(searchText(`${'a'.repeat(300)} 39000 Lons`)).toEqual(O.some(`${'a'.repeat(45)} 39000 Lons`))
  })

  it('never exceeds 200 characters', () => {
    expect(searchText('rue '.repeat(100))).toEqual(O.some('rue '.repeat(50).trim()))
  })

  it('has nothing to search for under 3 characters', () => {
    expect(searchText('...ab')).toEqual(O.none)
    expect(searchText('')).toEqual(O.none)
  })
})
