/** Id of the link of a line of the list to its record. */
export const idDeLien = (id: string): string => `prestation-${id}`
