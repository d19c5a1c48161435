import { Suspense } from 'react'
import { makeCode, useCode } from '../../browser/use-code.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { COMMANDER_ERREURS, COMMANDER_TEXTS, ZONE_TEXTS } from '../../contents/commander-texts.ts'
import type { Echec } from '../../features/commande/echec.ts'
import styles from './echec-notice.module.css'

/** What is said of a place once it was asked: nothing is known before. */
export const reponseDuLieu = makeCode(() => import('./reponse-du-lieu.tsx'))

/** Says why the order failed. Until the code of the notice has loaded, a sentence names the contact form. */
const HorsZone = ({ message }: { readonly message: string }) => {
  const code = useCode(reponseDuLieu)
  return code === null ? <p>{message}</p> : <code.HorsZoneNotice message={message} live />
}

type Props = { readonly echec: Echec; readonly titre?: string | undefined; readonly onReessayer: () => void }

/** Why the next step was not reached, and the way on. */
export const EchecNotice = ({ echec, titre, onReessayer }: Props) => {
  switch (echec.genre) {
    case 'hors_zone':
      return (
        <Suspense fallback={null}>
          <HorsZone message={echec.message} />
        </Suspense>
      )
    case 'zone_non_verifiee':
      return (
        <Notice kind="error" live title={COMMANDER_ERREURS.zone}>
          <p>{ZONE_TEXTS.conseil}</p>
          <div className={styles['actions']}>
            <Button onClick={onReessayer}>{COMMANDER_TEXTS.reessayer}</Button>
            <ButtonLink to="/contact" variant="quiet">
              {COMMANDER_TEXTS.contact}
            </ButtonLink>
          </div>
        </Notice>
      )
    case 'refus':
    case 'sans_reponse':
      return (
        <Notice kind="error" live title={titre}>
          <p>{echec.message}</p>
        </Notice>
      )
  }
}
