import * as E from '#fp/Either'
import { Adresse } from './adresse.ts'

type AdresseSaisie = { readonly adresse: string; readonly codePostal: string; readonly ville: string }

export const uneAdresse = (overrides: Partial<AdresseSaisie> = {}): Adresse => {
  const adresse = Adresse.decode({
    adresse: '12 rue du Commerce',
    codePostal: '39000',
    ville: 'Lons-le-Saunier',
    ...overrides,
  })
  if (E.isLeft(adresse)) throw new Error('not an address')
  return adresse.right
}
