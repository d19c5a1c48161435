/** The instant that the last order has just been placed at. */
export const SEEDED_UNTIL = new Date('2026-11-20T09:00:00Z')
