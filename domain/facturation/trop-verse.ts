import { centimes, type Montant } from '#domain/shared/montant'

/** What was received above a price; nothing as long as less came than it. */
export const tropVerse = (recu: Montant, prix: Montant): Montant => centimes(Math.max(0, recu - prix))
