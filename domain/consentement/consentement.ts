const CONSENTEMENTS = ['accepted', 'refused'] as const

/** What a visitor answered about cookies; no answer is a refusal. */
export type Consentement = (typeof CONSENTEMENTS)[number]

const estConsentement = (choix: string | null): choix is Consentement => CONSENTEMENTS.some((un) => un === choix)

export const MOIS_CONSENTEMENT = 6

type ChoixConserve = { readonly choix: string | null; readonly le: string | null }

const finDeValidite = (le: Date): Date => {
  const fin = new Date(le)
  fin.setUTCMonth(fin.getUTCMonth() + MOIS_CONSENTEMENT)
  return fin
}

export const choixEnVigueur = ({ choix, le }: ChoixConserve, maintenant: Date): Consentement | null => {
  if (!estConsentement(choix)) return null
  const date = new Date(le ?? Number.NaN)
  return Number.isNaN(date.getTime()) || finDeValidite(date) <= maintenant ? null : choix
}
