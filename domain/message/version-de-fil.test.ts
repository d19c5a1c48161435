import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { unFilDeClient } from './fil.fixture.ts'
import { exigerVersionDeFil } from './version-de-fil.ts'

const fil = unFilDeClient({ version: 3 })

describe('a thread that was read', () => {
  it.each([3, null])('is gone on with at version %s', (version) => {
    expect(exigerVersionDeFil(fil, version)).toEqual(E.right(fil))
  })

  it.each([2, 4])('is shown as it now is to whoever read version %s', (version) => {
    expect(exigerVersionDeFil(fil, version)).toEqual(E.left({ _tag: 'FilPerime', actuel: fil }))
  })
})
