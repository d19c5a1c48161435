import { describe, expect, it } from 'vitest'
import { clientConnecte } from '../session/client-connecte.ts'
import { uneSaisie } from './commande.fixture.ts'
import { coordonneesManquantes } from './coordonnees-manquantes.ts'
import { SAISIE_VIDE } from './saisie.ts'

const JEANNE = {
  nom: 'Jeanne Dupont',
  email: 'jeanne@courriel.example',
  telephone: '+33612345678',
  adresse: '1 place de la Liberté',
  codePostal: '39000',
  ville: 'Lons-le-Saunier',
}

const unClient = (plus: object = {}) => {
  const client = clientConnecte(JSON.stringify({ ...JEANNE, ...plus }))
  if (client === null) throw new Error('nobody')
  return client
}

describe('coordonneesManquantes', () => {
  it('fills an empty form with what the account knows, the number as one types it', () => {
    expect(coordonneesManquantes(SAISIE_VIDE, unClient())).toEqual({ ...JEANNE, telephone: '06 12 34 56 78' })
  })

  it('leaves what was typed', () => {
    expect(coordonneesManquantes(uneSaisie({ email: '' }), unClient())).toEqual({ email: JEANNE.email })
  })

  it('takes a place whole or not at all', () => {
    const { adresse: _adresse, codePostal: _codePostal, ville: _ville, ...personne } = JEANNE
    expect(coordonneesManquantes({ ...SAISIE_VIDE, codePostal: '39800' }, unClient())).toEqual({
      ...personne,
      telephone: '06 12 34 56 78',
    })
  })

  it('fills in nothing that the account does not know', () => {
    expect(
      coordonneesManquantes(SAISIE_VIDE, unClient({ telephone: '', adresse: '', codePostal: '', ville: '' })),
    ).toEqual({ nom: JEANNE.nom, email: JEANNE.email })
  })
})
