import { instantDe, Moment } from '#adapters/http/contract/routes/prestations'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { DATES_MAX, limiteDAcceptation } from '#domain/rendez-vous/date-proposee'
import { dernierJourProposable } from '#domain/rendez-vous/horizon'
import * as E from '#fp/Either'
import { DATE_TEXTS } from './texts.ts'

/** A date as typed in the modal; `cle` tells one line from another. */
export type DateSaisie = { readonly cle: number; readonly jour: string; readonly heure: string }

/** The modal as it opens. */
export const UNE_LIGNE: readonly DateSaisie[] = [{ cle: 1, jour: '', heure: '' }]

/** What a line says is wrong with it. */
export type ErreursDates = Readonly<Record<number, string>>

const cleLibre = (saisies: readonly DateSaisie[]): number => Math.max(0, ...saisies.map(({ cle }) => cle)) + 1

/** One more line, as long as a proposal may have one more date. */
export const avecLigne = (saisies: readonly DateSaisie[], jour = '', heure = ''): readonly DateSaisie[] =>
  saisies.length >= DATES_MAX ? saisies : [...saisies, { cle: cleLibre(saisies), jour, heure }]

/** A suggested moment goes in the first empty line, else in a new one. */
export const avecMoment = (
  saisies: readonly DateSaisie[],
  { datePrestation, heurePrestation }: Moment,
): readonly DateSaisie[] => {
  const vide = saisies.find(({ jour }) => jour === '')
  return vide === undefined
    ? avecLigne(saisies, datePrestation, heurePrestation)
    : saisies.map((ligne) => (ligne === vide ? { ...ligne, jour: datePrestation, heure: heurePrestation } : ligne))
}

/** The moment that a line names; `null` while it is incomplete. */
export const momentDe = ({ jour, heure }: DateSaisie): Moment | null => {
  const moment = Moment.decode({ datePrestation: jour, heurePrestation: heure })
  return E.isRight(moment) ? moment.right : null
}

const tropLointain = ({ datePrestation }: Moment, maintenant: Date): boolean =>
  datePrestation > dernierJourProposable(dateParis(maintenant))

const tropProche = (moment: Moment, maintenant: Date): boolean => limiteDAcceptation(instantDe(moment)) <= maintenant

/** Whether a moment can be asked about: not so near that nobody could still accept it, and not too far ahead. */
export const estProposable = (moment: Moment, maintenant: Date): boolean =>
  !tropProche(moment, maintenant) && !tropLointain(moment, maintenant)

/** What can be asked about: the lines that are complete and may be proposed. */
export const momentsAVenir = (saisies: readonly DateSaisie[], maintenant: Date): readonly Moment[] =>
  saisies.flatMap((saisie) => momentDe(saisie) ?? []).filter((moment) => estProposable(moment, maintenant))

const erreurDe = (saisie: DateSaisie, maintenant: Date): string | null => {
  if (saisie.jour === '') return DATE_TEXTS.jourManquant
  if (saisie.heure === '') return DATE_TEXTS.heureManquante
  const moment = momentDe(saisie)
  if (moment === null) return DATE_TEXTS.dateInvalide
  if (instantDe(moment) <= maintenant) return DATE_TEXTS.passee
  if (tropProche(moment, maintenant)) return DATE_TEXTS.tropProche
  return tropLointain(moment, maintenant) ? DATE_TEXTS.tropLointaine : null
}

/** A date is required, not before now, and no further ahead than visits are proposed. */
export const verifierDates = (
  saisies: readonly DateSaisie[],
  maintenant: Date,
): E.Either<ErreursDates, readonly Moment[]> => {
  const erreurs = saisies.flatMap((saisie) => {
    const erreur = erreurDe(saisie, maintenant)
    return erreur === null ? [] : [[saisie.cle, erreur] as const]
  })
  return erreurs.length > 0
    ? E.left(Object.fromEntries(erreurs))
    : E.right(saisies.flatMap((saisie) => momentDe(saisie) ?? []))
}

/** The errors that still hold: those of the lines that are as they were when they were checked. */
export const erreursEncoreVraies = (
  erreurs: ErreursDates,
  verifiees: readonly DateSaisie[],
  saisies: readonly DateSaisie[],
): ErreursDates =>
  Object.fromEntries(
    saisies.flatMap((saisie) => {
      const erreur = verifiees.includes(saisie) ? erreurs[saisie.cle] : undefined
      return erreur === undefined ? [] : [[saisie.cle, erreur] as const]
    }),
  )
