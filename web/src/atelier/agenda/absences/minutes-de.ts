/** Minutes of the day of `14:30`. */
export const minutesDe = (heure: string): number => Number(heure.slice(0, 2)) * 60 + Number(heure.slice(3))
