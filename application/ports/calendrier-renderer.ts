/** Whom a visit is for; `statut` is what they answered elsewhere, since nobody reads the answers of calendars. */
export type Participant = { readonly nom: string; readonly email: string; readonly statut?: 'ACCEPTED' }

/** A visit as calendars know it. */
export type EntreeDeCalendrier = {
  /** Stable over every change of the same appointment. */
  readonly uid: string
  /** Raised by every change. */
  readonly sequence: number
  readonly debut: Date
  readonly fin: Date
  readonly statut: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  readonly titre: string
  readonly description: string
  readonly lieu: string
  readonly organisateur: { readonly nom: string; readonly email: string }
  /** `null` in the owner's own calendar, and while nothing is agreed. */
  readonly participant: Participant | null
}

export type Calendrier = {
  readonly methode: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  readonly ecritLe: Date
  readonly entrees: readonly EntreeDeCalendrier[]
}

/** Calendar files (iCalendar, RFC 5545), as bytes in UTF-8. */
export type CalendrierRenderer = { readonly ics: (calendrier: Calendrier) => Uint8Array }
