import { expect, it } from 'vitest'
import { proposer } from './clefs.ts'

const MICHAUD = { mot: 'Michaud', plie: 'michaud' }
const MICHEL = { mot: 'Michel', plie: 'michel' }
const JEANNE = { mot: 'Jeanne', plie: 'jeanne' }

it('offers the near spellings of a word, the nearest first', () => {
  expect(proposer(['micheau'], [[MICHEL, MICHAUD]])).toEqual(['Michel', 'Michaud'])
})

it('corrects several words at once, and keeps words without a near spelling', () => {
  expect(proposer(['jeanne', 'micheau'], [[JEANNE], [MICHAUD, MICHEL]])).toEqual(['Jeanne Michaud'])
  expect(proposer(['micheau', '0612'], [[MICHAUD], []])).toEqual(['Michaud 0612'])
})

it('offers neither the typed word itself, nor anything without a near spelling', () => {
  expect(proposer(['michaud'], [[MICHAUD]])).toEqual([])
  expect(proposer(['jeanne', 'michaud'], [[JEANNE], [MICHAUD]])).toEqual([])
  expect(proposer(['xyz'], [[]])).toEqual([])
  expect(proposer([], [])).toEqual([])
})
