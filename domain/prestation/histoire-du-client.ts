import type { Evenement } from './evenement.ts'

/** What a client is told of the history: that they were called, but none of the owner's own notes. */
export const histoireDuClient = (evenements: readonly Evenement[]): readonly Evenement[] =>
  evenements
    .filter(({ fait }) => fait.genre !== 'note')
    .map((evenement) =>
      evenement.fait.genre === 'appel' ? { ...evenement, fait: { ...evenement.fait, note: '' } } : evenement,
    )
