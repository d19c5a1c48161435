import { describe, expect, it } from 'vitest'
import { uneSaisie } from './commande.fixture.ts'
import { lieuACalculer } from './demande-deplacement.ts'
import { SAISIE_VIDE } from './saisie.ts'
import { premierChampFautif, verifierSaisie } from './verifier-saisie.ts'

describe('verifierSaisie', () => {
  it('says every fault of an empty form at once, the first on the screen first', () => {
    const verifiee = verifierSaisie(SAISIE_VIDE)
    const fautes = ['service', 'nom', 'email', 'telephone', 'codePostal', 'ville', 'adresse', 'creneauPrefere']
    expect(verifiee).toMatchObject({ _tag: 'Left' })
    expect(Object.keys('left' in verifiee ? verifiee.left : {})).toEqual(expect.arrayContaining(fautes))
    expect('left' in verifiee ? premierChampFautif(verifiee.left) : null).toBe('service')
  })

  it('sends to the place before the person, as they stand on the screen', () => {
    const verifiee = verifierSaisie(uneSaisie({ codePostal: '', nom: '', creneauPrefere: '' }))
    expect('left' in verifiee ? premierChampFautif(verifiee.left) : null).toBe('codePostal')
  })

  it('says the sentence of the rule that is broken', () => {
    expect(verifierSaisie(uneSaisie({ nom: 'Jeanne', codePostal: '3900' }))).toMatchObject({
      left: {
        nom: 'Veuillez saisir votre prénom ET votre nom.',
        codePostal: 'Le code postal doit contenir exactement 5 chiffres.',
      },
    })
  })

  it('accepts any French number: the order has its own rule', () => {
    expect(verifierSaisie(uneSaisie({ telephone: '04.84.12.34.56' }))).toMatchObject({
      right: { contact: { telephone: '+33484123456' }, heures: null },
    })
  })

  it('wants a name for a custom request', () => {
    expect(verifierSaisie(uneSaisie({ service: 'autre' }))).toMatchObject({
      left: { nomDemande: 'Donnez un nom à votre demande.' },
    })
  })
})

describe('lieuACalculer', () => {
  it('names the place once it is complete', () => {
    expect(lieuACalculer(uneSaisie())).toEqual({ nom: '1 place de la Liberté, 39000 Lons-le-Saunier', entier: true })
  })

  it.each([
    [{ adresse: '1 rue' }, '39000 Lons-le-Saunier'],
    [{ service: '' }, '39000 Lons-le-Saunier'],
    [{ ville: '', adresse: '' }, '39000 '],
  ])('names what is told of it before that: %o', (manque, nom) => {
    expect(lieuACalculer(uneSaisie(manque))).toEqual({ nom, entier: false })
  })

  it.each([{ codePostal: '390' }, { modalite: 'a_distance' }])('waits while there is nothing to ask: %o', (manque) => {
    expect(lieuACalculer(uneSaisie(manque))).toBeNull()
  })
})

describe('who buys', () => {
  it('is a business once named and numbered, and told both faults at once', () => {
    const verifiee = verifierSaisie(uneSaisie({ typeClient: 'professionnel', siren: '123456789' }))
    expect(verifiee).toMatchObject({
      left: { raisonSociale: expect.stringContaining('entreprise'), siren: expect.stringContaining('SIREN') },
    })
    const juste = { typeClient: 'professionnel', raisonSociale: 'Menuiserie Haddad', siren: '123456782' }
    expect(verifierSaisie(uneSaisie(juste))).toMatchObject({ right: { acheteur: { type: 'professionnel' } } })
  })

  it('is a consumer whatever was left in the fields of a business', () => {
    expect(verifierSaisie(uneSaisie({ siren: 'abc' }))).toMatchObject({ right: { acheteur: { type: 'particulier' } } })
  })
})
