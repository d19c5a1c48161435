import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { formaterSiren, PARTICULIER, lireAcheteur } from './acheteur.ts'

describe('formaterSiren', () => {
  it.each([
    ['732829320', '732\u00a0829\u00a0320'],
    [' 732 829 320', '732\u00a0829\u00a0320'],
    ['732.829.320', '732\u00a0829\u00a0320'],
    ['à compléter', 'à compléter'],
  ])('writes %j as %j', (siren, ecrit) => {
    expect(formaterSiren(siren)).toBe(ecrit)
  })
})

const PRO = { typeClient: 'professionnel', raisonSociale: ' Menuiserie  Haddad ', siren: '123 456 782' } as const

describe('lireAcheteur', () => {
  it('names and numbers a professional', () => {
    const lu = lireAcheteur(PRO)
    expect(lu).toEqual(E.right({ type: 'professionnel', raisonSociale: 'Menuiserie Haddad', siren: '123456782' }))
    expect(E.isRight(lu) && lu.right.type === 'professionnel' && formaterSiren(lu.right.siren)).toBe(
      '123\u00a0456\u00a0782',
    )
  })

  it('forgets what a consumer left in the fields of a business', () => {
    expect(lireAcheteur({ ...PRO, typeClient: 'particulier', siren: 'abc' })).toEqual(E.right(PARTICULIER))
  })

  it('tells everything that is wrong at once', () => {
    expect(lireAcheteur({ ...PRO, raisonSociale: ' ', siren: '123456789' })).toEqual(
      E.left({
        raisonSociale: 'Indiquez le nom de votre entreprise.',
        siren: 'Numéro SIREN inconnu\u00a0: ce sont les 9 chiffres de votre entreprise.',
      }),
    )
  })
})
