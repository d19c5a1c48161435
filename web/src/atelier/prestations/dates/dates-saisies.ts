import { instantDe, Moment } from '#adapters/http/contract/routes/prestations'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { DATES_MAX, limiteDAcceptation } from '#domain/rendez-vous/date-proposee'
import { dernierJourProposable } from '#domain/rendez-vous/horizon'
import * as E from '#fp/Either'
import { type DateSaisie, UNE_LIGNE } from './date-saisie.ts'
import { DATE_TEXTS } from './texts.ts'

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

const estLeMoment = ({ jour, heure }: DateSaisie, { datePrestation, heurePrestation }: Moment): boolean =>
  jour === datePrestation && heure === heurePrestation

export const estChoisi = (saisies: readonly DateSaisie[], moment: Moment): boolean =>
  saisies.some((saisie) => estLeMoment(saisie, moment))

/** A press on a suggested moment: once it stands there it goes; it takes the place of the one that was put there unasked. */
export const basculerMoment = (
  saisies: readonly DateSaisie[],
  moment: Moment,
  posee: DateSaisie | null,
): readonly DateSaisie[] => {
  const reste = saisies.filter((saisie) => !estLeMoment(saisie, moment))
  if (reste.length < saisies.length) return reste.length === 0 ? UNE_LIGNE : reste
  const seule = saisies.length === 1 && saisies[0] === posee
  return avecMoment(seule ? UNE_LIGNE : saisies, moment)
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
