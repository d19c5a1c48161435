/** Id of the link of a line of the list to its invoice. */
export const idDeLien = (numero: string): string => `facture-${numero}`
