import { expect, it } from 'vitest'
import { ROUTES } from '../openapi/documented-route.ts'
import { REFUS_D_ACCES, REFUS_DE_COMPTE, REFUS_DU_REGISTRE } from './comptes.ts'
import { REFUS_DE_DEVIS } from './devis.ts'
import { REFUSALS } from './catalogue.ts'
import { REFUS_DE_COMMANDE } from './commandes.ts'
import { REFUS_DE_FACTURATION, REFUS_DE_REGLEMENT } from './facturation.ts'
import { REFUS_DE_MESSAGE } from './messages.ts'
import { REFUS_DE_RENDEZ_VOUS, REFUS_DE_RETRACTATION } from './rendez-vous.ts'

const ROWS = [
  REFUS_D_ACCES,
  REFUS_DE_COMPTE,
  REFUS_DU_REGISTRE,
  REFUS_DE_COMMANDE,
  REFUS_DE_DEVIS,
  REFUS_DE_RENDEZ_VOUS,
  REFUS_DE_RETRACTATION,
  REFUS_DE_MESSAGE,
  REFUS_DE_FACTURATION,
  REFUS_DE_REGLEMENT,
].flatMap((table) => Object.keys(table))

it('has one row for each refusal', () => {
  expect(ROWS.toSorted()).toEqual(Object.keys(REFUSALS).toSorted())
})

it('has a row for what a route or a door refuses, and for nothing else', () => {
  const listed = new Set([...ROUTES.flatMap(({ refusals }) => refusals), ...Object.keys(REFUS_D_ACCES)])
  expect([...listed].toSorted()).toEqual(ROWS.toSorted())
})
