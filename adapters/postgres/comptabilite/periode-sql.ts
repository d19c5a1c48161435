/** The instants between which a period lies in Paris, so that the index of the recent documents serves. */
export const DEBUT = "cast(:du as timestamp) at time zone 'Europe/Paris'"
export const FIN = "(cast(:au as timestamp) + interval '1 day') at time zone 'Europe/Paris'"

/** Whether a document was issued in the period. */
export const emiseDans = (piece: string): string => `(${piece}.emise_le >= ${DEBUT} and ${piece}.emise_le < ${FIN})`
