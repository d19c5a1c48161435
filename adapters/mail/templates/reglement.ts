import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { tropVerse } from '#domain/facturation/trop-verse'
import { centimes, formaterMontant, type Montant } from '#domain/shared/montant'
import { dernierJourDePaiement, JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import type { Prestation } from '#domain/prestation/prestation'
import { fr } from '#domain/shared/typographie'
import { type Bloc, dire, type Fait, intituler, montrer } from './blocs.ts'

type Moment = {
  readonly debut: Date
  readonly total: Montant
  readonly jour: DateCivile
  readonly recu: Montant
}

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

const recu = (moment: Moment | null): readonly Fait[] =>
  moment === null || moment.recu <= 0
    ? []
    : [
        { nom: 'Déjà reçu', valeur: formaterMontant(moment.recu) },
        { nom: 'Reste à régler', valeur: formaterMontant(centimes(moment.total - moment.recu)), fort: true },
      ]

const REGLE: readonly Bloc[] = [dire(fr('Vous avez déjà réglé cette intervention, merci ! Vous n’avez rien à payer.'))]

/** How and by when to pay for remote work; nothing for work on site. `moment` is `null` before a date is agreed. */
export const reglementADistance = (
  { estimation, reference }: Prestation,
  entreprise: Entreprise,
  moment: Moment | null,
): readonly Bloc[] => {
  if (estimation.modalite === 'sur_place') return []
  if (moment !== null && moment.recu > 0 && moment.recu >= moment.total) return REGLE
  return [
    intituler('Pour régler'),
    montrer([
      ...recu(moment),
      { nom: 'À régler', valeur: echeance(moment), fort: true },
      ...moyens(entreprise),
      { nom: 'Référence à rappeler', valeur: reference },
    ]),
  ]
}

const siTrop =
  (phrase: (trop: string) => string) =>
  (recu: Montant, prix: Montant): readonly Bloc[] => {
    const trop = tropVerse(recu, prix)
    return trop === 0 ? [] : [dire(fr(phrase(formaterMontant(trop))))]
  }

export const tropVerseAuClient = siTrop(
  (trop) => `Vous avez versé ${trop} de trop : ils vous seront rendus, ou déduits.`,
)

export const tropVerseSiAccepte = siTrop(
  (trop) => `À ce prix, vous avez versé ${trop} de trop : ils vous seront rendus, ou déduits.`,
)

export const tropVerseParLeClient = siTrop((trop) => `Le client a versé ${trop} de trop : à lui rendre, ou à déduire.`)
