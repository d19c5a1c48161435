/** Id of the link of a line of the list to its estimate. */
export const idDeLien = (id: string): string => `estimation-${id}`
