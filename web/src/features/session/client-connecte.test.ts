import { describe, expect, it } from 'vitest'
import { clientConnecte } from './client-connecte.ts'

describe('clientConnecte', () => {
  it.each([
    ['{"nom":"Jeanne Dupont","role":"client"}', { nom: 'Jeanne Dupont', admin: false }],
    ['{"nom":"Camille","role":"admin"}', { nom: 'Camille', admin: true }],
    ['{"nom":"Camille","isAdmin":true}', { nom: 'Camille', admin: true }],
    ['{"nom":"Camille","isAdmin":"true"}', { nom: 'Camille', admin: false }],
    ['{"nom":12}', { nom: '', admin: false }],
  ])('reads %s', (stored, client) => {
    expect(clientConnecte(stored)).toEqual(client)
  })

  it.each([null, '', 'null', '12', '{"nom":'])('takes %j for a visitor', (stored) => {
    expect(clientConnecte(stored)).toBeNull()
  })
})
