import * as O from '#fp/Option'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { reussir } from '../shared/run.fixture.ts'
import type { Stores } from './stores.fixture.ts'

/** An order of a business. */
export const PROFESSIONNELLE = { engagement: { ...SANS_ENGAGEMENT, acheteur: UN_PROFESSIONNEL } }

/** The deposit invoices of an order, each with its credit notes. */
export const emises = async ({ factures }: Stores, { id }: Pick<NouvellePrestation, 'id'>) =>
  (await reussir(factures.emises({ prestationId: id }))).facturesDAcompte.map(({ facture, avoirs }) => [
    facture.numero,
    facture.total,
    ...avoirs.map(({ numero, total }) => [numero, total]),
  ])

/** The account id of an order; empty once it is erased. */
export const compteDe = async ({ comptes }: Stores, { contact: { email } }: NouvellePrestation) => {
  const compte = await reussir(comptes.parEmail(email))
  return O.isSome(compte) ? compte.value.id : ''
}
