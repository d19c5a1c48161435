import type { AbsenceBody, AbsenceReply } from '#adapters/http/contract/routes/absences'
import { type AbsenceInvalide, parseAbsence } from '#domain/agenda/absence'
import { parseDateCivile } from '#domain/calendrier/date-civile'
import * as E from '#fp/Either'

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

export type ErreursDAbsence = Partial<Record<'du' | 'au' | 'jours' | 'heures', AbsenceInvalide['raison'] | 'manque'>>

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

export const minutesDe = (heure: string): number => Number(heure.slice(0, 2)) * 60 + Number(heure.slice(3))

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

const FAUTIFS: Readonly<Record<AbsenceInvalide['raison'], keyof ErreursDAbsence>> = {
  fin_avant_debut: 'au',
  sans_fin: 'au',
  trop_longue: 'au',
  jamais: 'jours',
  jours: 'jours',
  heures: 'heures',
  note: 'jours',
}

/** What is sent, or which fields are at fault. */
export const lireSaisie = (saisie: AbsenceSaisie): E.Either<ErreursDAbsence, Omit<AbsenceBody, 'confirmer'>> => {
  const { genre, journee, de, a, note } = saisie
  const du = parseDateCivile(saisie.du)
  if (E.isLeft(du)) return E.left({ du: 'manque' })
  const dernier = saisie.au === '' ? null : parseDateCivile(saisie.au)
  if (dernier !== null && E.isLeft(dernier)) return E.left({ au: 'fin_avant_debut' })
  const jours = genre === 'semaine' ? saisie.jours : []
  if (genre === 'semaine' && jours.length === 0) return E.left({ jours: 'manque' })
  if (!journee && (de === '' || a === '')) return E.left({ heures: 'heures' })
  const au = dernier?.right ?? (genre === 'periode' ? du.right : null)
  const plage = journee ? null : { de: minutesDe(de), a: minutesDe(a) }
  const lue = parseAbsence({ du: du.right, au, jours, plage, note })
  if (E.isLeft(lue)) return E.left({ [FAUTIFS[lue.left.raison]]: lue.left.raison })
  return E.right({ du: du.right, au, jours, de: journee ? null : de, a: journee ? null : a, note })
}
