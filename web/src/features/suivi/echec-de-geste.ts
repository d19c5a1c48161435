import type { CallFailure } from '../../api/reply.ts'
import { GESTE_TEXTS } from '../../contents/rendez-vous-texts.ts'

/** Why a press changed nothing, and the ways on. */
export type EchecDeGeste = {
  readonly message: string
  /** Only a call helps. */
  readonly appeler: boolean
  /** What is on the screen is no longer how things are. */
  readonly actualiser: boolean
}

const A_DISCUTER: readonly string[] = ['REPONSE_FIGEE', 'INTERVENTION_COMMENCEE', 'LIEN_EXPIRE', 'PRESTATION_CLOSE']

export const echecDeGeste = (echec: CallFailure): EchecDeGeste =>
  echec._tag === 'Reseau'
    ? { message: GESTE_TEXTS.reseau, appeler: false, actualiser: false }
    : {
        message: echec.message,
        appeler: A_DISCUTER.includes(echec.code),
        actualiser: [404, 409, 410].includes(echec.status),
      }
