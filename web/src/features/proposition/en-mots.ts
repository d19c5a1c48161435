import { anneeDe, jourDeSemaine } from '#domain/calendrier/date-civile'
import { formaterHeure, formaterJour } from '#domain/calendrier/formater-date'
import { aParis } from '#domain/calendrier/heure-de-paris'
import { joursFeries } from '#domain/calendrier/horaires'
import { centimes, formaterMontant } from '#domain/shared/montant'
import type { DateReply } from '#adapters/http/contract/values/prestation-reply'
import type { PropositionReply } from '#adapters/http/contract/routes/rendez-vous'
import { deJusquA, ferieTexte, JOURS_MAJORES, majorationTexte } from '../../contents/proposition-texts.ts'

/** `samedi 28 novembre 2026`. */
export const jourEnMots = ({ date }: Pick<DateReply, 'date'>): string => formaterJour(date)

/** The same as a line of its own begins. */
export const jourEnTete = (date: Pick<DateReply, 'date'>): string => {
  const jour = jourEnMots(date)
  return `${jour.slice(0, 1).toUpperCase()}${jour.slice(1)}`
}

const heure = (instant: string): string => formaterHeure(aParis(new Date(instant)).minutes)

/** `de 9 h à 11 h 30`, on a clock in Paris. */
export const heuresEnMots = ({ debut, fin }: Pick<DateReply, 'debut' | 'fin'>): string =>
  deJusquA(heure(debut), heure(fin))

const raisonDe = ({ date }: Pick<DateReply, 'date'>): string => {
  const ferie = joursFeries(anneeDe(date)).get(date)
  if (ferie !== undefined) return ferieTexte(ferie)
  return jourDeSemaine(date) === 6 ? JOURS_MAJORES.samedi : JOURS_MAJORES.dimanche
}

/** Why the price is not that of the quote, and by how much; `null` when it is. */
export const majorationEnMots = (
  date: Pick<DateReply, 'date' | 'total' | 'majore'>,
  { totalDevis, aDistance }: Pick<PropositionReply, 'totalDevis' | 'aDistance'>,
): string | null =>
  date.majore
    ? majorationTexte({
        jour: raisonDe(date),
        ecart: formaterMontant(centimes(date.total - totalDevis)),
        devis: formaterMontant(totalDevis),
        aDistance,
      })
    : null
