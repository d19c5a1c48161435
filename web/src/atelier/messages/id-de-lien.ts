/** Id of the link of a line of the list to its thread. */
export const idDeLien = (id: string): string => `message-${id}`
