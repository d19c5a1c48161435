import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { desChiffres, verifier } from '#domain/shared/proprietes.fixture'
import * as E from '#fp/Either'
import {
  formaterTelephone,
  parseTelephone,
  parseTelephoneDeCommande,
  TELEPHONE_INVALIDE,
  TELEPHONE_NON_JOIGNABLE,
} from './telephone.ts'

const separateurs = fc.string({ unit: fc.constantFrom(' ', '.', '-', '\u00a0', '\u202f', '\u2011'), maxLength: 2 })

const nationaux = fc
  .tuple(fc.constantFrom(...Array.from('123456789')), desChiffres(8))
  .map(([tete, suite]) => `${tete}${suite}`)

const avecSeparateurs = (numero: string) =>
  fc
    .array(separateurs, { minLength: numero.length + 1, maxLength: numero.length + 1 })
    .map((blancs) => `${blancs[0]}${Array.from(numero, (chiffre, rang) => `${chiffre}${blancs[rang + 1]}`).join('')}`)

describe('a phone number in the form', () => {
  it.each([
    '0612345678',
    '06 12 34 56 78',
    '06.12.34.56.78',
    '06-12-34-56-78',
    ' 06\u00a012\u202f34\u201156 78 ',
    '+33612345678',
    '+33 6 12 34 56 78',
    '0033612345678',
    '0033 6-12.34 56 78',
    '\u202a+33 6 12 34 56 78\u202c',
  ])('reads %j as the international number', (saisie) => {
    expect(parseTelephone(saisie)).toEqual(E.right('+33612345678'))
  })

  it('takes any French number', () => {
    const saisies = [
      '01 84 00 00 00',
      '02 84 00 00 00',
      '04 84 00 00 00',
      '05 84 00 00 00',
      '08 84 00 00 00',
      '09 84 00 00 00',
    ]
    expect(saisies.filter((saisie) => E.isLeft(parseTelephone(saisie)))).toEqual([])
  })

  it('must be filled in', () => {
    expect(['', '  ', '.-'].map(parseTelephone)).toEqual(
      Array.from({ length: 3 }, () => E.left('Veuillez saisir votre numéro de téléphone.')),
    )
  })

  it.each([
    '0012345678',
    '061234567',
    '06123456789',
    '612345678',
    '+34612345678',
    '+33 (0)6 12 34 56 78',
    '+330612345678',
    '06 12 34 56 7a',
    '06/12/34/56/78',
    '٠٦١٢٣٤٥٦٧٨',
  ])('refuses %j', (saisie) => {
    expect(parseTelephone(saisie)).toEqual(E.left(TELEPHONE_INVALIDE))
  })

  it('is the same number in every writing', () => {
    const ecritures = nationaux.chain((national) =>
      fc.tuple(
        fc.constant(national),
        fc.constantFrom('0', '+33', '0033').chain((prefixe) => avecSeparateurs(`${prefixe}${national}`)),
      ),
    )
    verifier(
      fc.property(ecritures, ([national, ecriture]) => {
        expect(parseTelephone(ecriture)).toEqual(E.right(`+33${national}`))
      }),
    )
  })

  it('is shown two digits at a time, and read back', () => {
    verifier(
      fc.property(nationaux, (national) => {
        const telephone = parseTelephone(`0${national}`)
        const affiche = E.isRight(telephone) ? formaterTelephone(telephone.right) : ''
        expect(affiche).toMatch(/^0\d(\u00a0\d\d){4}$/)
        expect(parseTelephone(affiche)).toEqual(telephone)
      }),
    )
  })
})

describe('a phone number at the submit', () => {
  it.each([
    '06 12 34 56 78',
    '07 12 34 56 78',
    '03 84 00 00 00',
    '+33 6 12 34 56 78',
    '+33384000000',
    '0033 712345678',
  ])('accepts %s', (saisie) => {
    expect(parseTelephoneDeCommande(saisie)).toEqual(parseTelephone(saisie))
    expect(E.isRight(parseTelephoneDeCommande(saisie))).toBe(true)
  })

  it.each(['01', '02', '04', '05', '08', '09'])('asks for another number than one in %s', (debut) => {
    expect(parseTelephoneDeCommande(`${debut} 84 00 00 00`)).toEqual(E.left(TELEPHONE_NON_JOIGNABLE))
  })

  it('says first that a number is not one', () => {
    expect(parseTelephoneDeCommande('0612')).toEqual(E.left(TELEPHONE_INVALIDE))
  })
})
