import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { changerStatut } from './changer-statut.ts'
import { ChangementDeStatut } from './courrier-de-statut.ts'
import { dansHeures, decide, unDossierPropose } from './dossier.fixture.ts'

const { avis } = decide(changerStatut(unDossierPropose([100]), { statut: 'terminé', motif: 'Fait' }, dansHeures(1)))

it('a change of statut is read as it was written, with the dates that it withdraws', () => {
  expect(avis?.retrait?.retirees).toHaveLength(1)
  expect(avis && ChangementDeStatut.decode(ChangementDeStatut.encode(avis))).toEqual(E.right(avis))
})
