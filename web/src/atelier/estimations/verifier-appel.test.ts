import { describe, expect, it } from 'vitest'
import { PARTICULIER } from '#domain/client/acheteur'
import * as E from '#fp/Either'
import { type Saisie, SAISIE_VIDE } from '../../features/commande/saisie.ts'
import { verifierAppel, verifierCommande } from './verifier-appel.ts'

const unAppel = (overrides: Partial<Saisie> = {}): Saisie => ({
  ...SAISIE_VIDE,
  service: '1',
  codePostal: '39000',
  ville: 'Lons-le-Saunier',
  adresse: '12 Rue du Commerce',
  ...overrides,
})

describe('an estimate on the telephone', () => {
  it('needs a service and a place, nobody’s name', () => {
    expect(verifierAppel(unAppel())).toEqual(
      E.right({
        serviceId: '1',
        serviceName: '',
        serviceDescription: '',
        heuresPersonnalisees: null,
        modalite: 'sur_place',
        adresse: '12 Rue du Commerce',
        codePostal: '39000',
        ville: 'Lons-le-Saunier',
        nom: null,
        email: null,
        telephone: null,
        notes: '',
      }),
    )
  })

  it('needs no place for work done from afar', () => {
    const verdict = verifierAppel(
      unAppel({ service: '5', modalite: 'a_distance', codePostal: '', ville: '', adresse: '' }),
    )
    expect(verdict).toMatchObject(E.right({ serviceId: '5', modalite: 'a_distance' }))
    expect(E.isRight(verdict) && Object.keys(verdict.right)).not.toContain('adresse')
  })

  it('tells every fault at once, and those of a name only when there is one', () => {
    const verdict = verifierAppel(SAISIE_VIDE)
    expect(E.isLeft(verdict) && Object.keys(verdict.left)).toEqual(['service', 'codePostal', 'ville', 'adresse'])
    expect(verifierAppel(unAppel({ nom: 'J', email: 'x' }))).toEqual(
      E.left({
        nom: 'Merci de saisir un nom valide.',
        email: 'Merci de saisir une adresse email valide.',
      }),
    )
  })

  it('takes a first name alone and any French number: only an order wants more', () => {
    expect(verifierAppel(unAppel({ nom: 'Jeanne', telephone: '09 72 00 00 00' }))).toMatchObject(
      E.right({ nom: 'Jeanne', telephone: '+33972000000' }),
    )
  })

  it('names a custom request', () => {
    expect(verifierAppel(unAppel({ service: 'autre' }))).toEqual(
      E.left({ nomDemande: 'Donnez un nom à votre demande.' }),
    )
  })
})

describe('an estimate that becomes an order', () => {
  it('needs whom it is for and a slot', () => {
    expect(verifierCommande(unAppel({ nom: 'Jeanne Dupont', email: 'j@courriel.example' }))).toEqual(
      E.left({ telephone: 'Veuillez saisir votre numéro de téléphone.', creneauPrefere: 'Choisissez un créneau.' }),
    )
  })

  it('names and numbers the business that orders', () => {
    const saisie = unAppel({
      nom: 'Jeanne Dupont',
      email: 'j@courriel.example',
      telephone: '06 12 34 56 78',
      creneauPrefere: 'matin',
      typeClient: 'professionnel',
    })
    const refus = verifierCommande(saisie)
    expect(E.isLeft(refus) && Object.keys(refus.left)).toEqual(['raisonSociale', 'siren'])
    const nommee = { ...saisie, raisonSociale: ' Menuiserie  Haddad ', siren: '123 456 782' }
    const nomEtNumero = { raisonSociale: 'Menuiserie Haddad', siren: '123456782' }
    expect(verifierCommande(nommee)).toMatchObject(
      E.right({ ...nomEtNumero, typeClient: 'professionnel', acheteur: { type: 'professionnel', ...nomEtNumero } }),
    )
    expect(verifierCommande({ ...nommee, typeClient: 'particulier' })).toMatchObject(
      E.right({ acheteur: PARTICULIER, raisonSociale: '', siren: '' }),
    )
  })

  it('says what a consumer asked for: nothing urgent at home for remote work, and nothing of a business', () => {
    const saisie = unAppel({
      nom: 'Jeanne Dupont',
      email: 'j@courriel.example',
      telephone: '06 12 34 56 78',
      creneauPrefere: 'matin',
      debutAnticipe: 'oui',
      urgence: 'oui',
      raisonSociale: 'Menuiserie Haddad',
      siren: '123 456 782',
    })
    expect(verifierCommande(saisie)).toMatchObject(E.right({ debutAnticipe: true, urgence: true }))
    const aDistance = verifierCommande({ ...saisie, modalite: 'a_distance' })
    expect(aDistance).toMatchObject(E.right({ debutAnticipe: true, urgence: false }))
    const professionnel = verifierCommande({ ...saisie, typeClient: 'professionnel' })
    expect(professionnel).toMatchObject(E.right({ debutAnticipe: false, urgence: false }))
  })

  it('is sent in the words of the domain', () => {
    const saisie = unAppel({
      nom: 'Jeanne Dupont',
      email: 'J@Courriel.example',
      telephone: '06 12 34 56 78',
      creneauPrefere: 'matin',
      description: ' En panne. ',
    })
    expect(verifierCommande(saisie)).toEqual(
      E.right({
        nom: 'Jeanne Dupont',
        email: 'j@courriel.example',
        telephone: '+33612345678',
        adresse: '12 Rue du Commerce',
        codePostal: '39000',
        ville: 'Lons-le-Saunier',
        acheteur: PARTICULIER,
        typeClient: 'particulier',
        raisonSociale: '',
        siren: '',
        debutAnticipe: false,
        urgence: false,
        creneauPreference: 'matin',
        description: 'En panne.',
        notes: '',
      }),
    )
  })
})
