import { expect, it } from 'vitest'
import { unReglement } from '#domain/facturation/facture-suivie.fixture'
import { euros } from '#domain/shared/montant'
import { ecrituresDites } from './ecritures-dites.ts'

const lire = (...reglements: Parameters<typeof ecrituresDites>[0]) =>
  ecrituresDites(reglements).map(({ libelle, jour, montant }) =>
    [libelle, jour, montant].join(' | ').replaceAll(/[\u00a0\u202f]/g, ' '),
  )

it('shows each payment and each refund of an invoice with its day and its mode, as it counts in what is left', () => {
  expect(
    lire(unReglement({ id: 'a', montant: euros(64), mode: 'especes' }), unReglement({ id: 'b', montant: euros(-20) })),
  ).toEqual(['Reçu (espèces) | 1er décembre 2026 | −64,00 €', 'Rendu (virement) | 1er décembre 2026 | 20,00 €'])
})

it('does not show a slip that was undone', () => {
  const faute = unReglement({ id: 'a', montant: euros(64) })
  expect(lire(faute, unReglement({ id: 'b', montant: euros(-64), annule: 'a' }))).toEqual([])
})
