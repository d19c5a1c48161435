import { euros } from '#domain/shared/montant'

/** Price of a diagnosis, travel apart; free when its quote is ordered. */
export const FRAIS_DIAGNOSTIC = euros(25)

/** Charged for an absence or a late notice; never more than the price of the order. */
export const FRAIS_ABSENCE = euros(60)

/** Hours before an appointment until which it is moved or cancelled for free. */
export const PREAVIS_RENDEZ_VOUS_HEURES = 24

/** Flat recovery fee owed by a professional who pays late (Code de commerce, D. 441-5). */
export const INDEMNITE_RECOUVREMENT = euros(40)

/** Late penalty of a professional, in times the legal rate of interest: the floor of Code de commerce, L. 441-10. */
export const COEFFICIENT_PENALITES = 3

export const PREAVIS_RESILIATION_MOIS = 1

/** Code de la consommation, L. 221-18. */
export const JOURS_RETRACTATION = 14
