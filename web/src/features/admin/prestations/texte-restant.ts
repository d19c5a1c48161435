/** What is left in a field once `ecrit` was recorded: nothing, unless more was typed meanwhile. */
export const texteRestant = (saisi: string, ecrit: string): string => (saisi.trim() === ecrit ? '' : saisi)
