/**
 * Removes query strings, links, tokens, mail addresses and long numbers from a text for the log, and puts it on one
 * line.
 */
export const maskPersonalData = (text: string): string =>
  text
    .replace(/(\/(?:validation-date|agenda)\/)[^\s?#]+/g, '$1[link]')
    .replace(/\beyJ[\w-]*\.[\w-]*\.[\w-]*/g, '[token]')
    .replace(/\?\S*/g, '')
    .replace(/[^\s@]+@[^\s@]+/g, '[email]')
    .replace(/\d(?:[\s.-]?\d){5,}/g, '[number]')
    .replace(/\p{Cc}+/gu, ' ')
