import type { DateCivile } from '#domain/calendrier/date-civile'

/** A day for a column: `24/11/2026`. */
export const jourCourt = (jour: DateCivile): string => jour.split('-').toReversed().join('/')
