export const CHAMPS_OBLIGATOIRES = 'Merci de remplir tous les champs obligatoires.'
