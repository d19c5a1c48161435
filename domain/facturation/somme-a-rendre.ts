import type { Evenement } from '#domain/prestation/evenement'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { totalRecu } from './compte-de-commande.ts'
import { type FactureSuivie, type Reglement, solde, totalRegle } from './reglement.ts'

/** When the order was last withdrawn from; `null` when it never was. */
export const retracteeLe = (evenements: readonly Evenement[]): Date | null =>
  evenements.findLast(({ fait }) => fait.genre === 'retractation')?.le ?? null

/** An invoice of before the withdrawal may fall; one of after it says what is owed. */
const aRendreDe =
  (retractee: Date | null) =>
  (suivie: FactureSuivie): Montant =>
    retractee !== null && new Date(suivie.facture.emiseLe) < retractee
      ? totalRegle(suivie)
      : centimes(Math.max(0, multiplier(solde(suivie), -1)))

/** What is held of an order that came to nothing, by its history and its invoices. */
export const sommeARendre = (
  evenements: readonly Evenement[],
  factures: readonly FactureSuivie[],
  acomptes: readonly Pick<Reglement, 'montant'>[],
): Montant => additionner(totalRecu(acomptes), ...factures.map(aRendreDe(retracteeLe(evenements))))
