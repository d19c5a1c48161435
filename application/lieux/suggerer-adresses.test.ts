import { describe, expect, it } from 'vitest'
import { makeMemoryGeocoder } from '#adapters/memory/memory-geocoder'
import { LIEUX_CONNUS, uneSuggestion } from '#application/ports/lieux-connus.fixture'
import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { suggererAdresses } from './suggerer-adresses.ts'

const suggerer = suggererAdresses({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS) })

describe('suggererAdresses', () => {
  it('suggests the addresses that begin like the text', async () => {
    expect(await suggerer({ q: '12 rue du comm', codePostal: '39000' })()).toEqual(E.right([uneSuggestion()]))
  })

  it('suggests nothing under 3 meaningful characters', async () => {
    expect(await suggerer({ q: '1, -- r', codePostal: null })()).toEqual(E.right([]))
    expect(await suggerer({ q: 'sal', codePostal: null })()).toMatchObject(E.right([{ name: 'Rue des Salines' }]))
  })

  it('suggests ten addresses at most, whatever the service gives', async () => {
    const bavard = {
      ...makeMemoryGeocoder(),
      suggerer: () => TE.right(Array.from({ length: 30 }, () => uneSuggestion())),
    }
    const suggestions = await suggererAdresses({ geocoder: bavard })({ q: 'rue', codePostal: null })()
    expect(suggestions).toEqual(E.right(Array.from({ length: 10 }, () => uneSuggestion())))
  })

  it('suggests nothing when the service is away', async () => {
    const absent = makeMemoryGeocoder(LIEUX_CONNUS, () => true)
    expect(await suggererAdresses({ geocoder: absent })({ q: '12 rue', codePostal: null })()).toEqual(E.right([]))
  })
})
