/** Id of the link of a line of the list to its record. */
export const idDeLien = (reference: string): string => `prestation-${reference}`
