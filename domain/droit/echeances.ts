import { type DateCivile, joursEntre, plusJours } from '#domain/calendrier/date-civile'

export type EcheanceDeDroit = {
  readonly code: 'tva-cibs' | 'facture-electronique' | 'tva-fin-de-tolerance'
  /** The first day of the new rule, or the last of the one that ends. */
  readonly le: DateCivile
  readonly fondement: string
}

export const PREAVIS_JOURS = 90
const RAPPEL_JOURS = 365

const RAPPEL_PRESSANT_JOURS = 30

const echeance = (code: EcheanceDeDroit['code'], le: string, fondement: string): EcheanceDeDroit => ({
  code,
  le: le as DateCivile,
  fondement,
})

/** Dates only inform: none changes a setting. The owner decides, with the accountant. */
const ECHEANCES: readonly EcheanceDeDroit[] = [
  echeance('tva-cibs', '2027-01-01', 'Code des impositions sur les biens et services, art. L. 223-3'),
  echeance('facture-electronique', '2027-09-01', 'CGI, art. 289 bis et 290'),
  echeance('tva-fin-de-tolerance', '2028-06-30', 'tolérance ouverte jusqu’au 30 juin 2028'),
]

export type EcheanceEnVue = EcheanceDeDroit & { readonly jours: number }

export const echeancesEnVue = (
  jour: DateCivile,
  echeances: readonly EcheanceDeDroit[] = ECHEANCES,
): readonly EcheanceEnVue[] =>
  echeances
    .filter(({ le }) => plusJours(le, -PREAVIS_JOURS) <= jour && jour <= plusJours(le, RAPPEL_JOURS))
    .map((une) => ({ ...une, jours: joursEntre(jour, une.le) }))

export const echeancesPressantes = (jour: DateCivile): readonly EcheanceEnVue[] =>
  echeancesEnVue(jour).filter(({ jours }) => jours >= -RAPPEL_PRESSANT_JOURS)
