import { useEffect, useRef } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Link } from '../../../app/router.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { appelNoteTexte, APPEL_TEXTS, LIGNE_TEXTS } from '../../../contents/admin-aujourdhui-texts.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import styles from './ligne.module.css'

/** What the line of a call becomes once it was noted: it takes the focus that the button had, and leads on. */
export const AppelNote = ({ prestation: { reference, client } }: { readonly prestation: PrestationReply }) => {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <li ref={place} tabIndex={-1} className={styles['noted']} data-place>
      <p>{appelNoteTexte(client.nom)}</p>
      <div className={styles['ways']}>
        <Link to={adresseDuLieu('prestations', { id: reference, noter: '1' })} className={styles['file']}>
          {APPEL_TEXTS.noter}
        </Link>
        <ButtonLink to={adresseDuLieu('prestations', { id: reference, proposer: '1' })}>
          {LIGNE_TEXTS.proposer}
          <span className="visually-hidden"> : {reference}</span>
        </ButtonLink>
      </div>
    </li>
  )
}
