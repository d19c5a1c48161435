/** A text for the log without query strings, mail addresses and long numbers, and on one line. */
export const maskPersonalData = (text: string): string =>
  text
    .replace(/\?\S*/g, '')
    .replace(/[^\s@]+@[^\s@]+/g, '[email]')
    .replace(/\d(?:[\s.-]?\d){5,}/g, '[number]')
    .replace(/\p{Cc}+/gu, ' ')
