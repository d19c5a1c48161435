import { plier } from '#domain/recherche/plier-texte'

/** `de` becomes `d’` before a vowel, a mute h, or a y before a consonant. */
const S_ELIDE = /^([aeiouh]|y[^aeiou])/

export const deQui = (nom: string): string => (S_ELIDE.test(plier(nom)) ? `d’${nom}` : `de ${nom}`)
