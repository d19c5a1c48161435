import * as E from '#fp/Either'
import { expect, it } from 'vitest'
import { Annonce, ChangementDeStatut } from './courrier-de-rendez-vous.ts'
import { dansHeures, decide, unDossierPropose } from './dossier.fixture.ts'
import { proposerDates } from './proposer.ts'
import { accepterDate } from './repondre.ts'
import { changerStatut } from './changer-statut.ts'

const convenue = decide(accepterDate(unDossierPropose([100]), 'a', dansHeures(1))).dossier
const annonce = decide(proposerDates(convenue, [{ id: 'b', debut: dansHeures(200) }], dansHeures(2))).courriers[0]
  ?.annonce

it('an announcement is read as it was written, with the date that it replaces', () => {
  expect(annonce?.remplacee?.id).toBe('a')
  expect(annonce && Annonce.decode(Annonce.encode(annonce))).toEqual(E.right(annonce))
})

const { avis } = decide(changerStatut(unDossierPropose([100]), { statut: 'terminé', motif: 'Fait' }, dansHeures(1)))

it('a change of statut is read as it was written, with the dates that it withdraws', () => {
  expect(avis?.retrait?.retirees).toHaveLength(1)
  expect(avis && ChangementDeStatut.decode(ChangementDeStatut.encode(avis))).toEqual(E.right(avis))
})
