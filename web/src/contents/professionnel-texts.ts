import { fr } from './typographie.ts'

/** What is asked of a business that orders. */
export const PROFESSIONNEL_TEXTS = fr({
  raisonSociale: 'Nom de l’entreprise',
  siren: 'Numéro SIREN',
  sirenAide: '9 chiffres. Il figure sur le devis et la facture.',
  sirenBon: 'Numéro SIREN valable.',
})
