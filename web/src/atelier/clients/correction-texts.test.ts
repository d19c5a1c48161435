import { expect, it } from 'vitest'
import { corrigeTexte } from './correction-texts.ts'

it.each([
  [[], 0, 'Coordonnées corrigées.'],
  [['PREST-ABC234'], 0, 'Coordonnées corrigées, ainsi que la commande PREST-ABC234.'],
  [
    ['PREST-ABC234'],
    8,
    'Coordonnées corrigées, ainsi que la commande PREST-ABC234, et l’adresse email de ses autres commandes.',
  ],
  [[], 8, 'Coordonnées corrigées, et l’adresse email de ses commandes.'],
])('of the orders %j put right and %d others that follow, it says so', (references, adresseSeule, dit) => {
  expect(corrigeTexte(references, adresseSeule)).toBe(dit)
})
