import { type ComponentProps, lazy, Suspense } from 'react'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { COMMANDER_ERREURS, COMMANDER_TEXTS, ZONE_TEXTS } from '../../contents/commander-texts.ts'
import type { Echec } from '../../features/commande/echec.ts'
import styles from './echec-notice.module.css'

const HorsZoneNotice = lazy(async () => ({ default: (await import('./reponse-du-lieu.tsx')).HorsZoneNotice }))

/** Section 8: the sentence at once, then what can be done without travelling. */
export const HorsZone = (props: ComponentProps<typeof HorsZoneNotice>) => (
  <Suspense fallback={<p>{props.message}</p>}>
    <HorsZoneNotice {...props} />
  </Suspense>
)

type Props = { readonly echec: Echec; readonly titre?: string | undefined; readonly onReessayer: () => void }

/** Why the next step was not reached, and the way on. */
export const EchecNotice = ({ echec, titre, onReessayer }: Props) => {
  switch (echec.genre) {
    case 'hors_zone':
      return <HorsZone message={echec.message} live />
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
