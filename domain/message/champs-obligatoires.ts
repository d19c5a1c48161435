/** Section 5, contact form: said of any field left empty. */
export const CHAMPS_OBLIGATOIRES = 'Merci de remplir tous les champs obligatoires.'
