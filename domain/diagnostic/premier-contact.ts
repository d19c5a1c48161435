import type { Dossier } from '#domain/rendez-vous/dossier'

/**
 * When the business first came back to the client of an order: its call, or the first date that it proposed. `null` as long as it
 * has not, and of an order taken on the telephone, which nobody waited for.
 */
export const premierContact = ({
  prestation: { creeLe, appeleeLe },
  dates,
}: Pick<Dossier, 'prestation' | 'dates'>): Date | null => {
  if (appeleeLe?.getTime() === creeLe.getTime()) return null
  const instants = [...(appeleeLe === null ? [] : [appeleeLe]), ...dates.map(({ proposeeLe }) => proposeeLe)]
  return instants.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}
