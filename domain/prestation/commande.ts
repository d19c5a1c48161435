import * as E from '#fp/Either'
import { type Absence, type AbsenceVoulue, plagesRestantes } from '#domain/agenda/absence'
import type { PrestationDemandee } from '#domain/catalogue/prestation-demandee'
import type { Montant } from '#domain/shared/montant'
import type { Estimation } from '#domain/tarification/estimation'
import { type DateCivile, jourDeSemaine, joursEntre, plusJours } from '#domain/calendrier/date-civile'
import { aParis, instantParis, type MomentParis } from '#domain/calendrier/heure-de-paris'
import { ACCUEIL, type Plage, plageDuJour, JOURS_CONTACT } from '#domain/calendrier/horaires'
import type { Demande, NouvellePrestation } from './prestation.ts'
import { identifier } from './reference.ts'
import type { Evenement } from './evenement.ts'

export type DevisPerime = { readonly _tag: 'DevisPerime'; readonly estimation: Estimation }

/** Refuses an order whose accepted total differs from the server's price, and returns the fresh estimate. */
export const confirmerPrix = (estimation: Estimation, totalAccepte: Montant): E.Either<DevisPerime, Estimation> =>
  estimation.totalNet === totalAccepte ? E.right(estimation) : E.left({ _tag: 'DevisPerime', estimation })

export const passerCommande = (
  demande: Demande,
  demandee: PrestationDemandee,
  estimation: Estimation,
  instant: Date,
  octets: Uint8Array,
  absences: readonly Absence[] = [],
): NouvellePrestation => {
  const delai = delaiContact(instant, absences)
  return {
    ...demande,
    ...identifier(instant, octets),
    creeLe: instant,
    serviceDescription: demandee._tag === 'Catalogue' ? demandee.service.description : demandee.description,
    estimation,
    versionDevis: 1,
    statut: 'en_attente',
    priorite: 'normale',
    contactDes: delai.auPlusTot,
    contactAvant: delai.auPlusTard,
    appeleeLe: null,
    version: 1,
  }
}

export type CleReutilisee = { readonly _tag: 'CleReutilisee' }

export const CLE_REUTILISEE: CleReutilisee = { _tag: 'CleReutilisee' }

export const commandeeSurLeSite = (le: Date): readonly Evenement[] => [
  { le, auteur: 'client', fait: { genre: 'commande' } },
]

export const commandeeAuTelephone = (le: Date, notes: string): readonly Evenement[] => [
  { le, auteur: 'entreprise', fait: { genre: 'commande_telephone' } },
  ...(notes === '' ? [] : [{ le, auteur: 'entreprise', fait: { genre: 'note', texte: notes } } as const]),
]

export const priseAuTelephone = (prestation: NouvellePrestation): NouvellePrestation => ({
  ...prestation,
  appeleeLe: prestation.creeLe,
})

type DelaiContact = { readonly auPlusTot: Date; readonly auPlusTard: Date }

type Absences = readonly Pick<AbsenceVoulue, 'du' | 'au' | 'jours' | 'plage'>[]

/** Absences are searched this many days ahead only: a weekly absence could cover every working day for ever. */
const ABSENCES_JOURS = 400

type Ouvertures = (date: DateCivile) => readonly Plage[]

const ouverturesAvec =
  (absences: Absences, depuis: DateCivile): Ouvertures =>
  (date) =>
    jourDeSemaine(date) > 5
      ? []
      : plagesRestantes(plageDuJour(ACCUEIL, date), joursEntre(depuis, date) > ABSENCES_JOURS ? [] : absences, date)

const jourOuvreSuivant = (ouvertures: Ouvertures, date: DateCivile): DateCivile => {
  let lendemain = plusJours(date, 1)
  while (ouvertures(lendemain).length === 0) lendemain = plusJours(lendemain, 1)
  return lendemain
}

/** The moment from which the delay counts: an order in the evening or during an absence waits for the next opening. */
const aLOuverture = (ouvertures: Ouvertures, { date, minutes }: MomentParis): MomentParis => {
  const plage = ouvertures(date).find(({ a }) => minutes <= a)
  if (plage !== undefined) return { date, minutes: Math.max(minutes, plage.de) }
  const ouverture = jourOuvreSuivant(ouvertures, date)
  return { date: ouverture, minutes: ouvertures(ouverture)[0]?.de ?? minutes }
}

const apresJoursOuvres = (ouvertures: Ouvertures, moment: MomentParis, jours: number): MomentParis =>
  jours === 0
    ? moment
    : apresJoursOuvres(
        ouvertures,
        aLOuverture(ouvertures, { ...moment, date: jourOuvreSuivant(ouvertures, moment.date) }),
        jours - 1,
      )

export const delaiContact = (commandeLe: Date, absences: Absences = []): DelaiContact => {
  const commande = aParis(commandeLe)
  const ouvertures = ouverturesAvec(absences, commande.date)
  const auPlusTot = apresJoursOuvres(ouvertures, aLOuverture(ouvertures, commande), JOURS_CONTACT.auPlusTot)
  const auPlusTard = apresJoursOuvres(ouvertures, auPlusTot, JOURS_CONTACT.auPlusTard - JOURS_CONTACT.auPlusTot)
  return { auPlusTot: instantParis(auPlusTot), auPlusTard: instantParis(auPlusTard) }
}
