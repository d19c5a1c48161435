import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '#domain/catalogue/catalogue'
import { lireMontant, lireNombre, lireTable } from '#domain/shared/table-markdown.fixture'
import * as E from '#fp/Either'
import { unServiceDemande } from './estimation.fixture.ts'
import { tarifer } from './estimer-prix.ts'

const HEURES = [1, 2, 3, 4, 6, 8]
const SUR_MESURE = { _tag: 'SurMesure', nom: 'Diapositives', description: '' } as const

const services = lireTable('prix', 'Services du catalogue').map((rangee) => ({
  id: Number(rangee('N°')),
  nom: rangee('Service'),
  rangee,
}))

const sansDuree = (cellule: string) => (cellule === 'sans durée' ? null : lireNombre(cellule))

describe('the price of the work', () => {
  it('is listed for every service of the catalogue', () => {
    expect(services.map(({ id, nom }) => [id, nom])).toEqual(CATALOGUE.map(({ id, nom }) => [id, nom]))
  })

  it.each(services)('$nom without a duration is its package', ({ id, rangee }) => {
    const tarif = tarifer(unServiceDemande(id), null)
    const heures = lireNombre(rangee('Heures du forfait'))
    const montant = lireMontant(rangee('Forfait'))
    expect(tarif).toEqual(E.right({ typeTarif: 'forfait', heures, montant, tarifHoraire: montant / heures }))
  })

  it.each(services)('$nom has the price of each duration, and refuses the others', ({ id, rangee }) => {
    const proposees = HEURES.filter((heures) => rangee(`${heures} h`) !== '—')
    for (const heures of HEURES) {
      const attendu = proposees.includes(heures)
        ? { typeTarif: 'horaire', heures, montant: lireMontant(rangee(`${heures} h`)) }
        : { _tag: 'DureeNonProposee', heures, proposees }
      expect(E.toUnion(tarifer(unServiceDemande(id), heures))).toMatchObject(attendu)
    }
  })

  it.each(lireTable('prix', 'Demandes sur mesure').map((rangee) => [rangee('Durée'), rangee('Prix')] as const))(
    'a custom request, %s: %s',
    (duree, prix) => {
      expect(tarifer(SUR_MESURE, sansDuree(duree))).toEqual(
        E.right({
          typeTarif: 'horaire',
          heures: sansDuree(duree) ?? 1,
          tarifHoraire: 4_500,
          montant: lireMontant(prix),
        }),
      )
    },
  )

  it('refuses any duration that is not in the list', () => {
    const refus = [0, -1, 5, 7, 9, 1.5, Number.NaN, Number.POSITIVE_INFINITY].map((heures) =>
      tarifer(SUR_MESURE, heures),
    )
    expect(refus.filter(E.isRight)).toEqual([])
  })
})
