import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { CONNEXION_TEXTS, RECONNEXION_TEXTS } from '../../contents/connexion-texts.ts'
import { ChampsConnexion } from '../connexion/champs-connexion.tsx'
import { useConnexion } from '../connexion/use-connexion.ts'
import { showOverlay } from './overlay-store.ts'
import { finirReconnexion } from './reconnexion.ts'
import styles from './reconnexion.module.css'
import { closeSession, storedToken, subscribe } from './session-store.ts'
import { useClient } from './use-client.ts'

/** Another login, here or in another tab, gives the calls that wait their way; a logout ends them. */
const useAutreJeton = (): 'meme' | 'nouveau' | 'aucun' => {
  const [refuse] = useState(storedToken)
  const jeton = useSyncExternalStore(subscribe, storedToken, () => null)
  if (jeton === null) return 'aucun'
  return jeton === refuse ? 'meme' : 'nouveau'
}

/** What had the focus may be gone with the session: then the page has it, at its heading. */
const focusPage = (): void => {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body && activeElement.closest('dialog:not([open])') === null) return
  const lieux = ['dialog[open] button', 'main h1[tabindex]', 'main']
  lieux
    .map((lieu) => document.querySelector<HTMLElement>(lieu))
    .find((lieu) => lieu !== null)
    ?.focus()
}

/** Over the page whose session ended: its fields keep what was typed. Closing it gives the call up, nothing else. */
export const ReconnexionDialogue = () => {
  const { envoi, nouvelle, liaison } = useConnexion()
  const [identifiant] = useState(useClient()?.email ?? '')
  const [ferme, setFerme] = useState(false)
  const jeton = useAutreJeton()
  const fini = ferme || jeton !== 'meme'
  const { ref } = liaison
  // The dialog gives the focus to its first button; the person is here for the password.
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus()
  }, [ref])
  // After the dialog's own effect, which gives the focus back to the page.
  useEffect(() => {
    if (!fini) return
    focusPage()
    showOverlay(null)
    finirReconnexion(jeton === 'nouveau')
  }, [fini, jeton])
  return (
    <Dialog open={!fini} title={RECONNEXION_TEXTS.titre} onClose={() => setFerme(true)}>
      <p>{RECONNEXION_TEXTS.chapeau}</p>
      <form {...liaison} method="post" className={styles['form']}>
        <ChampsConnexion envoi={envoi} nouvelle={nouvelle} identifiant={identifiant} />
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" busy={envoi.etape === 'en_cours'}>
            {envoi.etape === 'en_cours' ? CONNEXION_TEXTS.enCours : RECONNEXION_TEXTS.reprendre}
          </Button>
          <Button variant="quiet" onClick={closeSession}>
            {RECONNEXION_TEXTS.autre}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
