import { centimes, type Montant } from '#domain/shared/montant'

/** The part of a payment above the price; 0 if there is none. */
export const tropVerse = (recu: Montant, prix: Montant): Montant => centimes(Math.max(0, recu - prix))
