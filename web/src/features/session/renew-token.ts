import { clientConnecte } from './client-connecte.ts'
import { showOverlay } from './overlay-store.ts'
import { attendreReconnexion } from './reconnexion.ts'
import { storedClient, storedToken } from './session-store.ts'

/** Whose session it is. */
export const ownerOfSession = (): string => clientConnecte(storedClient())?.email ?? ''

/** Asks for the password over the page, whose fields keep what was typed; answers whether the session is open again. */
const askLogin = async (): Promise<boolean> => {
  try {
    const { ReconnexionDialogue } = await import('./reconnexion-dialogue.tsx')
    showOverlay(ReconnexionDialogue)
    return await attendreReconnexion()
  } catch {
    return false
  }
}

/** The token after a refused one: of another tab, or of a new login. `null` when it is given up, or of somebody else. */
export const renewToken = async (refused: string, owner: string): Promise<string | null> => {
  const renewed = storedToken() !== refused || (await askLogin())
  return renewed && ownerOfSession() === owner ? storedToken() : null
}
