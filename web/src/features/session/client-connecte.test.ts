import { describe, expect, it } from 'vitest'
import { clientConnecte } from './client-connecte.ts'

const PERSONNE = {
  nom: '',
  email: '',
  telephone: '',
  adresse: '',
  codePostal: '',
  ville: '',
  admin: false,
  temporaire: false,
}

describe('clientConnecte', () => {
  it.each([
    ['{"nom":"Jeanne","email":"j@courriel.example","role":"client"}', { nom: 'Jeanne', email: 'j@courriel.example' }],
    ['{"nom":"Camille","role":"admin"}', { nom: 'Camille', admin: true }],
    ['{"nom":"Camille","isAdmin":true}', { nom: 'Camille', admin: true }],
    ['{"nom":"Camille","isAdmin":"true"}', { nom: 'Camille' }],
    ['{"nom":"Jeanne","motDePasseTemporaire":true}', { nom: 'Jeanne', temporaire: true }],
    ['{"telephone":"+33612345678","adresse":"1 rue Neuve"}', { telephone: '+33612345678', adresse: '1 rue Neuve' }],
    ['{"codePostal":"39000","ville":"Lons-le-Saunier"}', { codePostal: '39000', ville: 'Lons-le-Saunier' }],
    ['{"nom":12,"email":null}', {}],
  ])('reads %s', (stored, client) => {
    expect(clientConnecte(stored)).toEqual({ ...PERSONNE, ...client })
  })

  it.each([null, '', 'null', '12', '{"nom":'])('takes %j for a visitor', (stored) => {
    expect(clientConnecte(stored)).toBeNull()
  })
})
