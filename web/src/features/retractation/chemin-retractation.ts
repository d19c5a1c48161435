import type { Reference } from '#domain/prestation/reference'

export const CHEMIN_RETRACTATION = '/retractation'

/** The form, with the order already named. */
export const cheminDeRetractation = (reference: Reference): string =>
  `${CHEMIN_RETRACTATION}?reference=${encodeURIComponent(reference)}`
