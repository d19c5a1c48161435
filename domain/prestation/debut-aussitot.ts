import type { Engagement } from './engagement.ts'

export type Demandes = Pick<Engagement, 'acheteur' | 'debutAnticipeLe' | 'depannageUrgentLe'>

export const peutCommencerAussitot = ({ acheteur, debutAnticipeLe, depannageUrgentLe }: Demandes): boolean =>
  acheteur.type === 'professionnel' || debutAnticipeLe !== null || depannageUrgentLe !== null
