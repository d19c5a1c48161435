import { ECHEC_DE_REINITIALISATION } from '../../contents/reinitialisation-texts.ts'
import { type Envoi, refuse, type Saisie } from '../formulaire/envoi.ts'
import { type Formulaire, useEnvoi } from '../formulaire/use-envoi.ts'
import { CHAMPS_REINITIALISATION, type ChampReinitialisation } from './champs.ts'

const partir = async (saisie: Saisie<ChampReinitialisation>): Promise<Envoi<ChampReinitialisation>> => {
  try {
    const { demander } = await import('./demander.ts')
    return await demander(saisie)
  } catch {
    return refuse(ECHEC_DE_REINITIALISATION)
  }
}

/** The form that asks for a temporary password. */
export const useReinitialisation = (): Formulaire<ChampReinitialisation> => useEnvoi(CHAMPS_REINITIALISATION, partir)
