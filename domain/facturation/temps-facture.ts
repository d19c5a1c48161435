/** The first hour is due whole, then each started quarter. */
const PREMIERE_HEURE = 60
const QUART = 15

/** A day and a night: more is a slip of the pen. */
export const MINUTES_MAX = 24 * 60

/** Hours to bill for minutes at work, by quarters. */
export const heuresFacturees = (minutes: number): number =>
  (PREMIERE_HEURE + Math.ceil(Math.max(0, minutes - PREMIERE_HEURE) / QUART) * QUART) / 60
