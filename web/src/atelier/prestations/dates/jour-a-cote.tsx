import { useState } from 'react'
import type { Moment } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { parseDateCivile } from '#domain/calendrier/date-civile'
import * as E from '#fp/Either'
import { useMedia } from '../../../browser/use-media.ts'
import { ALaDemande } from '../../communs/a-la-demande.tsx'
import type { DateSaisie } from './date-saisie.ts'
import styles from './dates.module.css'
import { DATE_TEXTS } from './texts.ts'

/** As wide as the dialog needs for both; below it the day is folded. */
const A_COTE = '(min-width: 64rem)'

const charger = () => import('../../agenda/grille-du-jour.tsx')

type Props = {
  readonly prestation: PrestationReply
  /** The line whose day is shown. */
  readonly saisie: DateSaisie
  readonly onChoisir: (moment: Moment) => void
}

const Journee = ({ prestation, saisie, onChoisir }: Props) => {
  const jour = parseDateCivile(saisie.jour)
  return E.isLeft(jour) ? null : (
    <ALaDemande charger={charger} lignes={8}>
      {({ GrilleDuJour }) => (
        <GrilleDuJour
          jour={jour.right}
          heure={saisie.heure}
          duree={prestation.duree}
          sauf={prestation.id}
          onChoisir={onChoisir}
        />
      )}
    </ALaDemande>
  )
}

/** The hours of the day that is being typed: what is taken, and a press on a free one chooses it. */
export const JourACote = (props: Props) => {
  const aCote = useMedia(A_COTE)
  const [ouverte, setOuverte] = useState(false)
  if (aCote) {
    return (
      <div className={styles['day-beside']}>
        <Journee {...props} />
      </div>
    )
  }
  return (
    <details onToggle={({ currentTarget }) => setOuverte(currentTarget.open)}>
      <summary>{DATE_TEXTS.voirJournee}</summary>
      {ouverte ? <Journee {...props} /> : null}
    </details>
  )
}
