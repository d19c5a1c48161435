/** Contact form: longest name, address and text, and shortest text, in characters. */
export const NOM_DE_CONTACT_MAX = 100
export const EMAIL_DE_CONTACT_MAX = 100
export const TEXTE_DE_MESSAGE_MAX = 1000
export const TEXTE_DE_MESSAGE_MIN = 10
