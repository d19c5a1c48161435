/** Id of the link of a line of the list to its sheet. */
export const idDeLien = (id: string): string => `client-${id}`
