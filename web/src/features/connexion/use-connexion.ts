import { ECHEC_DE_CONNEXION } from '../../contents/connexion-texts.ts'
import { type Envoi, refuse, type Saisie } from '../formulaire/envoi.ts'
import { type Formulaire, useEnvoi } from '../formulaire/use-envoi.ts'
import { CHAMPS_CONNEXION, type ChampConnexion } from './champs.ts'

/** The rules and the call come with the first press: reading the page does not need them. */
const partir = async (saisie: Saisie<ChampConnexion>): Promise<Envoi<ChampConnexion>> => {
  try {
    const { connecter } = await import('./connecter.ts')
    return await connecter(saisie)
  } catch {
    return refuse(ECHEC_DE_CONNEXION)
  }
}

/** The login form, as a page or over a page. */
export const useConnexion = (): Formulaire<ChampConnexion> => useEnvoi(CHAMPS_CONNEXION, partir)
