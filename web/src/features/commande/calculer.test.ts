import { describe, expect, it } from 'vitest'
import type { Situation } from '#domain/zone/commune'
import type { Lieu } from '#domain/zone/zone-intervention'
import { unLieuA } from '#domain/zone/lieu.fixture'
import { espacesOrdinaires } from '#domain/shared/table-markdown.fixture'
import * as E from '#fp/Either'
import { selonLaCommune } from './calculer.ts'

const situee = (lieu: Lieu, communes: readonly Lieu[] = []): E.Either<never, Situation> => E.right({ lieu, communes })

const unRefus = (code: string, message: string, champs: Readonly<Record<string, string>> = {}) =>
  E.left({ _tag: 'Refus', status: 422, code, message, champs, data: null, attendre: null } as const)

describe('what a postcode and its town say before the street', () => {
  it('refuses a town that is surely out of the zone, with the distance and the limit', () => {
    const calcul = selonLaCommune(situee(unLieuA(44.5, 3)))
    expect(calcul.genre === 'hors_zone' && espacesOrdinaires(calcul.message)).toContain(
      'à 44,5 km, au-delà de notre limite de 40 km',
    )
  })

  it('repeats the refusal of the server for a place too far to be known', () => {
    expect(selonLaCommune(unRefus('HORS_ZONE', 'Trop loin.'))).toEqual({ genre: 'hors_zone', message: 'Trop loin.' })
  })

  it('says of a town near the limit that it is to be verified', () => {
    expect(selonLaCommune(situee(unLieuA(39, 3)))).toEqual({ genre: 'a_verifier' })
  })

  it('says that a town is not of the postcode', () => {
    expect(selonLaCommune(unRefus('CHAMPS_INVALIDES', 'Non.', { ville: 'Non.' }))).toEqual({
      genre: 'a_corriger',
      message: 'Non.',
    })
  })

  it.each([
    ['a town of the zone', situee(unLieuA(20, 3))],
    ['a postcode whose communes differ', situee(unLieuA(45, 20), [unLieuA(30, 2), unLieuA(50, 2)])],
    ['a place that nobody knows', unRefus('ADRESSE_INTROUVABLE', 'Introuvable.')],
    ['a network that is away', E.left({ _tag: 'Reseau' } as const)],
  ])('says nothing yet of %s', (_, reponse) => {
    expect(selonLaCommune(reponse)).toEqual({ genre: 'inactif' })
  })
})
