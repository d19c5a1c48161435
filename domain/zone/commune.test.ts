import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { makeOfflineCommuneTable } from '#adapters/geocoding/offline-commune-table'
import { uneAdresse } from '#domain/client/adresse.fixture'
import { lireTable } from '#domain/shared/table-markdown.fixture'
import { uneCommune } from './commune.fixture.ts'
import {
  type Commune,
  communeDeLaVille,
  lieuDuCodePostal,
  lieuSansRue,
  verdictDeSituation,
  verifierVille,
} from './commune.ts'
import { unLieuA } from './lieu.fixture.ts'
import { distanceDeLaBase, estApproximatif, verdictDeZone } from './zone-intervention.ts'

const france = makeOfflineCommuneTable()

const regles = lireTable('zone', 'Une ville et son code postal').map((rangee) => ({
  codePostal: rangee('Code postal'),
  ville: rangee('Ville écrite'),
  commune: rangee('Commune'),
}))

const lue = (codePostal: string, ville: string): string => {
  const adresse = uneAdresse({ codePostal, ville })
  const commune = verifierVille(adresse, france)
  if (E.isLeft(commune)) return 'refusée'
  return O.isSome(commune.right) ? commune.right.value.nom : 'inconnue'
}

describe('a town and its postcode', () => {
  it.each(regles)('$codePostal $ville: $commune', ({ codePostal, ville, commune }) => {
    expect(lue(codePostal, ville)).toBe(commune)
  })

  it('names the postcode that it refuses a town for', () => {
    const adresse = uneAdresse({ codePostal: '39000', ville: 'Marseille' })
    expect(verifierVille(adresse, france)).toEqual(E.left({ _tag: 'VilleDUnAutreCodePostal', codePostal: '39000' }))
  })

  it('takes the first words of a name only where one commune has them', () => {
    const communes = [uneCommune('Saint-Lothain', 10), uneCommune('Saint-Lamain', 12)]
    expect(communeDeLaVille(communes, 'Saint')).toEqual(O.none)
    expect(communeDeLaVille(communes, 'Saint-Lo')).toEqual(O.none)
    expect(communeDeLaVille(communes.slice(0, 1), 'Saint')).toEqual(O.some(communes[0]))
    const fusionnee = { ...uneCommune('Hauteroche', 14), autresNoms: ['Saint-Lothain', 'Crançot'] }
    expect(communeDeLaVille([fusionnee], 'Saint')).toEqual(O.some(fusionnee))
  })
})

const { codePostal } = uneAdresse()
const deCommunes = (communes: readonly Commune[], departementTropLoin = false) =>
  lieuDuCodePostal(codePostal, { communes, departementTropLoin })

describe('a postcode alone', () => {
  it('is the centre of its commune when it has one', () => {
    expect(deCommunes([uneCommune('Bletterans', 9.5, 2.4)])).toMatchObject(
      E.right({ lieu: { libelle: '39000 Bletterans', precisionKm: 2.4 }, communes: [] }),
    )
  })

  it('says yes when every commune of it is in the zone, and names them in French order', () => {
    const situation = deCommunes([uneCommune('Ici', 3), uneCommune('Là', 9), uneCommune('Étrepigney', 12)])
    if (E.isLeft(situation)) throw new Error('refused')
    const { lieu, communes } = situation.right
    expect([lieu.libelle, verdictDeZone(lieu)]).toEqual(['Code postal 39000', 'dans_la_zone'])
    expect(communes.map(({ libelle }) => libelle)).toEqual(['39000 Étrepigney', '39000 Ici', '39000 Là'])
    expect(lieu.precisionKm).toBeGreaterThanOrEqual(7)
  })

  it('reaches to its farthest commune, or to the end of the table when one lies beyond', () => {
    const precision = (...communes: readonly Commune[]) => {
      const situation = deCommunes(communes)
      return E.isRight(situation) && situation.right.lieu.precisionKm
    }
    expect(precision(uneCommune('Ici', 3), uneCommune('Là', 9.1))).toBe(5.1)
    expect(precision(uneCommune('Ici', 3, 0.2), uneCommune('Là', 3.5, 0.2))).toBe(0.5)
    expect(precision(uneCommune('Dedans', 34.05), uneCommune('Au loin', null))).toBe(26)
  })

  it('decides what all its communes agree on', () => {
    const lieu = unLieuA(5)
    const communes = [unLieuA(3), unLieuA(9), unLieuA(57)]
    const verdicts = [[], communes.slice(0, 2), communes].map((lieux) => verdictDeSituation({ lieu, communes: lieux }))
    expect(verdicts).toEqual(['dans_la_zone', 'dans_la_zone', 'a_verifier'])
    expect([0, 0.1].map((precisionKm) => estApproximatif(unLieuA(5, precisionKm)))).toEqual([false, true])
  })

  it('is neither a yes nor a no when its communes differ', () => {
    const situations = [
      [uneCommune('Dedans', 30), uneCommune('Dehors', 45)],
      [uneCommune('Dedans', 34), uneCommune('Au loin', null)],
    ].map((communes) => deCommunes(communes))
    expect(situations.map((situation) => E.isRight(situation) && verdictDeZone(situation.right.lieu))).toEqual([
      'a_verifier',
      'a_verifier',
    ])
  })

  it('is refused with the nearest of its communes when all are outside', () => {
    expect(deCommunes([uneCommune('Près', 44), uneCommune('Loin', 57), uneCommune('Au loin', null)])).toEqual(
      E.left({
        _tag: 'HorsZone',
        distanceKm: expect.closeTo(44, 6),
        auMoins: true,
        limiteKm: 40,
        surDemande: true,
      }),
    )
  })

  it('is refused beyond the reach of the table, even unknown in a far département', () => {
    const tropLoin = E.left({ _tag: 'HorsZone', distanceKm: 60, auMoins: true, limiteKm: 40, surDemande: false })
    expect(deCommunes([uneCommune('Besançon', null)])).toEqual(tropLoin)
    expect(deCommunes([], true)).toEqual(tropLoin)
    expect(lieuSansRue(codePostal, O.none, { communes: [], departementTropLoin: true })).toEqual(tropLoin)
  })

  it('is the centre of its one commune for a town that nobody knows, and no place when it has several', () => {
    const sansVille = (communes: readonly Commune[]) =>
      lieuSansRue(codePostal, O.none, { communes, departementTropLoin: false })
    expect(sansVille([uneCommune('Seule', 9.5, 2.4)])).toMatchObject(E.right({ libelle: '39000 Seule' }))
    expect(sansVille([uneCommune('Ici', 3), uneCommune('Là', 9)])).toEqual(E.left({ _tag: 'AdresseIntrouvable' }))
    expect(sansVille([uneCommune('Ici', 3), uneCommune('Au loin', null)])).toEqual(
      E.left({ _tag: 'AdresseIntrouvable' }),
    )
    expect(sansVille([uneCommune('Près', 44), uneCommune('Loin', 57)])).toMatchObject(
      E.left({ _tag: 'HorsZone', distanceKm: expect.closeTo(44, 6) }),
    )
  })

  it('is not to be found when nobody knows it near the base', () => {
    expect(deCommunes([])).toEqual(E.left({ _tag: 'AdresseIntrouvable' }))
  })

  it('has the distance of its commune, whatever its neighbours', () => {
    const seule = deCommunes([uneCommune('Courlaoux', 5.9)])
    expect(E.isRight(seule) && distanceDeLaBase(seule.right.lieu)).toBeCloseTo(5.9, 6)
  })
})
