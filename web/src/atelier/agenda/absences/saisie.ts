import type { AbsenceBody, AbsenceReply } from '#adapters/http/contract/routes/absences'
import { type AbsenceInvalide, parseAbsence } from '#domain/agenda/absence'
import { parseDateCivile } from '#domain/calendrier/date-civile'
import * as E from '#fp/Either'
import { minutesDe } from '../heures.ts'
import { ABSENCES_TEXTS } from './texts.ts'

/** What the form holds, as typed. */
export type AbsenceSaisie = {
  readonly genre: 'periode' | 'semaine'
  readonly du: string
  readonly au: string
  readonly jours: readonly number[]
  readonly journee: boolean
  readonly de: string
  readonly a: string
  readonly note: string
}

/** A sentence for the field at fault; of hours, the second. */
export type ErreursDAbsence = Readonly<Partial<Record<'du' | 'au' | 'jours' | 'a', string>>>

export const SAISIE_VIDE: AbsenceSaisie = {
  genre: 'periode',
  du: '',
  au: '',
  jours: [],
  journee: true,
  de: '14:00',
  a: '18:00',
  note: '',
}

export const saisieDe = ({ du, au, jours, de, a, note }: AbsenceReply): AbsenceSaisie => ({
  genre: jours.length > 0 ? 'semaine' : 'periode',
  du,
  au: au === null || (au === du && jours.length === 0) ? '' : au,
  jours,
  journee: de === null,
  de: de ?? SAISIE_VIDE.de,
  // A field of the browser knows no 24:00.
  a: a === null ? SAISIE_VIDE.a : a === '24:00' ? '23:59' : a,
  note,
})

const FIN: ErreursDAbsence = { au: ABSENCES_TEXTS.finAvantDebut }
const JOURS: ErreursDAbsence = { jours: ABSENCES_TEXTS.joursManquants }
const HEURES: ErreursDAbsence = { a: ABSENCES_TEXTS.heuresManquantes }

const FAUTES: Readonly<Record<AbsenceInvalide['raison'], ErreursDAbsence>> = {
  fin_avant_debut: FIN,
  sans_fin: FIN,
  trop_longue: FIN,
  jamais: { jours: ABSENCES_TEXTS.jamais },
  jours: JOURS,
  heures: HEURES,
  note: JOURS,
}

/** What is sent, or the first field at fault. */
export const lireSaisie = (saisie: AbsenceSaisie): E.Either<ErreursDAbsence, Omit<AbsenceBody, 'confirmer'>> => {
  const { genre, journee, de, a, note } = saisie
  const jours = genre === 'semaine' ? saisie.jours : []
  if (genre === 'semaine' && jours.length === 0) return E.left(JOURS)
  const du = parseDateCivile(saisie.du)
  if (E.isLeft(du)) return E.left({ du: ABSENCES_TEXTS.duManquant })
  const dernier = saisie.au === '' ? null : parseDateCivile(saisie.au)
  if (dernier !== null && E.isLeft(dernier)) return E.left(FIN)
  const [debut, fin] = [minutesDe(de), minutesDe(a)]
  if (!journee && (debut === null || fin === null)) return E.left(HEURES)
  const au = dernier?.right ?? (genre === 'periode' ? du.right : null)
  const plage = journee || debut === null || fin === null ? null : { de: debut, a: fin }
  const lue = parseAbsence({ du: du.right, au, jours, plage, note })
  if (E.isLeft(lue)) return E.left(FAUTES[lue.left.raison])
  return E.right({ du: du.right, au, jours, de: journee ? null : de, a: journee ? null : a, note })
}
