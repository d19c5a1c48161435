const CONSENTEMENTS = ['accepted', 'refused'] as const

/** What a visitor answered about cookies; no answer is a refusal. */
export type Consentement = (typeof CONSENTEMENTS)[number]

const estConsentement = (choix: string | null): choix is Consentement => CONSENTEMENTS.some((un) => un === choix)

/** Months after which the question is asked again. */
export const MOIS_CONSENTEMENT = 6

/** The choice as kept on the device: both parts are texts of any origin. */
export type ChoixConserve = { readonly choix: string | null; readonly le: string | null }

const finDeValidite = (le: Date): Date => {
  const fin = new Date(le)
  fin.setUTCMonth(fin.getUTCMonth() + MOIS_CONSENTEMENT)
  return fin
}

/** The choice that still holds; `null` when the question is to be asked, first or again. */
export const choixEnVigueur = ({ choix, le }: ChoixConserve, maintenant: Date): Consentement | null => {
  if (!estConsentement(choix)) return null
  const date = new Date(le ?? Number.NaN)
  return Number.isNaN(date.getTime()) || finDeValidite(date) <= maintenant ? null : choix
}
