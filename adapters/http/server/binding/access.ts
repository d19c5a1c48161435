import type { Access } from '#adapters/http/contract/route'
import type { Session } from '#application/shared/session'
import type { ErrorAnswer } from '../errors/error-answer.ts'

const SESSION_REQUISE: ErrorAnswer = {
  status: 401,
  code: 'SESSION_REQUISE',
  message: 'Vous devez vous connecter pour accéder à votre compte.',
}

export const ACCES_REFUSE: ErrorAnswer = {
  status: 403,
  code: 'ACCES_REFUSE',
  message: 'Cette page est réservée à l’administration.',
}

const MOT_DE_PASSE_TEMPORAIRE: ErrorAnswer = {
  status: 403,
  code: 'MOT_DE_PASSE_TEMPORAIRE',
  message: 'Choisissez d’abord votre mot de passe.',
}

/** Why a session may not make a call; `null` when it may. The use case decides about the record. */
export const accessRefusal = (access: Access, session: Session): ErrorAnswer | null => {
  if (access === 'tous' || session._tag === 'Admin') return null
  if (session._tag === 'Visiteur') return SESSION_REQUISE
  if (access === 'admin') return ACCES_REFUSE
  return session.temporaire ? MOT_DE_PASSE_TEMPORAIRE : null
}
