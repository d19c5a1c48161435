import { useState } from 'react'
import * as E from '#fp/Either'
import type { EffacementReply } from '#adapters/http/contract/routes/comptes'
import type { CallFailure } from '../../../api/reply.ts'
import { STAY } from '../../../app/scroll-position.tsx'
import { scrollBehavior } from '../../../browser/scroll-behavior.ts'
import { useAnswer } from '../../../browser/use-answer.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { EFFACEMENT_TEXTS as TEXTS } from '../../../contents/mon-compte-texts.ts'
import { ESPACE_TEXTS } from '../../../contents/mon-espace-texts.ts'
import { appeler } from '../../../features/espace/appeler.ts'
import { Bilan } from './bilan.tsx'
import { Confirmation } from './confirmation.tsx'
import styles from './effacement.module.css'

export type EffacementProps = {
  readonly onEfface: (effacement: EffacementReply) => void
  readonly onGarder: () => void
}

type EchecProps = Pick<EffacementProps, 'onGarder'> & {
  readonly echec: CallFailure
  readonly onReessayer: () => void
}

const ECRIRE = 'ecrire'

/** The place to write from is on the page under the dialog, which closes and gives the focus back before it scrolls. */
const Ecrire = ({ onGarder }: Pick<EffacementProps, 'onGarder'>) => (
  <ButtonLink
    to={{ hash: `#${ECRIRE}` }}
    state={STAY}
    onClick={() => {
      onGarder()
      requestAnimationFrame(() => document.getElementById(ECRIRE)?.scrollIntoView({ behavior: scrollBehavior() }))
    }}
  >
    {TEXTS.ecrire}
  </ButtonLink>
)

/** An agreed visit comes first, whose order is to be cancelled or ended; so does money to be given back, which is written about. */
const Impossible = ({ echec, onReessayer, onGarder }: EchecProps) =>
  echec._tag === 'Refus' ? (
    <Notice kind="warning" title={TEXTS.impossible} live>
      <p>{echec.message}</p>
      <div>
        {echec.code === 'ARGENT_DETENU' ? (
          <Ecrire onGarder={onGarder} />
        ) : (
          <ButtonLink to="/mes-prestations">{TEXTS.voirCommandes}</ButtonLink>
        )}
      </div>
    </Notice>
  ) : (
    <Notice kind="error" title={TEXTS.echec} live>
      <p>{TEXTS.reseau}</p>
      <div>
        <Button onClick={onReessayer}>{ESPACE_TEXTS.reessayer}</Button>
      </div>
    </Notice>
  )

const demanderBilan = () => appeler((calls) => calls.bilan())

/** First what goes and what stays, then a word to type, then the press. */
export const Effacement = ({ onEfface, onGarder }: EffacementProps) => {
  const { answer: bilan, change, askAgain } = useAnswer(demanderBilan)
  const [enCours, setEnCours] = useState(false)
  const effacer = async (): Promise<void> => {
    setEnCours(true)
    const reponse = await appeler((calls) => calls.effacer())
    setEnCours(false)
    if (E.isRight(reponse)) onEfface(reponse.right)
    else change(() => reponse)
  }
  if (bilan === null) return <p>{TEXTS.bilanEnCours}</p>
  return (
    <div className={styles['erase']}>
      {E.isLeft(bilan) ? (
        <>
          <Impossible echec={bilan.left} onReessayer={() => void askAgain()} onGarder={onGarder} />
          <div>
            <Button onClick={onGarder}>{TEXTS.garder}</Button>
          </div>
        </>
      ) : (
        <>
          <Bilan effacement={bilan.right} />
          <Confirmation enCours={enCours} onConfirmer={() => void effacer()} onGarder={onGarder} />
        </>
      )}
    </div>
  )
}
