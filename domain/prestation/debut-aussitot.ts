import type { Engagement } from './engagement.ts'

/** Who bought, and what was asked for expressly. */
export type Demandes = Pick<Engagement, 'acheteur' | 'debutAnticipeLe' | 'depannageUrgentLe'>

/** Whether the work may begin at once: nobody can withdraw, or the client asked for it. */
export const peutCommencerAussitot = ({ acheteur, debutAnticipeLe, depannageUrgentLe }: Demandes): boolean =>
  acheteur.type === 'professionnel' || debutAnticipeLe !== null || depannageUrgentLe !== null
