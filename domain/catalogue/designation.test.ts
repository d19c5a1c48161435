import { describe, expect, it } from 'vitest'
import { CATALOGUE } from './catalogue.ts'
import { designationDuService } from './designation.ts'

describe('a service on a document', () => {
  it.each([
    [5, 'Réinstallation PC', 'Dépannage – Réinstallation PC'],
    [7, 'Internet', 'Formation – Internet'],
    [9, 'PC', 'Installation – PC'],
    [null, 'Montage d’une baie', 'Montage d’une baie'],
  ])('%s, « %s », is named « %s »', (id, nom, attendu) => {
    expect(designationDuService(id, nom)).toBe(attendu)
  })

  it('never has the name of another', () => {
    const noms = CATALOGUE.map(({ id, nom }) => designationDuService(id, nom))
    expect(new Set(noms).size).toBe(CATALOGUE.length)
  })
})
