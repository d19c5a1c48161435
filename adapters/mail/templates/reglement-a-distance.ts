import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { dernierJourDePaiement, JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import type { Prestation } from '#domain/prestation/prestation'
import { fr } from '#domain/shared/typographie'
import { type Bloc, type Fait, intituler, montrer } from './bloc.ts'

/** The agreed visit, and the day of the mail. */
export type Moment = { readonly debut: Date; readonly jour: DateCivile }

const echeance = (moment: Moment | null): string => {
  if (moment === null) return fr(`au plus tard ${JOURS_PAIEMENT_A_DISTANCE} jours avant la date convenue`)
  const dernier = dernierJourDePaiement(moment.debut)
  return dernier < moment.jour ? 'dès maintenant' : `au plus tard le ${formaterJour(dernier)}`
}

const moyens = (entreprise: Entreprise): readonly Fait[] => {
  const { iban, paypal } = moyensDePaiement(entreprise)
  const connus = [
    ...(iban === null ? [] : [{ nom: 'Virement', valeur: `IBAN ${iban}` }]),
    ...(paypal === null ? [] : [{ nom: 'PayPal', valeur: paypal }]),
  ]
  return connus.length > 0 ? connus : [{ nom: 'Moyens', valeur: 'nous vous les indiquons par téléphone' }]
}

/** Section 9: how remote work is paid, and by when; nothing for work on site. `moment` is `null` before a date is agreed. */
export const reglementADistance = (
  { estimation, reference }: Prestation,
  entreprise: Entreprise,
  moment: Moment | null,
): readonly Bloc[] =>
  estimation.modalite === 'sur_place'
    ? []
    : [
        intituler('Pour régler'),
        montrer([
          { nom: 'À régler', valeur: echeance(moment), fort: true },
          ...moyens(entreprise),
          { nom: 'Référence à rappeler', valeur: reference },
        ]),
      ]
