import { useEffect, useRef } from 'react'
import type { MessageReply } from '#adapters/http/contract/values/message-reply'
import { STAY } from '../../../app/scroll-position.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { FIL_TEXTS } from '../../../contents/admin-messages-texts.ts'
import { useFil, useMarquerLu } from '../../../features/admin/messages/use-fil.ts'
import { useQuandNouvelle } from '../../../features/admin/nouvelles/use-nouvelles.ts'
import { useParametres } from '../../../features/admin/panneau/parametres.ts'
import { Charge } from '../cadre/charge.tsx'
import styles from '../cadre/dossier.module.css'
import { FilContenu } from './fil-contenu.tsx'

type Props = {
  readonly id: string
  /** As the list knows it, if it does. */
  readonly connu: MessageReply | undefined
  readonly onModifie: (message: MessageReply) => void
}

const Introuvable = () => (
  <Notice kind="info" live title={FIL_TEXTS.introuvable}>
    <p>{FIL_TEXTS.introuvableAide}</p>
  </Notice>
)

/** One thread, whole: the address names it, the list waits behind. Opening it marks it read. */
export const Fil = ({ id, connu, onModifie }: Props) => {
  const { adresse } = useParametres()
  const demande = useFil(id, connu)
  const { donnees, changer, recharger } = demande
  const haut = useRef<HTMLElement>(null)
  const modifier = (message: MessageReply): void => {
    changer(() => message)
    onModifie(message)
  }
  useMarquerLu(donnees, modifier)
  useQuandNouvelle((nouvelle) => (nouvelle.id === id ? void recharger() : undefined))
  useEffect(() => {
    haut.current?.focus({ preventScroll: true })
    haut.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={haut} tabIndex={-1} aria-label={FIL_TEXTS.fil} className={styles['record']}>
      <div className={styles['back']}>
        <ButtonLink variant="quiet" to={adresse({ id: '' })} state={STAY}>
          {FIL_TEXTS.retour}
        </ButtonLink>
      </div>
      <Charge demande={demande}>
        {(message) =>
          message === null ? (
            <Introuvable />
          ) : (
            <FilContenu message={message} onModifie={modifier} onRecharger={recharger} />
          )
        }
      </Charge>
    </section>
  )
}
