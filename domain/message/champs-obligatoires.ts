/** Shown for any empty field of the contact form. */
export const CHAMPS_OBLIGATOIRES = 'Merci de remplir tous les champs obligatoires.'
