/** The earlier year whose book an entry of that day changes; `null` of today's, and while a day is not wholly typed. */
export const anneePassee = (le: string, des: string, aujourdhui: string): string | null =>
  le >= des && le.slice(0, 4) < aujourdhui.slice(0, 4) ? le.slice(0, 4) : null
