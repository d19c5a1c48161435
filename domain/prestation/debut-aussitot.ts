import type { Engagement } from './engagement.ts'

/** Who bought, and what they asked for expressly. */
export type Demandes = Pick<Engagement, 'acheteur' | 'debutAnticipeLe' | 'depannageUrgentLe'>

/** True if the work may begin at once: there is no right to withdraw, or the client asked for an early start. */
export const peutCommencerAussitot = ({ acheteur, debutAnticipeLe, depannageUrgentLe }: Demandes): boolean =>
  acheteur.type === 'professionnel' || debutAnticipeLe !== null || depannageUrgentLe !== null
