import { useEffect, useRef } from 'react'
import type { EstimationFaiteReply } from '#adapters/http/contract/values/estimation-admin-reply'
import { STAY } from '../../../app/scroll-position.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { FICHE_ESTIMATION_TEXTS } from '../../../contents/admin-estimations-texts.ts'
import { useEstimationFaite } from '../../../features/admin/estimations/use-estimation-faite.ts'
import { useParametres } from '../../../features/admin/panneau/parametres.ts'
import type { Saisie } from '../../../features/commande/saisie.ts'
import { Charge } from '../cadre/charge.tsx'
import styles from '../cadre/dossier.module.css'
import { FicheContenu } from './fiche-contenu.tsx'

type Props = {
  readonly id: string
  /** As it is known already, if it is. */
  readonly connue: EstimationFaiteReply | undefined
  /** The call that it was saved from just now. */
  readonly appel: Saisie | null
  readonly onCommandee: () => void
}

const Introuvable = () => (
  <Notice kind="info" live title={FICHE_ESTIMATION_TEXTS.introuvable}>
    <p>{FICHE_ESTIMATION_TEXTS.introuvableAide}</p>
  </Notice>
)

/** One estimate, whole: the address names it, the list waits behind. */
export const FicheEstimation = ({ id, connue, appel, onCommandee }: Props) => {
  const { adresse } = useParametres()
  const demande = useEstimationFaite(id, connue)
  const { changer } = demande
  const haut = useRef<HTMLElement>(null)
  useEffect(() => {
    haut.current?.focus({ preventScroll: true })
    haut.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const commander = (faite: EstimationFaiteReply): void => {
    changer(() => faite)
    onCommandee()
  }
  return (
    <section ref={haut} tabIndex={-1} aria-label={FICHE_ESTIMATION_TEXTS.fiche} className={styles['record']}>
      <div className={styles['back']}>
        <ButtonLink variant="quiet" to={adresse({ id: '' })} state={STAY}>
          {FICHE_ESTIMATION_TEXTS.retour}
        </ButtonLink>
      </div>
      <Charge demande={demande}>
        {(faite) =>
          faite === null ? <Introuvable /> : <FicheContenu faite={faite} appel={appel} onCommandee={commander} />
        }
      </Charge>
    </section>
  )
}
