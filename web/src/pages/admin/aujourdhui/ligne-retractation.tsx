import { useEffect, useRef } from 'react'
import type { RetractationATraiterReply } from '#adapters/http/contract/routes/retractations'
import { formaterJour } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { Link } from '../../../app/router.ts'
import { dernierJourTexte } from '../../../contents/admin-aujourdhui-texts.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import { useJournee } from '../../../atelier/aujourdhui/queries.ts'
import { Acte } from '../retractations/acte.tsx'
import { Marque } from '../retractations/marque.tsx'
import styles from './ligne.module.css'

type Props = { readonly retractation: RetractationATraiterReply; readonly maintenant: Date }

const TITRES = ['retractations', 'a-contacter', 'rien-a-faire'] as const

/** Reads the day again; the line goes then, and with it its button: the title of its list takes the focus, or the next. */
const usePuisTitre = (): (() => void) => {
  const { recharger } = useJournee()
  const marquee = useRef(false)
  useEffect(
    () => () => {
      if (!marquee.current) return
      const titres = TITRES.map((ancre) => document.getElementById(ancre))
      titres.find((titre) => titre !== null)?.focus({ preventScroll: true })
    },
    [],
  )
  return () => {
    marquee.current = true
    void recharger()
  }
}

/** A withdrawal that still asks for something, and the last day the law gives for it. */
export const LigneRetractation = ({ retractation, maintenant }: Props) => {
  const marquer = usePuisTitre()
  const { id, nom, email, reference, prestationId, acte, avant, aRendre } = retractation
  return (
    <li className={styles['line']} data-place>
      <div className={styles['who']}>
        <h3>{nom}</h3>
        {prestationId === null ? (
          <span>{reference}</span>
        ) : (
          <Link to={adresseDuLieu('prestations', { id: reference })} className={styles['file']}>
            {reference}
          </Link>
        )}
      </div>
      <p className={styles['due']} data-late={avant < dateParis(maintenant) || undefined}>
        <strong>{dernierJourTexte(formaterJour(avant))}</strong>
      </p>
      <div className={styles['work']}>
        <p>
          <Acte acte={acte} aRendre={aRendre} prestationId={prestationId} />
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
      <div className={styles['ways']}>
        <Marque id={id} reference={reference} traitee={false} aConfirmer={acte === 'confirmer'} onMarquee={marquer} />
      </div>
    </li>
  )
}
