import { formaterHeure, formaterInstant, formaterJour, formaterPlage } from '#domain/calendrier/formater-date'
import { INTERVENTIONS } from '#domain/calendrier/horaires'
import { formaterAdresse } from '#domain/client/adresse'
import { formaterTelephone } from '#domain/client/telephone'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { formaterCreneau } from '#domain/prestation/creneau'
import type { Prestation } from '#domain/prestation/prestation'
import type { DateDite } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { fraisDePreavis } from '#domain/rendez-vous/date-proposee'
import { formaterSituation, type Situation } from '#domain/rendez-vous/situation'
import type { Souhait } from '#domain/rendez-vous/souhait'
import { centimes, formaterMontant, type Montant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'
import type { Estimation } from '#domain/tarification/estimation'
import type { Cadre } from '#application/courrier/lettre'
import { type Bloc, type Fait, intituler, montrer, proposer, type Redaction } from './blocs.ts'
import { recapituler } from './recapitulatif.ts'

const [semaine] = INTERVENTIONS
const HEURES = semaine ? `, de ${formaterHeure(semaine.de)} à ${formaterHeure(semaine.a)}` : ''

export const direVisite = ({ debut, fin }: DateDite): string => formaterPlage(new Date(debut), new Date(fin))

const surcout = (total: Montant, { totalNet, deplacement }: Estimation): string => {
  const trajet = deplacement === null ? '' : ' Le déplacement reste au même prix.'
  return fr(
    `soit ${formaterMontant(centimes(total - totalNet))} de plus que votre devis (${formaterMontant(totalNet)}) : la main-d’œuvre compte double le samedi, le dimanche et les jours fériés.${trajet}`,
  )
}

const direPrix = ({ total, majore }: DateDite, { estimation }: Prestation): string =>
  `${formaterMontant(total)}, ${majore ? surcout(total, estimation) : 'comme sur votre devis'}`

export const direLieu = ({ estimation, adresse }: Prestation): string =>
  estimation.modalite === 'a_distance' ? 'À distance' : formaterAdresse(adresse)

const dateEtPrix = (date: DateDite, prestation: Prestation): readonly Fait[] => [
  { nom: 'Date', valeur: direVisite(date), fort: true },
  { nom: 'Prix', valeur: direPrix(date, prestation) },
]

export const faitsDeCommande = (prestation: Prestation): readonly Fait[] => [
  { nom: 'Service', valeur: recapituler(prestation).service },
  { nom: 'Lieu', valeur: direLieu(prestation) },
]

export const faitsDeVisite = (date: DateDite, prestation: Prestation): readonly Fait[] => [
  ...dateEtPrix(date, prestation),
  ...faitsDeCommande(prestation),
]

export const faitsDOffre = (date: DateDite, prestation: Prestation): readonly Fait[] => [
  ...dateEtPrix(date, prestation),
  { nom: 'Réservé pour vous jusqu’au', valeur: formaterInstant(new Date(date.expireLe)) },
]

export const direSouhait = ({ date, creneau }: Souhait): string => `${formaterJour(date)}, ${formaterCreneau(creneau)}`

export const direFrais = ({ total }: DateDite): string =>
  `Selon nos conditions, un dédommagement peut être demandé en cas d’annulation hors délai de rétractation ou d’absence, de ${formaterMontant(fraisDePreavis({ total }))} au plus. Rien n’est prélevé automatiquement, et rien n’est dû en cas de force majeure.`

export const direSituation = (situation: Situation): Bloc =>
  montrer([{ nom: 'Où en est votre commande', valeur: formaterSituation(situation, 'client'), fort: true }])

export const nousJoindre = ({ telephone, email }: Entreprise): readonly Bloc[] => [
  intituler('Nous joindre'),
  montrer([
    { nom: 'Téléphone', valeur: formaterTelephone(telephone), vers: `tel:${telephone}` },
    { nom: 'Email', valeur: email, vers: `mailto:${email}` },
    { nom: 'Interventions', valeur: `du lundi au vendredi${HEURES}` },
  ]),
]

export const OUVRIR = 'Ouvrir l’administration'

/** A mail to the business about an order, which names the client and ends with a way to the workplace. */
export const avertir = (
  titre: string,
  { prestation: { reference, contact }, publicUrl }: { readonly prestation: Prestation } & Cadre,
  bouton: string,
  blocs: Redaction['blocs'],
): Redaction => ({
  sujet: `${titre} – ${reference}, ${contact.nom}`,
  titre,
  apercu: `${contact.nom}, ${formaterTelephone(contact.telephone)}`,
  blocs: [...blocs, proposer(`${publicUrl}/admin`, bouton)],
})
