import type { AccesRefuse, MotDePasseTemporaireActif, SessionRequise } from '#domain/compte/acces'
import type { RefusalTable } from '../refusal.ts'

export type RefusDAcces = SessionRequise | AccesRefuse | MotDePasseTemporaireActif

/** What is answered to whoever may not make a call. */
export const REFUS_D_ACCES = {
  SessionRequise: {
    status: 401,
    code: 'SESSION_REQUISE',
    message: () => 'Vous devez vous connecter pour accéder à votre compte.',
  },
  AccesRefuse: {
    status: 403,
    code: 'ACCES_REFUSE',
    message: () => 'Cette page est réservée à l’administration.',
  },
  MotDePasseTemporaireActif: {
    status: 403,
    code: 'MOT_DE_PASSE_TEMPORAIRE',
    message: () => 'Choisissez d’abord votre mot de passe.',
  },
} as const satisfies RefusalTable<RefusDAcces>
