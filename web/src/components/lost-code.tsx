import { useState } from 'react'
import { LOST_CODE_TEXTS as TEXTS } from '../contents/site-texts.ts'
import { Button } from './button.tsx'
import styles from './lost-code.module.css'
import { Notice } from './notice.tsx'

const reachesSite = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Code that could not be fetched: the network is lost, or the site was renewed since this page was opened. The page
 * loaded anew mends both; without network it would not come back, so it stays.
 */
export const LostCode = () => {
  const [state, setState] = useState<'lost' | 'trying' | 'away'>('lost')
  const reload = async (): Promise<void> => {
    setState('trying')
    if (await reachesSite()) window.location.reload()
    else setState('away')
  }
  return (
    <div className={styles['lost']}>
      <Notice kind="error" live title={TEXTS.titre}>
        <p>{state === 'away' ? TEXTS.horsLigne : TEXTS.texte}</p>
        <div>
          <Button busy={state === 'trying'} onClick={() => void reload()}>
            {TEXTS.recharger}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
