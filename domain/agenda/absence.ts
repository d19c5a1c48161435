import * as E from '#fp/Either'
import { type DateCivile, jourDeSemaine, joursEntre, plusJours } from '../calendrier/date-civile.ts'
import { aParis, dateParis, instantParis } from '../calendrier/heure-de-paris.ts'
import { type Plage, ACCUEIL, plageDuJour } from '../calendrier/horaires.ts'

/** A whole day, in minutes since midnight. */
export const PLAGE_ENTIERE: Plage = { de: 0, a: 24 * 60 }

export const NOTE_D_ABSENCE_MAX = 500

/** The longest absence, in days: twice the horizon of proposals. A longer one is taken for a typing error. */
const DUREE_MAX_JOURS = 3 * 366

/** When the owner is away: every day of a period, or only some days of the week; the whole day, or the same hours each day. */
export type AbsenceVoulue = {
  readonly du: DateCivile
  /** The last day, included; `null` for a habit without an end. */
  readonly au: DateCivile | null
  /** Days of the week, 1 for Monday to 7 for Sunday; empty means every day. */
  readonly jours: readonly number[]
  /** `null` for whole days. */
  readonly plage: Plage | null
  /** Shown to the owner only. */
  readonly note: string
}

export type Absence = AbsenceVoulue & { readonly id: string }

export type AbsenceInvalide = {
  readonly _tag: 'AbsenceInvalide'
  readonly raison: 'fin_avant_debut' | 'sans_fin' | 'trop_longue' | 'jours' | 'heures' | 'jamais' | 'note'
}

const invalide = (raison: AbsenceInvalide['raison']): E.Either<AbsenceInvalide, never> =>
  E.left({ _tag: 'AbsenceInvalide', raison })

const sontDesJours = (jours: readonly number[]): boolean =>
  jours.every((jour) => Number.isInteger(jour) && jour >= 1 && jour <= 7) && new Set(jours).size === jours.length

const estUnePlage = ({ de, a }: Plage): boolean =>
  Number.isInteger(de) && Number.isInteger(a) && de >= 0 && de < a && a <= PLAGE_ENTIERE.a

export const parseAbsence = <A extends AbsenceVoulue>(voulue: A): E.Either<AbsenceInvalide, A> => {
  const { du, au, jours, plage, note } = voulue
  if (au !== null && au < du) return invalide('fin_avant_debut')
  if (au === null && jours.length === 0) return invalide('sans_fin')
  if (!sontDesJours(jours)) return invalide('jours')
  if (au !== null && joursEntre(du, au) > DUREE_MAX_JOURS) return invalide('trop_longue')
  if (plage !== null && !estUnePlage(plage)) return invalide('heures')
  if (note.length > NOTE_D_ABSENCE_MAX) return invalide('note')
  if (occurrences([voulue], du, plusJours(du, 7)).length === 0) return invalide('jamais')
  return E.right({ ...voulue, jours: jours.toSorted((a, b) => a - b) })
}

/** A busy time of the private calendar, without title or place. */
export type Occupation = { readonly debut: Date; readonly fin: Date }

/** The times when no visit can take place, other visits apart. */
export type Indisponibilites = { readonly absences: readonly Absence[]; readonly occupations: readonly Occupation[] }

type Regle = Pick<AbsenceVoulue, 'du' | 'au' | 'jours' | 'plage'>

const concerne = ({ du, au, jours }: Regle, jour: DateCivile): boolean =>
  du <= jour && (au === null || jour <= au) && (jours.length === 0 || jours.includes(jourDeSemaine(jour)))

export const plageDAbsence = ({ plage }: Pick<AbsenceVoulue, 'plage'>): Plage => plage ?? PLAGE_ENTIERE

const joindre = (plages: readonly Plage[]): readonly Plage[] =>
  plages
    .toSorted((x, y) => x.de - y.de)
    .reduce<readonly Plage[]>((jointes, plage) => {
      const derniere = jointes.at(-1)
      return derniere === undefined || derniere.a < plage.de
        ? [...jointes, plage]
        : [...jointes.slice(0, -1), { de: derniere.de, a: Math.max(derniere.a, plage.a) }]
    }, [])

/** The hours of a day that absences cover, in order, without overlap. */
export const plagesAbsentes = (absences: readonly Regle[], jour: DateCivile): readonly Plage[] =>
  joindre(absences.filter((absence) => concerne(absence, jour)).map(plageDAbsence))

/** The opening hours that remain free of absences, in order. */
export const plagesRestantes = (
  ouverture: Plage | null,
  absences: readonly Regle[],
  jour: DateCivile,
): readonly Plage[] =>
  plagesAbsentes(absences, jour).reduce<readonly Plage[]>(
    (restes, absente) =>
      restes.flatMap(({ de, a }) =>
        [
          { de, a: Math.min(a, absente.de) },
          { de: Math.max(de, absente.a), a },
        ].filter((reste) => reste.de < reste.a),
      ),
    ouverture === null ? [] : [ouverture],
  )

type Occurrence<A extends Regle = Absence> = { readonly jour: DateCivile; readonly absence: A }

/** One entry for each day and each absence of that day, from `du` to `au`, both included. */
const occurrences = <A extends Regle>(
  absences: readonly A[],
  du: DateCivile,
  au: DateCivile,
): readonly Occurrence<A>[] =>
  Array.from({ length: Math.max(0, joursEntre(du, au) + 1) }, (_, rang) => plusJours(du, rang)).flatMap((jour) =>
    absences.filter((absence) => concerne(absence, jour)).map((absence) => ({ jour, absence })),
  )

type Intervalle = { readonly debut: Date; readonly fin: Date }

const intervalleDe = ({ jour, absence }: Occurrence<Regle>): Intervalle => {
  const { de, a } = plageDAbsence(absence)
  return { debut: instantParis({ date: jour, minutes: de }), fin: instantParis({ date: jour, minutes: a }) }
}

const seRecouvrent = (x: Intervalle, y: Intervalle): boolean => x.debut < y.fin && y.debut < x.fin

/** The absences that overlap an interval, one entry a day, as instants. An absence that only touches it is left out. */
export const absencesPendant = <A extends Regle>(
  absences: readonly A[],
  intervalle: Intervalle,
): readonly (Occurrence<A> & Intervalle)[] =>
  occurrences(absences, dateParis(intervalle.debut), dateParis(intervalle.fin))
    .map((une) => ({ ...une, ...intervalleDe(une) }))
    .filter((une) => seRecouvrent(une, intervalle))

export type PeriodeDAbsence = Intervalle & { readonly id: string }

/** The periods of each absence between two days, as instants. Days that follow each other without a gap form one period. */
export const periodesDAbsence = (
  absences: readonly Absence[],
  du: DateCivile,
  au: DateCivile,
): readonly PeriodeDAbsence[] =>
  absences.flatMap((absence) =>
    occurrences([absence], du, au)
      .map((une) => ({ id: absence.id, ...intervalleDe(une) }))
      .reduce<readonly PeriodeDAbsence[]>((periodes, une) => {
        const derniere = periodes.at(-1)
        return derniere?.fin.getTime() === une.debut.getTime()
          ? [...periodes.slice(0, -1), { ...derniere, fin: une.fin }]
          : [...periodes, une]
      }, []),
  )

/** The part of a day that an interval covers, in minutes of Paris time; `null` if it covers none. */
const plageDuJourDe = ({ debut, fin }: Intervalle, jour: DateCivile): Plage | null => {
  const [de, a] = [aParis(debut), aParis(fin)]
  if (de.date > jour || a.date < jour) return null
  const plage = { de: de.date < jour ? 0 : de.minutes, a: a.date > jour ? PLAGE_ENTIERE.a : a.minutes }
  return plage.de < plage.a ? plage : null
}

/** Why part of a day is not free: an absence of the owner, or a busy time of the private calendar (no id, empty note). */
export type Indisponibilite = {
  readonly source: 'absence' | 'calendrier'
  readonly id: string | null
  readonly plage: Plage
  readonly note: string
}

export const indisponibilitesDuJour = (
  { absences, occupations }: Indisponibilites,
  jour: DateCivile,
): readonly Indisponibilite[] => [
  ...absences
    .filter((absence) => concerne(absence, jour))
    .map(({ id, note, ...absence }) => ({ source: 'absence' as const, id, note, plage: plageDAbsence(absence) })),
  ...joindre(occupations.flatMap((occupation) => plageDuJourDe(occupation, jour) ?? [])).map((plage) => ({
    source: 'calendrier' as const,
    id: null,
    note: '',
    plage,
  })),
]

/** The absences and busy times that overlap an interval, which may end on a later day. */
export const indisponibilitesPendant = (
  toutes: Indisponibilites,
  intervalle: Intervalle,
): readonly Indisponibilite[] => {
  const [du, au] = [dateParis(intervalle.debut), dateParis(intervalle.fin)]
  return Array.from({ length: joursEntre(du, au) + 1 }, (_, rang) => plusJours(du, rang)).flatMap((jour) => {
    const prise = plageDuJourDe(intervalle, jour)
    return prise === null
      ? []
      : indisponibilitesDuJour(toutes, jour).filter(({ plage }) => prise.de < plage.a && plage.de < prise.a)
  })
}

export type AbsenceInconnue = { readonly _tag: 'AbsenceInconnue' }

export const ABSENCE_INCONNUE: AbsenceInconnue = { _tag: 'AbsenceInconnue' }

/** A closure is announced to visitors this many days ahead. */
export const ANNONCE_JOURS = 28

/** The public part of an absence: when nobody answers, never why. */
export type Fermeture = Pick<AbsenceVoulue, 'du' | 'au' | 'jours' | 'plage'>

/** Absences of the next four weeks that overlap the opening hours. */
export const fermetures = (absences: readonly AbsenceVoulue[], aujourdhui: DateCivile): readonly Fermeture[] =>
  absences
    .filter((absence) =>
      occurrences([absence], aujourdhui, plusJours(aujourdhui, ANNONCE_JOURS)).some(({ jour }) => {
        const [ouverte, absente] = [plageDuJour(ACCUEIL, jour), plageDAbsence(absence)]
        return ouverte !== null && absente.de < ouverte.a && ouverte.de < absente.a
      }),
    )
    .map(({ du, au, jours, plage }) => ({ du, au, jours, plage }))
