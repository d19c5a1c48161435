import { CHANGEMENT_ERREURS, CHANGEMENT_TEXTS } from '../../contents/changement-texts.ts'
import { type Envoi, refuse, type Saisie } from '../formulaire/envoi.ts'
import { type Formulaire, useEnvoi } from '../formulaire/use-envoi.ts'
import { CHAMPS_CHANGEMENT, type ChampChangement } from './champs.ts'

const partir = async (saisie: Saisie<ChampChangement>): Promise<Envoi<ChampChangement>> => {
  try {
    const { changer } = await import('./changer.ts')
    return await changer(saisie)
  } catch {
    return refuse(CHANGEMENT_ERREURS.connexion, CHANGEMENT_TEXTS.reste)
  }
}

/** The form that changes a password. */
export const useChangement = (): Formulaire<ChampChangement> => useEnvoi(CHAMPS_CHANGEMENT, partir)
